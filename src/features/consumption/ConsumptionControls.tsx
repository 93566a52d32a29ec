import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  fittingResolution,
  periodOf,
  rangeOf,
  resolutions,
  resolutionsFor,
  type Period,
  type Resolution,
} from '../../../domain/consumption/index.ts';
import { addDays } from '../../../domain/time/index.ts';
import type { DeliverySite } from '../../../domain/types.ts';
import { kindOfSite } from '../../shared/sites/sites.view.ts';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { Controls, Stack } from '../../ui/Stack/Stack.tsx';
import { OwnRange } from './OwnRange.tsx';
import { useConsumptionSearch } from './useConsumptionSearch.ts';

/** In which steps a period is shown first (`consumptionPage.periods`). */
const firstSteps: Record<Exclude<Period, 'own'>, Resolution> = { day: 'hour', week: 'hour', month: 'day', year: 'day' };

interface ConsumptionControlsProps {
  sites: readonly DeliverySite[];
  site: DeliverySite;
}

function useSiteName() {
  const { t } = useLingui();
  const kinds = {
    electricity: t({ id: 'consumption.electricity', message: 'Sähkö' }),
    heat: t({ id: 'consumption.heat', message: 'Kaukolämpö' }),
    production: t({ id: 'consumption.production', message: 'Pientuotanto' }),
  };
  return (site: DeliverySite) => `${site.address} · ${kinds[kindOfSite(site)]}`;
}

/** Which metering point, which days, in which steps (`consumptionPage.choices`). */
export function ConsumptionControls({ sites, site }: ConsumptionControlsProps) {
  const { t } = useLingui();
  const { today, range, resolution, change, show } = useConsumptionSearch();
  const nameOf = useSiteName();
  /** Until another period is chosen, also where the days are one. */
  const [isOwn, setOwn] = useState(false);
  const period = isOwn ? 'own' : periodOf(range);
  const allowed = resolutionsFor(range);
  const tooLong = t({ id: 'consumption.tooLong', message: 'Aikaväli on tälle tarkkuudelle liian pitkä.' });
  const tooShort = t({ id: 'consumption.tooShort', message: 'Aikaväli on tälle tarkkuudelle liian lyhyt.' });
  const finest = allowed.at(-1) ?? 'day';
  const whyNot = (of: Resolution) => {
    if (allowed.includes(of)) return undefined;
    return resolutions.indexOf(of) > resolutions.indexOf(finest) ? tooLong : tooShort;
  };
  const choose = (of: Period) => {
    setOwn(of === 'own');
    if (of === 'own') return;
    // The days before today are measured; whoever looks at the past stays there.
    const latest = of === 'year' ? today : addDays(today, -1);
    const next = rangeOf(of, range.to >= today ? latest : range.to);
    show(next, fittingResolution(next, firstSteps[of]));
  };
  return (
    <Stack>
      <Controls
        wide={
          <SelectField
            label={t({ id: 'consumption.site', message: 'Käyttöpaikka' })}
            options={sites.map((one) => ({ value: one.meteringPointNo, label: nameOf(one) }))}
            value={site.meteringPointNo}
            onChange={({ currentTarget }) => change({ point: currentTarget.value })}
          />
        }
      >
        <SegmentedControl<Period>
          label={t({ id: 'consumption.period', message: 'Aikaväli' })}
          options={[
            { value: 'day', label: t({ id: 'consumption.period.day', message: 'Päivä' }) },
            { value: 'week', label: t({ id: 'consumption.period.week', message: 'Viikko' }) },
            { value: 'month', label: t({ id: 'consumption.period.month', message: 'Kuukausi' }) },
            { value: 'year', label: t({ id: 'consumption.period.year', message: '12 kk' }) },
            { value: 'own', label: t({ id: 'consumption.period.own', message: 'Oma väli' }) },
          ]}
          value={period}
          onChoose={choose}
        />
        <SegmentedControl<Resolution>
          label={t({ id: 'consumption.resolution', message: 'Tarkkuus' })}
          options={[
            { value: 'year' as const, label: t({ id: 'consumption.resolution.year', message: 'Vuosi' }) },
            { value: 'month' as const, label: t({ id: 'consumption.resolution.month', message: 'Kuukausi' }) },
            { value: 'day' as const, label: t({ id: 'consumption.resolution.day', message: 'Päivä' }) },
            { value: 'hour' as const, label: t({ id: 'consumption.resolution.hour', message: 'Tunti' }) },
            { value: 'minute' as const, label: t({ id: 'consumption.resolution.minute', message: '15 min' }) },
          ].map((option) => {
            const reason = whyNot(option.value);
            return reason === undefined ? option : { ...option, whyNot: reason };
          })}
          value={resolution}
          onChoose={(chosen) => change({ resolution: chosen })}
        />
      </Controls>
      {period === 'own' && (
        <OwnRange
          {...{ range, today }}
          onShow={(to) => {
            setOwn(true);
            show(to, resolution);
          }}
        />
      )}
    </Stack>
  );
}
