import { createSignal } from 'solid-js';
import { ALONE, isShared } from '../../../../core/people.ts';
import { type GivenWords, wordsOf } from '../../../../device/page.ts';
import { NewGame as Frame } from '../../../../kit/play/NewGame.tsx';
import { PeopleChoice } from '../../../../kit/play/PeopleChoice.tsx';
import { createTranslate } from '../../explain/say.ts';
import { newMatch } from '../../players/match.ts';
import { NEW_SHIP } from '../../rules/ship.ts';
import { Fleet } from '../fleet/Fleet.tsx';
import { captains, PlayGame, tables } from './PlayGame.tsx';
import { gameReader } from './play.ts';

export function NewGame(props: { readonly lang: string; readonly words: GivenWords }) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [people, setPeople] = createSignal(ALONE);
  const players = () => {
    const [own = '', other = ''] = captains(t);
    return [{ name: own }, { name: isShared(people()) ? other : t('side.1') }];
  };
  const sides = ([0, 1] as const).map((seat) => ({ name: t(`side.${seat}`), ship: NEW_SHIP }));
  return (
    <Frame
      game="ships"
      tables={tables}
      resumeName={() => t('new-game.resume')}
      reader={gameReader(t)}
      deal={(seed) => newMatch(seed, null, people())}
      Play={PlayGame}
      lang={props.lang}
      words={props.words}
      t={t}
    >
      <Fleet phase={null} title="" sides={sides} t={t} />
      <PeopleChoice
        against={t('people.table')}
        players={players()}
        people={people()}
        onPeople={setPeople}
        t={t}
      />
    </Frame>
  );
}
