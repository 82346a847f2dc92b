import type { APIRoute } from 'astro';
import { languageOf, languagePaths } from '../../site/i18n/languages.ts';
import { manifest } from '../../site/programs.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute = ({ params }) => manifest(languageOf(params));
