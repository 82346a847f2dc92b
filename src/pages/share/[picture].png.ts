import type { APIRoute } from 'astro';
import { GAMES } from '../../games/list.ts';
import { sharePicture } from '../../site/build/share-picture.ts';
import { gameOf, gameWords } from '../../site/games.ts';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';

interface Props {
  readonly id: string;
  readonly language: Language;
}

export const getStaticPaths = () =>
  LANGUAGES.flatMap((language) =>
    GAMES.map(({ id }) => ({ params: { picture: `${id}.${language}` }, props: { id, language } })),
  );

export const GET: APIRoute<Props> = async ({ props: { id, language } }) => {
  const png = await sharePicture(gameWords(language, id)('welcome.heading'), gameOf(id).preview());
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
