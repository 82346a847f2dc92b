import { dailyRecord } from '../../../../device/daily.ts';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import { ShareText } from '../../tables/shared/ShareText.tsx';
import type { AskedDay, DailyPlaces } from './asked-day.ts';
import { shareText } from './share-text.ts';

interface DailyShareProps {
  readonly asked: AskedDay;
  readonly game: string;
  readonly places: DailyPlaces;
  readonly t: Translate;
}

/** Tells others how it went. */
export function DailyShare(props: DailyShareProps) {
  const text = () => {
    const days = openRecord(dailyRecord(props.game)).get();
    const shared = new URL(props.places.shared, location.origin);
    return shareText(props.asked, days, Date.now(), shared, props.t);
  };
  return <ShareText text={text} say={(key) => props.t(`daily.share.${key}`)} />;
}
