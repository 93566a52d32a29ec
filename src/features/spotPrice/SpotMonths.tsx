import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { helsinkiToday, monthOf } from '../../../domain/time/index.ts';
import type { SpotMonths as Months } from '../../../domain/types.ts';
import { serverNow } from '../../platform/clock.ts';
import { useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';
import { BarChart } from '../../ui/Chart/BarChart.tsx';
import { columnOf, valueAt, type ChartData } from '../../ui/Chart/chartData.ts';
import { ChartTable } from '../../ui/Chart/ChartTable.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { CsvButton } from './CsvButton.tsx';
import { csvOfMonths } from './spotCsv.ts';
import { useSpotSearch } from './useSpotSearch.ts';
import { shownPrice } from '../../shared/spot/shownPrices.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';

/** The means of the last months (`spotPage.months`). */
export function SpotMonths({ months: { months, type } }: { months: Months }) {
  const { t, i18n } = useLingui();
  const { isWithVat } = useSpotSearch();
  const { monthName } = useCalendarTexts();
  const texts = useSpotTexts();
  const [running] = useState(() => monthOf(helsinkiToday(serverNow())));
  const unfinished = t({ id: 'spotPrice.monthRuns', message: 'kuukausi on kesken' });
  const label = t({ id: 'spotPrice.mean', message: 'Keskihinta' });
  const data = useMemo(
    (): ChartData => ({
      label,
      values: columnOf(months.map((average) => shownPrice(average, isWithVat) / 1000)),
      wordsAt(index) {
        const month = months[index]?.month ?? '';
        return { label: monthName(month), note: month === running ? unfinished : undefined };
      },
      axisLabels: () => months.map(({ month }, at) => ({ at, text: `${Number(month.slice(5))}/${month.slice(2, 4)}` })),
      isEstimated: (index) => months[index]?.month === running,
      format: (cents) => texts.price(cents * 1000),
      texts: { missing: texts.missing, estimated: '' },
    }),
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [months, isWithVat, label, running, i18n.locale],
  );
  const latest = data.values.length - 1;
  const last = latest < 0 ? '' : data.wordsAt(latest).label;
  const ofLast = valueAt(data.values, latest);
  const price = ofLast === null ? texts.missing : texts.price(ofLast * 1000);
  const vat =
    isWithVat && type === 'consumption'
      ? t({ id: 'spotPrice.months.inclVat', message: 'sis. kunkin kuukauden alv:n' })
      : t({ id: 'spotPrice.exclVat', message: 'ilman alv:tä' });
  const heading = t({ id: 'spotPrice.month', message: 'Kuukausi' });
  return (
    <Panel tone="kaamos" title={t({ id: 'spotPrice.months', message: 'Kuukausien keskihinnat' })}>
      <Note>{vat}</Note>
      <BarChart
        data={data}
        summary={t({
          id: 'spotPrice.months.chart',
          message: `Pörssisähkön keskihinta kuukausittain. Viimeisin, ${last}: ${price}.`,
        })}
        unit="c/kWh"
        tone="mid"
        formatTick={(value) => texts.tick(value)}
      />
      {months.at(-1)?.month === running && (
        <Note>
          {t({
            id: 'spotPrice.months.running',
            message: 'Kuluva kuukausi on kesken: sen keskihinta on laskettu tähän päivään asti.',
          })}
        </Note>
      )}
      <ChartTable
        data={data}
        label={t({ id: 'spotPrice.asTable', message: 'Samat tiedot taulukkona' })}
        slotHeading={heading}
      />
      <CsvButton
        name={`porssihinta-${months[0]?.month ?? ''}-${months.at(-1)?.month ?? ''}`}
        content={() =>
          csvOfMonths(
            months.map((average) => ({ month: average.month, price: shownPrice(average, isWithVat) })),
            [heading, `${label}, c/kWh, ${vat}`],
          )
        }
      />
    </Panel>
  );
}
