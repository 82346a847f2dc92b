import { createSignal } from 'solid-js';
import { ALONE, type People } from '../../../../core/people.ts';
import { type GivenWords, wordsOf } from '../../../../device/page.ts';
import { Choice } from '../../../../kit/Choice.tsx';
import { NewGame as Frame, SeatsChoice, Told } from '../../../../kit/play/NewGame.tsx';
import { PeopleChoice } from '../../../../kit/play/PeopleChoice.tsx';
import { HALF, SmallShip } from '../../../../kit/SmallShip.tsx';
import { createTranslate, playerNames } from '../../explain/say.ts';
import { newMatch } from '../../players/match.ts';
import { DECKS, type Decks } from '../../rules/deal.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/game.ts';
import { PlayTable, tables } from './PlayTable.tsx';
import { gameReader } from './play.ts';

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

const ALL_DECKS = Object.keys(DECKS).map(Number) as Decks[];

export function NewGame(props: { readonly lang: string; readonly words: GivenWords }) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [seats, setSeats] = createSignal(4);
  const [decks, setDecks] = createSignal<Decks>(2);
  const [chosen, setPeople] = createSignal(ALONE);
  const people = (): People => chosen().filter((seat) => seat < seats());
  const players = () =>
    playerNames(t)
      .slice(0, seats())
      .map((name) => ({ name }));
  return (
    <Frame
      game="turn"
      tables={tables}
      resumeName={() => t('new-game.resume')}
      reader={gameReader(t)}
      deal={(seed) => newMatch(seed, seats(), decks(), people())}
      Play={PlayTable}
      lang={props.lang}
      words={props.words}
      t={t}
    >
      <SeatsChoice seats={SEATS} chosen={seats()} onChoose={setSeats} t={t} />
      <Choice
        name="decks"
        label={t('new-game.decks.label')}
        values={ALL_DECKS}
        chosen={decks()}
        onChoose={setDecks}
      >
        {(of) => <Told label={t(`new-game.decks.${of}`)} text={t(`new-game.decks.of.${of}`)} />}
      </Choice>
      <PeopleChoice
        against={t('new-game.against')}
        players={players()}
        picture={() => <SmallShip class="st-captain" rig={HALF} />}
        people={people()}
        onPeople={setPeople}
        t={t}
      />
    </Frame>
  );
}
