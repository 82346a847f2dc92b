import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { MisreadingId } from '../../questions/misreadings.ts';
import type { Survey } from '../../questions/survey/survey.ts';
import { Bar } from '../../tables/shared/Bar.tsx';

export interface SurveyChartProps {
  readonly survey: Survey;
  readonly lang: string;
  readonly t: Translate;
}

/** Who takes, and how often each misreading goes wrong: two tables whose shares are bars too. */
export function SurveyChart(props: SurveyChartProps) {
  const places = () => Array.from({ length: props.survey.seats }, (_, place) => place);
  const misreadings = () => Object.keys(props.survey.wrong) as MisreadingId[];
  return (
    <>
      <table class="st-figures st-survey">
        <caption>{props.t('prove.takers')}</caption>
        <tbody>
          <For each={places()}>
            {(place) => (
              <Row
                name={props.t(`prove.place.${place}`)}
                part={props.survey.takers[place] ?? 0}
                whole={props.survey.tricks}
                lang={props.lang}
              />
            )}
          </For>
          <Row
            name={props.t('prove.nobody')}
            part={props.survey.nobody}
            whole={props.survey.tricks}
            lang={props.lang}
          />
        </tbody>
      </table>
      <table class="st-figures st-survey">
        <caption>{props.t('prove.wrong')}</caption>
        <tbody>
          <For each={misreadings()}>
            {(id) => (
              <Row
                name={props.t(`prove.misread.${id}`)}
                part={props.survey.wrong[id]}
                whole={props.survey.numbered}
                lang={props.lang}
              />
            )}
          </For>
        </tbody>
      </table>
    </>
  );
}

function Row(props: { name: string; part: number; whole: number; lang: string }) {
  const share = () => (props.whole === 0 ? 0 : props.part / props.whole);
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <td>
        <Bar class="st-figure-bar" percent={100 * share()} />
      </td>
      <td>
        {new Intl.NumberFormat(props.lang, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }).format(share())}
      </td>
    </tr>
  );
}
