/** What the built pages show of their tricks, read from the drawings alone. */
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { WINDS } from '../../src/core/compass.ts';
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { FULL, HALF, type Rig, SLACK } from '../../src/kit/SmallShip.tsx';
import { gameWords } from '../browser/words.ts';
import { COLLECTION } from '../supply-kit.ts';
import { PAGES, page } from './site.ts';

/** The sails of a card whose direction lies so many quarters of a turn from the wind’s. */
const SAILS: readonly Rig[] = [FULL, HALF, SLACK, HALF];

/** The direction in the classes of a drawing; a Piratess has none. */
const directionOf = (drawing: Element | null) =>
  WINDS.findIndex((wind) => drawing?.classList.contains(`st-${wind}`));

/** The pages in English with a trick that is ruled; of the puzzles every tenth. */
const RULED = [...PAGES].filter(
  ([address, html]) =>
    /^\/en\/santa-timea\/(?!puzzles\/p\d+[1-9]\/)/.test(address) && html.includes('st-sails'),
);

it('every ship carries the sails of her card in this wind, a Piratess those of the ship before her', () => {
  const wrong: string[] = [];
  const seen = new Set<Rig>();
  for (const [address, html] of RULED) {
    for (const sea of parseHTML(html).document.querySelectorAll(
      '.st-sea:not(.st-beside .st-sea)',
    )) {
      const wind = directionOf(sea.querySelector('.st-winds .st-wind'));
      let rig = SLACK;
      for (const lane of sea.querySelectorAll('.st-seat.st-sails')) {
        const direction = directionOf(lane.querySelector('.st-hull'));
        if (direction >= 0) rig = SAILS[(direction - wind + 4) % 4] ?? FULL;
        // A card that is out leaves a wreck.
        if (lane.classList.contains('st-out')) continue;
        seen.add(rig);
        const cloth = lane.querySelector('.st-cloth')?.getAttribute('d');
        if (cloth !== rig.cloth) wrong.push(`${address}: ${lane.textContent}`);
      }
    }
  }
  expect(RULED.length).toBeGreaterThan(10);
  expect(seen).toEqual(new Set(SAILS));
  expect(wrong).toEqual([]);
});

it('a place at which nothing has been played says its name alone', () => {
  const { document } = parseHTML(page('/en/santa-timea/whole-round/'));
  const lanes = [...document.querySelectorAll('.st-play-table .st-lane')];
  expect(lanes.length).toBeGreaterThan(1);
  const textsOf = (part: string) => lanes.map((lane) => lane.querySelector(part)?.textContent);
  expect(textsOf('.aloud')).toEqual(textsOf('.st-name'));
});

it('[A1] [A1b] [A2] a puzzle says that the books leave its answer open, where they do and nowhere else', () => {
  const t = gameWords('de');
  const depends = COLLECTION.map(
    ({ key, question }) => [key, QUESTIONS.dependsOn(question)] as const,
  );
  const points = [...new Set(depends.flatMap(([, open]) => open))];
  expect(points).toContain('copiedZero');
  for (const [key, open] of depends) {
    const { document } = parseHTML(page(`/de/santa-timea/puzzles/${key}/`));
    const notes = document.querySelectorAll('.st-task > .st-note');
    const said = [...notes].map(({ textContent }) => textContent);
    expect(
      points.filter((point) => said.includes(t(`depends.${point}`))),
      key,
    ).toEqual(points.filter((point) => open.includes(point)));
  }
});
