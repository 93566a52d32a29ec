import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import type { EnergyAccountStatement } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { BarChart } from '../../ui/Chart/BarChart.tsx';
import { columnOf, type ChartData } from '../../ui/Chart/chartData.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import type { DataColumn } from '../../ui/DataTable/dataColumn.ts';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useMonthName } from '../calendar/useMonthName.ts';
import { useInvoiceTexts } from '../invoices/useInvoiceTexts.ts';
import { FocusKept } from '../page/FocusKept.tsx';

interface StatementsProps {
  balance: string;
  /** The oldest first. */
  statements: readonly EnergyAccountStatement[];
}

/** So many stand in the picture: two years, with what has equalised them. */
const IN_PICTURE = 26;
/** So many rows stand there from the first: a year, with what has equalised it. */
const SHOWN = 13;

const rowKey = ({ invoiceNo }: EnergyAccountStatement) => invoiceNo;
const rowAction = { href: ({ invoiceNo }: EnergyAccountStatement) => `/invoices/${invoiceNo}` };
const latestFirst = { column: 'time', direction: 'descending' } as const;
/** What equalises a year comes after its last month. */
const timeOf = ({ toDate, isEqualising }: EnergyAccountStatement) => `${toDate} ${isEqualising ? 1 : 0}`;

/** The balance after each bill, as bars and as a table (`account.picture`). */
export function Statements({ balance, statements }: StatementsProps) {
  const { t, i18n } = useLingui();
  const { money, number } = useFormats();
  const monthName = useMonthName();
  const { period } = useInvoiceTexts();
  const label = t({ id: 'account.balance', message: 'Saldo' });
  const equalised = t({ id: 'account.equalised', message: 'Tasaus' });
  const data = useMemo((): ChartData => {
    const shown = statements.slice(-IN_PICTURE);
    return {
      label,
      wordsAt(index) {
        const { toDate = '', isEqualising = false } = shown[index] ?? {};
        return { label: isEqualising ? equalised : monthName(toDate.slice(0, 7)) };
      },
      axisLabels: () =>
        shown.flatMap(({ toDate, isEqualising }, at) =>
          isEqualising ? [] : [{ at, text: `${Number(toDate.slice(5, 7))}/${toDate.slice(2, 4)}` }],
        ),
      values: columnOf(shown.map((statement) => Number(statement.balance))),
      format: (value) => money(value.toFixed(2)),
      texts: { missing: '', estimated: '' },
    };
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [statements, i18n.locale]);
  const columns = useMemo(
    (): DataColumn<EnergyAccountStatement>[] => [
      {
        key: 'time',
        label: t({ id: 'account.month', message: 'Kuukausi' }),
        isRowHeader: true,
        cell: (statement) => (statement.isEqualising ? `${equalised} ${period(statement)}` : period(statement)),
        sortValue: timeOf,
      },
      {
        key: 'charged',
        label: t({ id: 'account.charged', message: 'Laskutettu' }),
        align: 'end',
        cell: ({ charged }) => money(charged),
        sortValue: ({ charged }) => Number(charged),
      },
      {
        key: 'used',
        label: t({ id: 'account.used', message: 'Käyttö ja maksut' }),
        align: 'end',
        cell: ({ used, isEqualising }) => (isEqualising ? '–' : money(used)),
        sortValue: ({ used }) => Number(used),
      },
      {
        key: 'balance',
        label,
        align: 'end',
        cell: (statement) => money(statement.balance),
        sortValue: (statement) => Number(statement.balance),
      },
    ],
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n.locale],
  );
  const [isWhole, setIsWhole] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const now = money(balance);
  const count = statements.length;
  const rows = useMemo(() => (isWhole ? statements : statements.slice(-SHOWN)), [statements, isWhole]);
  return (
    <Stack>
      <BarChart
        data={data}
        summary={t({ id: 'account.summary', message: `Saldo kunkin laskun jälkeen, nyt ${now}.` })}
        unit="€"
        tone="electricity"
        formatTick={(value) => number(String(value))}
      />
      {/* It has the focus when the button is gone. */}
      <div ref={table} tabIndex={-1}>
        <DataTable
          caption={t({ id: 'account.statements', message: 'Tiliotteet' })}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowAction={rowAction}
          locale={i18n.locale}
          initialSort={latestFirst}
        />
      </div>
      {rows.length < count && (
        <FocusKept next={table}>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {t({ id: 'account.all', message: `Näytä kaikki ${count} tiliotetta` })}
          </Button>
        </FocusKept>
      )}
    </Stack>
  );
}
