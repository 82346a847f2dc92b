import type { APIRoute } from 'astro';
import { LANGUAGES, languageOf } from '../../site/i18n/languages.ts';
import { manifest } from '../../site/programs.ts';

export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

/** What a device needs to put the site among its programs. */
export const GET: APIRoute = ({ params }) => manifest(languageOf(params));
