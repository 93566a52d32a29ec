import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Invoice, InvoiceDeliverySite } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { StandingTag } from '../../../shared/invoices/StandingTag.tsx';
import { useInvoiceTexts } from '../../../shared/invoices/useInvoiceTexts.ts';
import { DataTable } from '../../../ui/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../ui/DataTable/dataColumn.ts';

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  sites: readonly InvoiceDeliverySite[];
}

const rowKey = ({ invoiceNo }: Invoice) => invoiceNo;
const rowAction = { href: ({ invoiceNo }: Invoice) => `/invoices/${invoiceNo}` };
const latestFirst = { column: 'dueDate', direction: 'descending' } as const;

/** What an invoice is of, and where: said only where there are several sites. */
function useContentsWithSite(sites: readonly InvoiceDeliverySite[]): (invoice: Invoice) => string {
  const { t } = useLingui();
  const { contents } = useInvoiceTexts();
  const streets = new Map(sites.map(({ meteringPointNo, address }) => [meteringPointNo, address.split(',')[0] ?? '']));
  const places = new Set(streets.values());
  return (invoice) => {
    if (places.size < 2) return contents(invoice);
    const its = [...new Set(invoice.meteringPointNos.flatMap((point) => streets.get(point) ?? []))];
    const count = its.length;
    if (count === 0) return contents(invoice);
    const where =
      count === 1
        ? its[0]
        : t({
            id: 'invoices.siteCount',
            message: plural(count, { one: '# käyttöpaikka', other: '# käyttöpaikkaa' }),
          });
    return `${contents(invoice)} · ${where}`;
  };
}

/** Invoices with period, contents, days, state and sum; each leads to its own page (`invoicesPage.list`). */
export function InvoiceTable({ invoices, sites }: InvoiceTableProps) {
  const { t, i18n } = useLingui();
  const { date, money } = useFormats();
  const { period, standingText } = useInvoiceTexts();
  const contentsOf = useContentsWithSite(sites);
  const columns = useMemo(
    (): DataColumn<Invoice>[] => [
      {
        key: 'period',
        label: t({ id: 'invoices.period', message: 'Jakso' }),
        isRowHeader: true,
        cell: period,
        sortValue: ({ fromDate }) => fromDate,
      },
      { key: 'contents', label: t({ id: 'invoices.contents', message: 'Sisältö' }), cell: contentsOf },
      {
        key: 'invoiceDate',
        label: t({ id: 'invoices.invoiceDate', message: 'Laskun päivä' }),
        // On a phone the due day tells enough; the invoice's own page has both.
        isWideOnly: true,
        cell: ({ invoiceDate }) => date(invoiceDate),
        sortValue: ({ invoiceDate }) => invoiceDate,
      },
      {
        key: 'dueDate',
        label: t({ id: 'invoices.dueDate', message: 'Eräpäivä' }),
        cell: ({ dueDate }) => (dueDate === null ? '–' : date(dueDate)),
        // What is credited falls due on no day, and stands where it was made.
        sortValue: ({ dueDate, invoiceDate }) => dueDate ?? invoiceDate,
      },
      {
        key: 'status',
        label: t({ id: 'invoices.status', message: 'Tila' }),
        cell: (invoice) => <StandingTag {...{ invoice, standingText }} />,
      },
      {
        key: 'amount',
        label: t({ id: 'invoices.amount', message: 'Summa' }),
        align: 'end',
        cell: ({ amount }) => money(amount),
        sortValue: ({ amount }) => Number(amount),
      },
    ],
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [sites, i18n.locale],
  );
  return (
    <DataTable
      caption={t({ id: 'invoices.all', message: 'Kaikki laskut' })}
      columns={columns}
      rows={invoices}
      rowKey={rowKey}
      rowAction={rowAction}
      locale={i18n.locale}
      initialSort={latestFirst}
    />
  );
}
