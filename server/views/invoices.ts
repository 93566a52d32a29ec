import {
  centsText,
  nationalReference,
  openCents,
  postponement,
  rfReference,
  statusOf,
  toPayOf,
  vatOf,
} from '../../domain/invoices/index.ts';
import { energyUnit, inUnit } from '../../domain/consumption/index.ts';
import { toUnits } from '../../domain/prices/decimal.ts';
import type { Day } from '../../domain/time/index.ts';
import type {
  Invoice,
  InvoiceDeliverySite,
  InvoiceDetails,
  InvoiceLedger,
  InvoiceLine,
  InvoicesToPay,
} from '../../domain/types.ts';
import { decimalOf } from '../invoices/supplyMonths.ts';
import type { CustomerRow } from '../store/customers.ts';
import type { InvoicedSite, InvoicePage } from '../store/invoicePages.ts';
import type { InvoiceHead, InvoiceRow } from '../store/invoices.ts';
import type { BilledLine } from '../store/schema.ts';
import { translate, type Locale } from '../texts.ts';

/** An invoice as the API shows it, as it stands on a day in Helsinki. */
export function invoiceView(row: InvoiceHead, today: Day, hasPostpone: boolean): Invoice {
  const postpone = hasPostpone ? postponement(row, today) : null;
  return {
    invoiceNo: row.invoiceNo,
    owner: row.customerId,
    invoiceType: row.kind,
    invoiceStatus: statusOf(row, today),
    contents: row.contents,
    meteringPointNos: row.meteringPointNos,
    ledgerNo: row.ledgerNo,
    fromDate: row.fromDate,
    toDate: row.toDate,
    invoiceDate: row.invoiceDate,
    dueDate: row.dueDate,
    postponedFrom: row.postponedFrom,
    amount: centsText(row.amountCents),
    openAmount: centsText(openCents(row, today)),
    paidOn: row.paidOn !== null && row.paidOn <= today ? row.paidOn : null,
    postponeDueDatePossible: postpone && postpone.dueDate !== null,
    postpone,
  };
}

/** What each of some owners has to pay, in their order. @param rows all of theirs of which something is to be paid, at least (`invoice.toPay`) */
export const toPayView = (
  rows: readonly InvoiceHead[],
  { owners, today, hasPostpone }: { owners: readonly string[]; today: Day; hasPostpone: boolean },
): InvoicesToPay[] =>
  owners.flatMap((owner) => {
    const its = rows.filter(({ customerId }) => customerId === owner);
    const toPay = toPayOf(its, today);
    if (!toPay) return [];
    const { count, lateCount, first } = toPay;
    return [
      {
        owner,
        count,
        amount: centsText(toPay.openCents),
        lateCount,
        lateAmount: centsText(toPay.lateCents),
        first: invoiceView(first, today, hasPostpone),
      },
    ];
  });

/** Where something is delivered, `Koivukuja 4 B, 33820 Tampere`. */
export function siteLine({
  streetName,
  houseNumber,
  houseLetter,
  residence,
  postalCode,
  postalCity,
}: InvoicedSite): string {
  const street = [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
  return `${street}, ${postalCode} ${postalCity}`;
}

/** The places of some invoices, each once, as those of the first that names them. */
export const invoicedSites = (rows: readonly InvoiceHead[], sites: readonly InvoicedSite[]): InvoiceDeliverySite[] =>
  sites.flatMap((site) => {
    const row = rows.find(({ meteringPointNos }) => meteringPointNos.includes(site.meteringPointNo));
    if (!row) return [];
    const { meteringPointNo, kind } = site;
    const content = kind === 'heat' ? 'districtHeat' : kind;
    return [{ meteringPointNo, address: siteLine(site), customerId: row.customerId, content }];
  });

/** A ledger with what is still to be paid in it, and how it is paid. */
export const ledgerView = ({
  ledgerNo,
  openCents: cents,
  account,
  hasEInvoice,
}: InvoicePage['ledgers'][number]): InvoiceLedger => ({
  ledgerNo,
  openAmount: centsText(cents),
  paymentMethod: account === 'flexPayment' ? 'flexPayment' : hasEInvoice ? 'eInvoice' : 'directPayment',
  hasEnergyAccount: account !== null,
});

const nameOf = ({ name }: BilledLine, locale: Locale): string =>
  'id' in name ? translate(locale, name.id) : name[locale];

/** The lines of an invoice with the VAT of each, and that of each rate (`invoice.vat`). */
export function linesView(
  { body: { lines } }: InvoiceRow,
  locale: Locale,
): Pick<InvoiceDetails, 'vat'> & { lines: InvoiceLine[] } {
  const { lines: shares, rates } = vatOf(lines);
  return {
    lines: lines.map((line, at) => ({
      kind: line.kind,
      name: nameOf(line, locale),
      meteringPointNo: line.meteringPointNo,
      fromDate: line.fromDate,
      toDate: line.toDate,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      vatPercentage: line.vatPercentage,
      net: centsText(shares[at]?.netCents ?? 0),
      vat: centsText(shares[at]?.vatCents ?? 0),
      gross: centsText(line.grossCents),
    })),
    vat: rates.map(({ vatPercentage, netCents, vatCents, grossCents }) => ({
      vatPercentage,
      net: centsText(netCents),
      vat: centsText(vatCents),
      gross: centsText(grossCents),
    })),
  };
}

/** What was used or sold in the time of an invoice, by what it was (`invoice.energy`). */
export function energyView({ body: { lines, uses } }: InvoiceRow): InvoiceDetails['energy'] {
  const sums = new Map<InvoiceDetails['energy'][number]['content'], number>();
  const add = (content: BilledLine['content'], wattHours: number) =>
    sums.set(content, (sums.get(content) ?? 0) + wattHours);
  for (const { content, wattHours } of uses) add(content, wattHours);
  for (const { kind, content, quantity } of lines)
    if (kind === 'production' && quantity !== null) add(content, Number(toUnits(quantity)) / 10);
  return [...sums].map(([content, wattHours]) => {
    const unit = energyUnit(wattHours / 1000, content === 'districtHeat');
    return { content, amount: decimalOf(inUnit(wattHours / 1000, unit)), unit };
  });
}

export const ownerName = ({ firstName, lastName }: Pick<CustomerRow, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The reference number of an invoice: national, of a company by ISO 11649 (`invoice.reference`). */
export function referenceOf({ invoiceNo }: Pick<InvoiceRow, 'invoiceNo'>, isCompany: boolean): string {
  const national = nationalReference(invoiceNo);
  return isCompany ? rfReference(national) : national;
}
