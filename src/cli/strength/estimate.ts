import type { Match } from './match.ts';

/** Half the width of an interval that holds the truth 95 times in a hundred, in standard errors. */
const WIDTH = 1.96;

/** One setting as a row of the table: means over all deals, with 95 % intervals by deals. */
export function rowOf(matches: readonly Match[]): string {
  const [{ variant, seats, level, aim, way }] = matches as readonly [Match];
  const own = mean(matches.map((match) => match.own));
  const others = mean(matches.map((match) => match.others));
  const ratio = own / others;
  // The error of a quotient: of what each deal leaves when own damage is compared with its share.
  const spread = halfWidth(matches.map((match) => (match.own - ratio * match.others) / others));
  const times = matches.flatMap((match) => match.times);
  const cells = [
    [aim ? `${variant}, for ${aim}` : variant, ...(way ? [way] : [])].join(', '),
    seats,
    level,
    matches.length * seats,
    own.toFixed(2),
    others.toFixed(2),
    `${ratio.toFixed(3)} ± ${spread.toFixed(3)}`,
    withWidth(matches.map((match) => match.points)),
    withWidth(matches.map((match) => match.total)),
    withWidth(matches.map((match) => match.othersTotal)),
    mean(times).toFixed(1),
    Math.max(...times).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

const withWidth = (values: readonly number[]): string =>
  `${mean(values).toFixed(2)} ± ${halfWidth(values).toFixed(2)}`;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function halfWidth(values: readonly number[]): number {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return WIDTH * Math.sqrt(squares / (values.length - 1) / values.length);
}
