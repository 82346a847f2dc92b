const SHEETS = import.meta.glob<string>('/src/games/*/tables/sheet.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The stylesheet that only the pages of this game link: its `tables/sheet.css`. What a component imports
 * instead would come with every page of the routes that all games share.
 * @param part the first part of the page’s address.
 */
export const gameSheet = (part: string | undefined): string | undefined =>
  SHEETS[`/src/games/${part}/tables/sheet.css`];
