import { createSignal, For, Show } from 'solid-js';
import { ALONE, isShared, type People } from '../../../../core/people.ts';
import { type GivenWords, wordsOf } from '../../../../device/page.ts';
import { Choice } from '../../../../kit/Choice.tsx';
import { NewGame as Frame, SeatsChoice, Told } from '../../../../kit/play/NewGame.tsx';
import { PeopleChoice } from '../../../../kit/play/PeopleChoice.tsx';
import { FULL, HALF, ShipParts, SLACK } from '../../../../kit/SmallShip.tsx';
import { seatNames } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { COMPANIES, type Company, LEVELS, levelAt, wayAt } from '../../notation/levels.ts';
import { bookOf } from '../../notation/ruleset.ts';
import { tables } from '../../players/kept.ts';
import { type Match, NEW_TABLE } from '../../players/match.ts';
import { SEAT_COUNTS, TRICKS } from '../../rules/deal.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { ROUNDS } from '../../rules/game.ts';
import { VARIANT_NAMES, type VariantName } from '../../rules/variants.ts';
import { gameReader, PlayGame } from './PlayGame.tsx';

/** The stronger, the fuller. */
const RIGS = { gentle: SLACK, able: HALF, strong: FULL } as const;

export function NewGame(props: { readonly lang: string; readonly words: GivenWords }) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [seats, setSeats] = createSignal(4);
  const [variant, setVariant] = createSignal<VariantName>('basic');
  const [rounds, setRounds] = createSignal<number>(ROUNDS);
  const [chosen, setPeople] = createSignal(ALONE);
  const people = (): People => chosen().filter((seat) => seat < seats());
  const [level, setLevel] = createSignal<Company>('gentle');
  const [isCoached, setCoached] = createSignal(false);
  const [isCalling, setCalling] = createSignal(false);
  const edition = bookOf(props.lang);
  const deal = (seed: number): Match => {
    const isAlone = !isShared(people());
    return {
      ...NEW_TABLE,
      edition,
      variant: variant(),
      seed,
      seats: seats(),
      people: people(),
      tricks: TRICKS,
      isGame: rounds() > 1,
      level: level(),
      hasWays: true,
      isCoached: isAlone && isCoached(),
      calls: isAlone && isCalling() ? '' : null,
    };
  };
  const resumeName = ({ isGame, before, cards, seats }: Match) => {
    if (isGame) return t('new-game.resume-round', { round: before.length + 1 });
    return t('new-game.resume-trick', { trick: Math.max(1, Math.ceil(cards.length / seats)) });
  };
  const players = () =>
    seatNames(t)
      .slice(0, seats())
      .map((name, seat) => {
        const own = levelAt(level(), seat);
        const strength = level() === own ? [] : [t(`new-game.strength.${own}`)];
        const note = () => [...strength, t(`new-game.way.${wayAt(seat)}`)].join(', ');
        return seat === LEARNER ? { name } : { name, note: note() };
      });
  const Named = (props: { readonly of: Company | VariantName | 'coached' | 'calls' }) => (
    <Told label={t(`new-game.${props.of}`)} text={t(`new-game.${props.of}-text`)} />
  );
  const Extra = (props: {
    readonly of: 'coached' | 'calls';
    readonly isChosen: boolean;
    readonly onChoose: (isChosen: boolean) => void;
  }) => (
    <label class="st-option">
      <input
        type="checkbox"
        checked={props.isChosen}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.checked)}
      />
      <Named of={props.of} />
    </label>
  );
  return (
    <Frame
      game="santa-timea"
      tables={tables}
      resumeName={resumeName}
      reader={gameReader(t)}
      deal={deal}
      Play={PlayGame}
      lang={props.lang}
      words={props.words}
      t={t}
    >
      <Choice
        name="level"
        label={t('new-game.level')}
        values={COMPANIES}
        chosen={level()}
        onChoose={setLevel}
      >
        {(company) => (
          <>
            <Sails of={company} />
            <Named of={company} />
          </>
        )}
      </Choice>
      <SeatsChoice seats={SEAT_COUNTS} chosen={seats()} onChoose={setSeats} t={t} />
      <PeopleChoice
        against={t('new-game.against')}
        players={players()}
        picture={(seat) => <Sails of={levelAt(level(), seat)} />}
        people={people()}
        onPeople={setPeople}
        t={t}
      />
      <Choice
        name="variant"
        label={t('new-game.variant')}
        values={VARIANT_NAMES}
        chosen={variant()}
        onChoose={setVariant}
      >
        {(name) => <Named of={name} />}
      </Choice>
      <Choice
        name="length"
        label={t('new-game.length')}
        values={[ROUNDS, 1]}
        chosen={rounds()}
        onChoose={setRounds}
      >
        {(count) => t('new-game.rounds', { count })}
      </Choice>
      <Show when={!isShared(people())}>
        <Extra of="coached" isChosen={isCoached()} onChoose={setCoached} />
        <Extra of="calls" isChosen={isCalling()} onChoose={setCalling} />
      </Show>
      <p class="st-note">
        {t('reading.edition')} {t(`reading.${edition}`)}
      </p>
    </Frame>
  );
}

const FLEET = ['translate(0 21)', 'translate(25 21)', 'translate(13)'];

const Sails = (props: { readonly of: Company }) => (
  <svg class="st-captain" viewBox="0 0 52 46" aria-hidden="true">
    <Show when={props.of !== 'mixed' && props.of} fallback={<Fleet />} keyed>
      {(level) => <ShipParts rig={RIGS[level]} />}
    </Show>
  </svg>
);

const Fleet = () => (
  <For each={LEVELS}>
    {(level, index) => (
      <g transform={`${FLEET[index()]} scale(0.52)`}>
        <ShipParts rig={RIGS[level]} />
      </g>
    )}
  </For>
);
