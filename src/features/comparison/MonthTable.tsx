import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReplayMonth, TariffReplay } from '../../../domain/types.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import type { DataColumn } from '../../ui/DataTable/dataColumn.ts';
import { Section } from '../../ui/Section/Section.tsx';
import type { Counted } from './replay.view.ts';
import { useReplayTexts } from './useReplayTexts.ts';

interface MonthTableProps {
  replay: TariffReplay;
  ranked: readonly Counted[];
  labels: { month: string; energy: string };
}

const UNKNOWN = '–';

/** The same as in the bars, month by month; of a month that is not compared it is said why (`comparisonPage.months`). */
export function MonthTable({ replay: { months }, ranked, labels }: MonthTableProps) {
  const { t, i18n } = useLingui();
  const { money, energy, monthName, gapOf } = useReplayTexts();
  const title = t({ id: 'comparison.months', message: 'Kuukausittain' });
  const columns = useMemo(
    (): DataColumn<ReplayMonth>[] => [
      {
        key: 'month',
        label: labels.month,
        isRowHeader: true,
        cell: (one) => [monthName(one.month), gapOf(one)].filter((part) => part !== null).join(', '),
      },
      {
        key: 'energy',
        label: labels.energy,
        align: 'end',
        cell: (one) => (one.energy === null ? UNKNOWN : energy(one.energy)),
      },
      ...ranked.map(({ tariffNo, productName, costs }): DataColumn<ReplayMonth> => ({
        key: String(tariffNo),
        label: productName,
        align: 'end',
        cell: (one) => {
          const cost = costs[months.indexOf(one)] ?? null;
          return cost === null ? UNKNOWN : money(cost);
        },
      })),
    ],
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [months, ranked, labels.month, labels.energy],
  );
  return (
    <Section title={title}>
      <DataTable
        caption={t({ id: 'comparison.monthsTable', message: 'Mitä kukin kuukausi olisi maksanut' })}
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
        locale={i18n.locale}
        footer={{
          month: t({ id: 'comparison.total', message: 'Yhteensä' }),
          ...Object.fromEntries(ranked.map(({ tariffNo, total }) => [String(tariffNo), money(total)])),
        }}
      />
    </Section>
  );
}
