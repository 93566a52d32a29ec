import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { InvoiceLine, InvoiceVat } from '../../../../domain/types.ts';
import { fromUnits, toUnits } from '../../../../domain/prices/decimal.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { DataTable } from '../../../ui/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../ui/DataTable/dataColumn.ts';
import { Section } from '../../../ui/Section/Section.tsx';

const sumOf = (amounts: readonly string[]) => fromUnits(amounts.reduce((sum, amount) => sum + toUnits(amount), 0n));

/** How much of what a line is, and at which price. */
function useLineTexts() {
  const { t } = useLingui();
  const { money, number, price } = useFormats();
  const quantity = ({ quantity: amount, unit }: InvoiceLine): string => {
    if (amount === null || unit === null) return '';
    const shown = number(amount);
    const months = Number(amount);
    switch (unit) {
      case 'month':
        return t({ id: 'invoice.months', message: plural(months, { one: `${shown} kk`, other: `${shown} kk` }) });
      case 'piece':
        return t({ id: 'invoice.pieces', message: `${shown} kpl` });
      default:
        return `${shown}\u00A0${unit}`;
    }
  };
  const unitPrice = ({ unitPrice: amount, kind, unit }: InvoiceLine): string => {
    if (amount === null) return '';
    const isEnergy = unit === 'kWh' || unit === 'MWh';
    if (isEnergy && (kind === 'energy' || kind === 'production' || kind === 'addon')) return price(amount, 'c/kWh');
    return unit === 'month' ? price(amount, 'EUR/month') : money(amount);
  };
  return { quantity, unitPrice };
}

interface Row {
  key: string;
  line: InvoiceLine;
}

/** What is invoiced, line by line, and its VAT by rate (`invoicePage.detail`). */
export function InvoiceLines({ lines, vat }: { lines: readonly InvoiceLine[]; vat: readonly InvoiceVat[] }) {
  const { t, i18n } = useLingui();
  const { dateRange, money, percentage } = useFormats();
  const { quantity, unitPrice } = useLineTexts();
  const rows = useMemo(() => lines.map((line, index): Row => ({ key: String(index), line })), [lines]);
  const net = t({ id: 'invoice.net', message: 'Veroton' });
  const tax = t({ id: 'invoice.vat', message: 'Alv' });
  const gross = t({ id: 'invoice.gross', message: 'Verollinen' });
  const total = t({ id: 'invoice.total', message: 'Yhteensä' });
  const columns = useMemo(
    (): DataColumn<Row>[] => [
      {
        key: 'name',
        label: t({ id: 'invoice.line', message: 'Erittely' }),
        isRowHeader: true,
        cell: ({ line }) => line.name,
      },
      {
        key: 'period',
        label: t({ id: 'invoice.linePeriod', message: 'Aika' }),
        cell: ({ line }) => dateRange(line.fromDate, line.toDate),
      },
      {
        key: 'quantity',
        label: t({ id: 'invoice.quantity', message: 'Määrä' }),
        align: 'end',
        cell: ({ line }) => quantity(line),
      },
      {
        key: 'price',
        label: t({ id: 'invoice.unitPrice', message: 'Hinta' }),
        align: 'end',
        cell: ({ line }) => unitPrice(line),
      },
      {
        key: 'rate',
        label: t({ id: 'invoice.vatRate', message: 'Alv-kanta' }),
        align: 'end',
        cell: ({ line }) => percentage(line.vatPercentage),
      },
      { key: 'gross', label: gross, align: 'end', cell: ({ line }) => money(line.gross) },
    ],
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n.locale],
  );
  const rates = useMemo(
    (): DataColumn<InvoiceVat>[] => [
      {
        key: 'rate',
        label: t({ id: 'invoice.vatRate', message: 'Alv-kanta' }),
        isRowHeader: true,
        cell: ({ vatPercentage }) => percentage(vatPercentage),
      },
      { key: 'net', label: net, align: 'end', cell: (row) => money(row.net) },
      { key: 'vat', label: tax, align: 'end', cell: (row) => money(row.vat) },
      { key: 'gross', label: gross, align: 'end', cell: (row) => money(row.gross) },
    ],
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n.locale],
  );
  const sum = (of: 'net' | 'vat' | 'gross') => money(sumOf(vat.map((row) => row[of])));
  return (
    <>
      <Section title={t({ id: 'invoice.lines', message: 'Mistä lasku koostuu' })}>
        <DataTable
          caption={t({ id: 'invoice.lines', message: 'Mistä lasku koostuu' })}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          locale={i18n.locale}
          footer={{ name: total, gross: money(sumOf(lines.map((line) => line.gross))) }}
        />
      </Section>
      <Section title={t({ id: 'invoice.vatByRate', message: 'Arvonlisävero' })}>
        <DataTable
          caption={t({ id: 'invoice.vatByRate', message: 'Arvonlisävero' })}
          columns={rates}
          rows={vat}
          rowKey={({ vatPercentage }) => vatPercentage}
          locale={i18n.locale}
          footer={{ rate: total, net: sum('net'), vat: sum('vat'), gross: sum('gross') }}
        />
      </Section>
    </>
  );
}
