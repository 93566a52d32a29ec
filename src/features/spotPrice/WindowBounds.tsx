import { useLingui } from '@lingui/react/macro';
import type { SearchBounds } from '../../../domain/spotPrices/index.ts';
import { dayStart, helsinkiDay } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';
import { FieldRow } from '../../ui/Field/FieldRow.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { hourIn, useSpotSearch } from './useSpotSearch.ts';

interface WindowBoundsProps {
  bounds: SearchBounds;
  now: number;
  /** What does not fit between them, in words; null where something does. */
  tooLong: string | null;
}

/** From when at the earliest and until when at the latest a cheap time is looked for (`spotPage.bounds`). */
export function WindowBounds({ bounds: { from, until, hours, end }, now, tooLong }: WindowBoundsProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { letterOf } = useSpotTexts();
  const { change } = useSpotSearch();
  const today = helsinkiDay(now);
  const told = (day: string, clock: string) =>
    day === today
      ? t({ id: 'spotPrice.at.today', message: `tänään klo ${clock}` })
      : t({ id: 'spotPrice.at.tomorrow', message: `huomenna klo ${clock}` });
  const beginning = (at: number) => told(helsinkiDay(at), time(at) + letterOf(at));
  /** The end of a day is its 24.00. */
  const ending = (at: number) =>
    at === dayStart(helsinkiDay(at)) ? told(helsinkiDay(at - 1), time(at).replace(/^0+/, '24')) : beginning(at);
  // What runs on by itself has no hour of its own in the address.
  const choices = (label: (at: number) => string) => hours.map((hour) => ({ value: hourIn(hour), label: label(hour) }));
  const error = tooLong
    ? t({
        id: 'spotPrice.bounds.tooLong',
        message: `Väliin ei mahdu ${tooLong}. Valitse toinen aika tai lyhyempi kesto.`,
      })
    : undefined;
  const isLatestChosen = until !== end;
  return (
    <FieldRow>
      <SelectField
        label={t({ id: 'spotPrice.earliest', message: 'Aikaisintaan' })}
        options={[{ value: '', label: beginning(now) }, ...choices(beginning)]}
        value={from === now ? '' : hourIn(from)}
        onChange={({ currentTarget }) => change({ earliest: currentTarget.value || undefined })}
        {...(error !== undefined && !isLatestChosen && { error })}
      />
      <SelectField
        label={t({ id: 'spotPrice.latest', message: 'Viimeistään' })}
        options={[...choices(ending), { value: '', label: ending(end) }]}
        value={isLatestChosen ? hourIn(until) : ''}
        onChange={({ currentTarget }) => change({ latest: currentTarget.value || undefined })}
        {...(error !== undefined && isLatestChosen && { error })}
      />
    </FieldRow>
  );
}
