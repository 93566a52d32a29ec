import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Addon, ContractPriceLock, LockedMonth } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useCalendarTexts } from '../../../shared/calendar/useCalendarTexts.ts';
import { BarChart } from '../../../ui/Chart/BarChart.tsx';
import { columnOf, type ChartData } from '../../../ui/Chart/chartData.ts';
import { ChartTable } from '../../../ui/Chart/ChartTable.tsx';
import { KeyFigures } from '../../../ui/KeyFigure/KeyFigure.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { useProfileWords } from './useProfileWords.ts';

interface LockProfileProps {
  lock: Addon;
  profile: NonNullable<ContractPriceLock['comparison']>;
  period: LockedMonth;
  /** An employee reads it, of the customer. */
  isOfStaff: boolean;
}

const axisOf = (month: string) => `${Number(month.slice(5))}/${month.slice(2, 4)}`;

/** The own price month by month beside the locked one (`priceLock.profile`, `priceLock.breakEven`, `priceLock.months`). */
export function LockProfile({ lock, profile, period, isOfStaff }: LockProfileProps) {
  const { t, i18n } = useLingui();
  const { price, priceFigure, number } = useFormats();
  const { monthName } = useCalendarTexts();
  const { months, breakEven, paid, known } = profile;
  const energy = lock.prices.energy?.priceInclVat ?? '';
  const locked = price(energy, 'c/kWh');
  const lockedMonth = period.from.slice(0, 7);
  const words = useProfileWords(locked, isOfStaff);
  const { label } = words;
  const missing = t({ id: 'priceLock.unknown', message: 'ei tiedossa' });
  const ofLock = t({ id: 'priceLock.locked', message: 'lukittu' });
  const data = useMemo(
    (): ChartData => ({
      label,
      values: columnOf([...months.map(({ ownPrice }) => ownPrice), Number(energy)]),
      wordsAt: (index) => ({
        label: monthName(months[index]?.month ?? lockedMonth),
        ...(index === months.length && { note: ofLock }),
      }),
      axisLabels: () => [
        ...months.map(({ month }, at) => ({ at, text: axisOf(month) })),
        { at: months.length, text: axisOf(lockedMonth), isMarked: true },
      ],
      toneAt: (index) => (index === months.length ? 'mid' : undefined),
      format: (cents) => price(cents.toFixed(2), 'c/kWh'),
      texts: { missing, estimated: '' },
    }),
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [months, energy, lockedMonth, isOfStaff, i18n.locale],
  );
  if (known === 0) return <Note>{words.unknown}</Note>;
  return (
    <Section title={words.title}>
      <KeyFigures
        items={[
          ...(breakEven === null
            ? []
            : [
                {
                  label: t({ id: 'priceLock.breakEven', message: 'Lukitus kannattaa, kun pörssin keskihinta ylittää' }),
                  ...priceFigure(breakEven.toFixed(2), 'c/kWh'),
                  note: words.breakEven,
                },
              ]),
          {
            label: t({ id: 'priceLock.months', message: 'Lukittu hinta olisi ollut halvempi' }),
            figure: t({ id: 'priceLock.monthsPaid', message: `${paid}/${known}` }),
            unit: t({ id: 'priceLock.monthsUnit', message: 'kuukautta' }),
          },
        ]}
      />
      <BarChart
        data={data}
        summary={words.chart}
        unit="c/kWh"
        tone="electricity"
        formatTick={(value) => number(String(Math.round(value * 10) / 10))}
      />
      <ChartTable
        data={data}
        label={t({ id: 'spotPrice.asTable', message: 'Samat tiedot taulukkona' })}
        slotHeading={t({ id: 'spotPrice.month', message: 'Kuukausi' })}
      />
    </Section>
  );
}
