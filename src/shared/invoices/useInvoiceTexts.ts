import { useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceContent } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMonthName } from '../calendar/useMonthName.ts';
import { inOrder, monthOfInvoice, type InvoiceStanding } from './invoices.view.ts';

type Period = Pick<Invoice, 'fromDate' | 'toDate'>;

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** How invoices are written in the reader's language. */
export function useInvoiceTexts() {
  const { t, i18n } = useLingui();
  const { dateRange } = useFormats();
  const monthName = useMonthName();

  const contentText = (content: InvoiceContent): string => {
    switch (content) {
      case 'electricity':
        return t({ id: 'invoices.content.electricity', message: 'Sähkö' });
      case 'districtHeat':
        return t({ id: 'invoices.content.districtHeat', message: 'Kaukolämpö' });
      case 'production':
        return t({ id: 'invoices.content.production', message: 'Pientuotanto' });
      case 'service':
        return t({ id: 'invoices.content.service', message: 'Palvelut' });
    }
  };

  /** The month that was invoiced, else the days: `Tammikuu 2026`. */
  const period = (invoice: Period): string => {
    const month = monthOfInvoice(invoice);
    return month === null ? dateRange(invoice.fromDate, invoice.toDate) : capital(monthName(month));
  };

  /** What an invoice is called: `Tammikuun lasku`; with its days where they are no month. */
  const title = (invoice: Period): string => {
    const month = monthOfInvoice(invoice);
    if (month === null) {
      const days = dateRange(invoice.fromDate, invoice.toDate);
      return t({ id: 'invoices.titleOfDays', message: `Lasku ${days}` });
    }
    // Without its year; the Swedish has it within a sentence.
    const name = monthName(month).replace(/\s*\d{4}$/, '');
    const named = i18n.locale === 'sv' ? name : capital(name);
    return t({ id: 'invoices.titleOfMonth', message: `${named}n lasku` });
  };

  const kindText = (kind: Invoice['invoiceType']): string => {
    switch (kind) {
      case 'supply':
        return t({ id: 'invoices.kind.supply', message: 'Energialasku' });
      case 'heat':
        return t({ id: 'invoices.kind.heat', message: 'Lämpölasku' });
      case 'credit':
        return t({ id: 'invoices.kind.credit', message: 'Hyvityslasku' });
      case 'final':
        return t({ id: 'invoices.kind.final', message: 'Loppulasku' });
      case 'equalising':
        return t({ id: 'invoices.kind.equalising', message: 'Tasauslasku' });
      case 'collection':
        return t({ id: 'invoices.kind.collection', message: 'Perintäilmoitus' });
    }
  };

  const standingText = (standing: InvoiceStanding): string => {
    switch (standing) {
      case 'open':
        return t({ id: 'invoices.status.open', message: 'Avoin' });
      case 'postponed':
        return t({ id: 'invoices.status.postponed', message: 'Siirretty' });
      case 'overdue':
        return t({ id: 'invoices.status.overdue', message: 'Myöhässä' });
      case 'paid':
        return t({ id: 'invoices.status.paid', message: 'Maksettu' });
      case 'partlyPaid':
        return t({ id: 'invoices.status.partlyPaid', message: 'Osittain maksettu' });
      case 'credited':
        return t({ id: 'invoices.status.credited', message: 'Hyvitetty' });
      case 'inCollection':
        return t({ id: 'invoices.status.inCollection', message: 'Perinnässä' });
    }
  };

  /** What was invoiced, and of what kind where that says more: `Sähkö, Kaukolämpö`, `Loppulasku: Sähkö`. */
  const contents = ({ invoiceType, contents: all }: Pick<Invoice, 'invoiceType' | 'contents'>): string => {
    const listed = inOrder(all).map(contentText).join(', ');
    const isTold = invoiceType !== 'supply' && invoiceType !== 'heat';
    return isTold ? `${kindText(invoiceType)}: ${listed}` : listed;
  };

  return { contentText, contents, kindText, period, standingText, title };
}
