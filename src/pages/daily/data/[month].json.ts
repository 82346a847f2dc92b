import type { APIRoute } from 'astro';
import { monthOf } from '../../../core/day.ts';
import { ALL_MONTHS, ENTRIES } from '../../../site/dailies.ts';

export const getStaticPaths = () => ALL_MONTHS.map((month) => ({ params: { month } }));

/** The questions of a month by their days. Months to come are there too: nobody builds daily for ever. */
export const GET: APIRoute = ({ params }) => {
  const days = ENTRIES.filter(({ day }) => monthOf(day) === params['month']);
  return Response.json(Object.fromEntries(days.map(({ day, source }) => [day, source])));
};
