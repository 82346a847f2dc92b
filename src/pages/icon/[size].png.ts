import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

/** Our sign on a stormy sea as devices show it on their first page; all of it lies in the circle they may cut out. */
export const getStaticPaths = () => ['180', '192', '512'].map((size) => ({ params: { size } }));

export const GET: APIRoute = async ({ params }) => {
  const size = Number(params['size']);
  const png = await sharp(readFileSync('public/icon.svg'), { density: 144 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
