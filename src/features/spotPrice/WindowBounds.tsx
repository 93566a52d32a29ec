import { useLingui } from '@lingui/react/macro';
import type { SearchBounds } from '../../../domain/spotPrices/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { useHourTexts } from '../../shared/calendar/useHourTexts.ts';
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
  const hourTexts = useHourTexts();
  const { change } = useSpotSearch();
  const today = helsinkiDay(now);
  const told = (at: number, clock: string) =>
    helsinkiDay(at) === today
      ? t({ id: 'spotPrice.at.today', message: `tänään klo ${clock}` })
      : t({ id: 'spotPrice.at.tomorrow', message: `huomenna klo ${clock}` });
  const beginning = (at: number) => told(at, hourTexts.beginning(at));
  const ending = (at: number) => told(at - 1, hourTexts.ending(at));
  // What runs on by itself has no hour of its own in the address.
  const choices = (label: (at: number) => string) => hours.map((hour) => ({ value: hourIn(hour), label: label(hour) }));
  const error =
    tooLong === null
      ? undefined
      : until > from
        ? t({
            id: 'spotPrice.bounds.tooLong',
            message: `Väliin ei mahdu ${tooLong}. Valitse toinen aika tai lyhyempi kesto.`,
          })
        : t({ id: 'spotPrice.bounds.crossed', message: 'Valitse myöhempi aika kuin kohdassa Aikaisintaan.' });
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
