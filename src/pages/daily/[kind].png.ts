import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { DAILY_GAME, DAILY_KINDS } from '../../site/dailies.ts';

const PICTURES = import.meta.glob<(kind: string) => string>('/src/games/*/pages/daily/picture.ts', {
  eager: true,
  import: 'pictureOf',
});

export const getStaticPaths = () => ['daily', ...DAILY_KINDS].map((kind) => ({ params: { kind } }));

/** The picture that previews of links to a puzzle show. */
export const GET: APIRoute = async ({ params }) => {
  const draw = PICTURES[`/src/games/${DAILY_GAME.id}/pages/daily/picture.ts`];
  if (!draw) throw new Error(`The game ${DAILY_GAME.id} has no pages/daily/picture.ts`);
  const png = await sharp(Buffer.from(draw(params['kind'] ?? '')))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
