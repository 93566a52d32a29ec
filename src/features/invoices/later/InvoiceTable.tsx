import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import type { Invoice, InvoiceDeliverySite } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { InvoiceStanding } from '../../../shared/invoices/invoices.view.ts';
import { StandingTag } from '../../../shared/invoices/StandingTag.tsx';
import { useInvoiceTexts } from '../../../shared/invoices/useInvoiceTexts.ts';
import { DataTable } from '../../../ui/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../ui/DataTable/dataColumn.ts';

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  sites: readonly InvoiceDeliverySite[];
  /** Of a customer id, where the invoices are those of several; kept from one drawing to the next. */
  ownerName(this: void, customerId: string): string | undefined;
}

const rowKey = ({ invoiceNo }: Invoice) => invoiceNo;
const rowAction = { href: ({ invoiceNo }: Invoice) => `/invoices/${invoiceNo}` };
const latestFirst = { column: 'dueDate', direction: 'descending' } as const;

/** Draws how an invoice stands. */
const standingIn = (standingText: (standing: InvoiceStanding) => string) => (invoice: Invoice) => (
  <StandingTag {...{ invoice, standingText }} />
);

/** Texts that are made once each: of hundreds of rows few differ. */
function remembered<Of>(make: (of: Of) => string, keyOf: (of: Of) => string): (of: Of) => string {
  const made = new Map<string, string>();
  return (of) => {
    const key = keyOf(of);
    const known = made.get(key) ?? make(of);
    made.set(key, known);
    return known;
  };
}

/** What an invoice is of, where, and whose: the place is said only where there are several, and so is the owner. */
function useContentsWithSite({ sites, ownerName }: Omit<InvoiceTableProps, 'invoices'>): (invoice: Invoice) => string {
  const { t } = useLingui();
  const { contents } = useInvoiceTexts();
  const streets = new Map(sites.map(({ meteringPointNo, address }) => [meteringPointNo, address.split(',')[0] ?? '']));
  const places = new Set(streets.values());
  const placeOf = ({ meteringPointNos }: Invoice): string | undefined => {
    const its = [...new Set(meteringPointNos.flatMap((point) => streets.get(point) ?? []))];
    const count = its.length;
    if (places.size < 2 || count < 2) return places.size < 2 ? undefined : its[0];
    return t({
      id: 'invoices.siteCount',
      message: plural(count, { one: '# käyttöpaikka', other: '# käyttöpaikkaa' }),
    });
  };
  return (invoice) =>
    [contents(invoice), placeOf(invoice), ownerName(invoice.owner)].filter((part) => part !== undefined).join(' · ');
}

/** Invoices with period, contents, days, state and sum; each leads to its own page (`invoicesPage.list`). */
export const InvoiceTable = memo(function InvoiceTable({ invoices, sites, ownerName }: InvoiceTableProps) {
  const { t, i18n } = useLingui();
  const { date, money } = useFormats();
  const { period, standingText } = useInvoiceTexts();
  const contentsOf = useContentsWithSite({ sites, ownerName });
  const columns = useMemo(
    (): DataColumn<Invoice>[] => [
      {
        key: 'period',
        track: 'minmax(6.75rem, 1.3fr)',
        label: t({ id: 'invoices.period', message: 'Jakso' }),
        isRowHeader: true,
        cell: remembered(period, ({ fromDate, toDate }) => `${fromDate} ${toDate}`),
        sortValue: ({ fromDate }) => fromDate,
      },
      {
        key: 'contents',
        track: 'minmax(9.75rem, 3.4fr)',
        label: t({ id: 'invoices.contents', message: 'Sisältö' }),
        cell: remembered(contentsOf, ({ owner, invoiceType, contents, meteringPointNos }) =>
          [owner, invoiceType, ...contents, ...meteringPointNos].join(' '),
        ),
      },
      {
        key: 'invoiceDate',
        track: 'minmax(7.25rem, 1.2fr)',
        label: t({ id: 'invoices.invoiceDate', message: 'Laskun päivä' }),
        // On a phone the due day tells enough; the invoice's own page has both.
        isWideOnly: true,
        cell: ({ invoiceDate }) => date(invoiceDate),
        sortValue: ({ invoiceDate }) => invoiceDate,
      },
      {
        key: 'dueDate',
        track: 'minmax(7.25rem, 1.1fr)',
        label: t({ id: 'invoices.dueDate', message: 'Eräpäivä' }),
        cell: ({ dueDate }) => (dueDate === null ? '–' : date(dueDate)),
        // What is credited falls due on no day, and stands where it was made.
        sortValue: ({ dueDate, invoiceDate }) => dueDate ?? invoiceDate,
      },
      {
        key: 'status',
        track: 'minmax(7.5rem, 1.4fr)',
        label: t({ id: 'invoices.status', message: 'Tila' }),
        cell: standingIn(remembered(standingText, (standing) => standing)),
      },
      {
        key: 'amount',
        track: 'minmax(6.5rem, 1fr)',
        label: t({ id: 'invoices.amount', message: 'Summa' }),
        align: 'end',
        cell: ({ amount }) => money(amount),
        sortValue: ({ amount }) => Number(amount),
      },
    ],
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [sites, ownerName, i18n.locale],
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
});
