import { createMemo, Show } from 'solid-js';
import type { Speech } from '../explain/say.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { ScorePosition } from '../notation/score.ts';
import { bestDeclarations, type Declaration, declarationOptions } from '../rules/declare.ts';

export interface RoundScoreAdviceProps {
  readonly position: ScorePosition;
  readonly seat: number;
  readonly speech: Speech;
}

/** What a player does best with the sets, given what the others have decided; nothing without a set. */
export function RoundScoreAdvice(props: RoundScoreAdviceProps) {
  const { t, list } = props.speech;
  const holding = () => props.position.holdings[props.seat];
  const rules = () => rulesFor(props.position);
  const choices = () => declarationOptions(holding()?.cards ?? [], rules()).length;
  const best = createMemo(() => bestDeclarations(props.position.holdings, props.seat, rules()));
  const points = () => t('score.points', { count: best().total });
  const isChosen = () =>
    best().options.some((option) => sameSets(option, holding()?.discarded ?? []));

  const say = (option: Declaration) =>
    option.length === 0
      ? t('score.best-keep')
      : t('score.best-discard', { winds: list(option.map((wind) => t(`wind.${wind}`))) });

  return (
    <Show when={choices() > 1}>
      <p class="st-advice">
        <Show
          when={best().options.length < choices()}
          fallback={t('score.best-any', { points: points() })}
        >
          {t('score.best', { choice: best().options.map(say).join(' / '), points: points() })}{' '}
          <Show when={isChosen()}>{t('score.best-now')}</Show>
        </Show>
      </p>
    </Show>
  );
}

const sameSets = (a: Declaration, b: Declaration): boolean =>
  a.length === b.length && a.every((wind) => b.includes(wind));
