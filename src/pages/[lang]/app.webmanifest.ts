import type { APIRoute } from 'astro';
import { LANGUAGES, languageOf } from '../../site/i18n/languages.ts';
import { manifest } from '../../site/programs.ts';

export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) => manifest(languageOf(params));
