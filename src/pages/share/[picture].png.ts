import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { GAMES } from '../../games/list.ts';
import { gameWords } from '../../site/games.ts';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';

interface Props {
  readonly id: string;
  readonly language: Language;
}

export const getStaticPaths = () =>
  LANGUAGES.flatMap((language) =>
    GAMES.map(({ id }) => ({ params: { picture: `${id}.${language}` }, props: { id, language } })),
  );

/** What previews of links show: our sign, the heading of a game, as large as it can be, and its picture. */
export const GET: APIRoute<Props> = async ({ props: { id, language } }) => {
  const words = {
    text: `<span foreground="#10243b" weight="bold">${gameWords(language, id)('welcome.heading')}</span>`,
    font: 'Palatino, P052, Georgia, serif',
    rgba: true,
    width: 540,
    height: 300,
  };
  const png = await sharp('src/site/build/share.svg')
    .composite([
      { input: `src/games/${id}/preview.svg`, left: 663, top: 35 },
      { input: { text: words }, left: 56, top: 200 },
    ])
    .png({ palette: true, colours: 32 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
