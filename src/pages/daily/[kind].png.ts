import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { DAILY_GAME, DAILY_KINDS } from '../../site/dailies.ts';

export const getStaticPaths = () =>
  ['daily', 'deal', ...DAILY_KINDS].map((kind) => ({ params: { kind } }));

/** The picture that previews of links to a puzzle, or to the deal of the day, show. */
export const GET: APIRoute = async ({ params }) => {
  const { pictureOf } = await import(`../../games/${DAILY_GAME.id}/pages/daily/picture.ts`);
  const png = await sharp(Buffer.from(pictureOf(params['kind'])))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
