import type { APIRoute } from 'astro';
import { fileAddress } from '../site/i18n/pages.ts';

export const GET: APIRoute = ({ site }) => {
  const sitemap = new URL(fileAddress('sitemap-index.xml'), site).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
};
