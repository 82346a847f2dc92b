import { Index } from 'solid-js';
import { LONGEST_NAME } from '../../explain/player-names.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import type { JudgeEngine } from './judge-engine.ts';
import type { ToldSitting } from './told-sitting.ts';

export interface JudgeSeatsProps {
  readonly told: ToldSitting;
  readonly engine: JudgeEngine;
  readonly onChange: (told: ToldSitting) => void;
}

/** Who sits at the table and who leads, by which rules it is judged, and a new round. */
export function JudgeSeats(props: JudgeSeatsProps) {
  const { t, ReadingSwitch } = props.engine;
  const sitting = () => props.told.sitting;
  const count = () => props.told.names.length;
  const seat = (seats: number) =>
    seats >= MIN_SEATS && seats <= MAX_SEATS && props.onChange(props.engine.seat(sitting(), seats));
  return (
    <>
      <fieldset class="st-choice">
        <legend class="st-aloud">{t('bench.leads')}</legend>
        <Index each={props.told.names}>
          {(name, index) => (
            <div class="st-judge-seat">
              <input
                type="text"
                class="st-name-field"
                maxLength={LONGEST_NAME}
                autocomplete="off"
                aria-label={t('bench.name-of', { number: index + 1 })}
                placeholder={name()}
                value={sitting().names[index] ?? ''}
                onInput={({ currentTarget }) =>
                  props.onChange(props.engine.name(sitting(), index, currentTarget.value))
                }
              />
              <label class="st-option">
                <input
                  type="radio"
                  name="judge-leader"
                  checked={props.told.leader === index}
                  onChange={() => props.onChange(props.engine.lead(sitting(), index))}
                />
                {t('bench.leads')}
                <span class="st-aloud">{` ${name()}`}</span>
              </label>
            </div>
          )}
        </Index>
      </fieldset>
      <div class="st-tools">
        <button
          type="button"
          class="st-button"
          aria-disabled={count() === MIN_SEATS}
          onClick={() => seat(count() - 1)}
        >
          {t('table.fewer')}
        </button>
        <button
          type="button"
          class="st-button"
          aria-disabled={count() === MAX_SEATS}
          onClick={() => seat(count() + 1)}
        >
          {t('table.more')}
        </button>
        <button
          type="button"
          class="st-button"
          onClick={() => props.onChange(props.engine.anew(sitting()))}
        >
          {t('bench.anew')}
        </button>
      </div>
      <ReadingSwitch
        id="judge-rules"
        ruleset={sitting()}
        editions={[]}
        variants={['basic', 'pro']}
        t={t}
        onChange={(ruleset) => props.onChange(props.engine.tell({ ...sitting(), ...ruleset }))}
      />
    </>
  );
}
