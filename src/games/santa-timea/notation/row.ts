import type { Token } from '../../../core/scanner.ts';
import type { WindCard } from '../rules/cards.ts';
import { OPEN_CARDS, type Row } from '../rules/deal.ts';
import { checkWindCards } from '../rules/position.ts';
import { VARIANTS } from '../rules/variants.ts';
import { makeWindCard, readWindCard, type Scanner } from './cards.ts';

/** `row N2 S1 W1 E3 ~ E1 W3 S3`: the first three lie open, behind `~` stands the forecast. */
export interface RowPosition {
  readonly kind: 'row';
  readonly row: Row;
}

const FORECAST = VARIANTS.pro.forecast;

export function makeRow({ row }: RowPosition): string {
  const winds = [...row.open, ...row.deck].map(makeWindCard);
  const forecast = row.forecast.map(makeWindCard);
  return ['row', ...winds, ...(forecast.length > 0 ? ['~', ...forecast] : [])].join(' ');
}

export function readRow(scanner: Scanner): RowPosition {
  const tokens: Token[] = [];
  const winds = readWinds(scanner, tokens);
  if (winds.length < OPEN_CARDS) scanner.fail('row-too-short', scanner.peek(), 'S2');
  const announced = scanner.accept('~');
  const forecast = announced ? readWinds(scanner, tokens) : [];
  if (announced && forecast.length !== FORECAST) {
    scanner.fail('forecast-not-three', tokens[winds.length + FORECAST] ?? scanner.peek(), 'B1');
  }
  scanner.end();
  scanner.refuse(checkWindCards([...winds, ...forecast]), { winds: tokens });
  const row = { open: winds.slice(0, OPEN_CARDS), deck: winds.slice(OPEN_CARDS), forecast };
  return { kind: 'row', row };
}

function readWinds(scanner: Scanner, tokens: Token[]): WindCard[] {
  const winds: WindCard[] = [];
  while (!scanner.done && scanner.peek().text !== '~') {
    tokens.push(scanner.peek());
    winds.push(readWindCard(scanner));
  }
  return winds;
}
