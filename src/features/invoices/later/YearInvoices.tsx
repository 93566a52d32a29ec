import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Invoice } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useMonthName } from '../../../shared/calendar/useMonthName.ts';
import { BarChart } from '../../../ui/Chart/BarChart.tsx';
import { columnOf, type ChartData } from '../../../ui/Chart/chartData.ts';
import { ChartTable } from '../../../ui/Chart/ChartTable.tsx';
import { WhenNear } from '../../../ui/Chart/WhenNear.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { withOwner } from '../list.view.ts';
import { monthSums, reachesBack, totalOf } from './year.view.ts';

interface YearInvoicesProps {
  invoices: readonly Invoice[];
  /** Null for the last twelve months. */
  year: string | null;
  /** Not all have come, and nothing is chosen among them but by the year. */
  isCut: boolean;
  /** Whose they are, where the page has those of several. */
  ownerName: string | undefined;
}

/** What a year's invoices came to, month by month, as bars and as a table (`invoicesPage.year`). */
export function YearInvoices({ invoices, year, isCut, ownerName }: YearInvoicesProps) {
  const { t, i18n } = useLingui();
  const { money, number } = useFormats();
  const monthName = useMonthName();
  const label = t({ id: 'invoices.sum', message: 'Laskut yhteensä' });
  const none = t({ id: 'invoices.noneInMonth', message: 'ei laskua' });
  const months = useMemo(() => monthSums(invoices, year), [invoices, year]);
  const data = useMemo(
    (): ChartData => ({
      label,
      wordsAt(index) {
        const { month, sum } = months[index] ?? { month: '', sum: null };
        return { label: monthName(month), note: sum === null ? none : undefined };
      },
      axisLabels: () => months.map(({ month }, at) => ({ at, text: `${Number(month.slice(5))}/${month.slice(2, 4)}` })),
      // A picture needs no more than a number has; the words are written from the sums themselves.
      values: columnOf(months.map(({ sum }) => (sum === null ? 0 : Number(sum)))),
      format: (value) => money(value.toFixed(2)),
      texts: { missing: none, estimated: '' },
    }),
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [months, i18n.locale],
  );
  if (months.every(({ sum }) => sum === null)) return null;
  const total = money(totalOf(months));
  const what =
    year === null
      ? t({ id: 'invoices.lastMonths', message: 'Viimeisten 12 kuukauden laskut' })
      : t({ id: 'invoices.ofYear', message: `Vuoden ${year} laskut` });
  const title = withOwner(what, ownerName);
  if (isCut && !reachesBack(invoices, months))
    return (
      <Section title={title}>
        <Note>{t({ id: 'invoices.sumLater', message: 'Summat näkyvät, kun myös vanhemmat laskut on haettu.' })}</Note>
      </Section>
    );
  return (
    <Section title={title}>
      <Stack>
        <p>{t({ id: 'invoices.total', message: `Yhteensä ${total}` })}</p>
        <WhenNear>
          <BarChart
            data={data}
            summary={t({ id: 'invoices.monthsSummary', message: `Laskut kuukausittain, yhteensä ${total}.` })}
            unit="€"
            tone="electricity"
            formatTick={(value) => number(String(value))}
          />
        </WhenNear>
        <ChartTable
          data={data}
          label={t({ id: 'invoices.monthsTable', message: 'Kuukaudet taulukkona' })}
          slotHeading={t({ id: 'invoices.month', message: 'Kuukausi' })}
        />
      </Stack>
    </Section>
  );
}
