import { centsText, formatReference, openCents } from '../../domain/invoices/index.ts';
import { formatIban } from '../../domain/identifiers/index.ts';
import type { ServerContext } from '../context.ts';
import { tags } from '../effects/mailWords.ts';
import { ownerOf, paymentOf } from '../invoices/details.ts';
import { payees } from '../invoices/payee.ts';
import { todayOf } from '../measurements/readSeries.ts';
import type { CustomerRow } from '../store/customers.ts';
import { findInvoicedSites, type InvoiceRow } from '../store/invoices.ts';
import { dayIn, translate, type Locale } from '../texts.ts';
import { linesView, ownerName, siteLine } from '../views/invoices.ts';
import type { DocumentFile } from './documentFile.ts';
import { drawPdf } from './documentPdf.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'settings'>;
type Row = [label: string, value: string];

/** Numbers as an invoice writes them, with the true minus. */
function writerOf(locale: Locale) {
  const [money, figure] = [
    new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' }),
    new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 4 }),
  ];
  const written = (text: string) => text.replace('-', '\u2212');
  return {
    money: (amount: string) => written(money.format(Number(amount))),
    number: (amount: string) => written(figure.format(Number(amount))),
    day: (day: string) => dayIn(locale, day),
  };
}

/** Where a letter goes: the name, the street or the box, the post office; abroad the country. */
function addressLines({ address, ...named }: CustomerRow): string[] {
  const { streetName, houseNumber, houseLetter, residence, postalBox, zip, city, country } = address;
  const street = [streetName, [houseNumber, houseLetter].filter(Boolean).join(' '), residence]
    .filter(Boolean)
    .join(' ');
  const box = postalBox === null || postalBox === '' ? null : `PL ${postalBox}`;
  const lines = [
    ownerName(named),
    box ?? street,
    `${zip} ${city}`,
    country === 'FI' || country === 'AX' ? '' : country,
  ];
  return lines.filter((line) => line !== '');
}

const units = { month: 'invoice.unit.month', piece: 'invoice.unit.piece' } as const;

/**
 * The lines and the VAT of each rate.
 *
 * @param addresses by metering point, where there are several: each line says its own
 */
function linesTable(row: InvoiceRow, locale: Locale, addresses: ReadonlyMap<string, string>) {
  const { money, number, day } = writerOf(locale);
  const text = (id: string) => translate(locale, id);
  const { lines, vat } = linesView(row, locale);
  return {
    lines: {
      heading: text('invoice.pdf.lines'),
      columns: ['what', 'quantity', 'price', 'vatShort', 'gross'].map((id) => text(`invoice.pdf.${id}`)),
      rows: lines.map(
        ({ kind, name, meteringPointNo, fromDate, toDate, quantity, unit, unitPrice, vatPercentage, gross }) => {
          const unitName =
            unit !== null && unit in units
              ? translate(locale, units[unit as keyof typeof units], { count: Number(quantity) })
              : (unit ?? '');
          const isEnergy = kind === 'energy' || kind === 'production';
          const price = unitPrice === null ? '' : isEnergy ? `${number(unitPrice)} c/kWh` : money(unitPrice);
          const address = addresses.get(meteringPointNo ?? '');
          return [
            [address, `${name}, ${day(fromDate)}–${day(toDate)}`].filter(Boolean).join('\n'),
            quantity === null ? '' : `${number(quantity)} ${unitName}`,
            price,
            `${number(vatPercentage)} %`,
            money(gross),
          ];
        },
      ),
    },
    vat: {
      heading: text('invoice.pdf.vat'),
      columns: ['rate', 'net', 'vat', 'gross'].map((id) => text(`invoice.pdf.${id}`)),
      rows: vat.map((rate) => [`${number(rate.vatPercentage)} %`, money(rate.net), money(rate.vat), money(rate.gross)]),
    },
  };
}

/** All that an invoice is drawn from. */
async function invoiceWords(context: Context, row: InvoiceRow, locale: Locale) {
  const { money, day } = writerOf(locale);
  const text = (id: string, values: Record<string, string> = {}) => translate(locale, id, values);
  const owner = await ownerOf(context, row);
  const payment = await paymentOf(context, row, owner.isCompany);
  const sites = (await findInvoicedSites(context.database.db, row.meteringPointNos)).map(
    (site) => [site.meteringPointNo, siteLine(site)] as const,
  );
  const places = new Set(sites.map(([, address]) => address));
  const [place] = places;
  const open = centsText(openCents(row, todayOf(context)));
  const facts: Row[] = [
    [text('invoice.pdf.no'), row.invoiceNo],
    [text('invoice.pdf.date'), day(row.invoiceDate)],
    [text('invoice.pdf.customerNo'), row.customerId],
    [text('invoice.pdf.period'), `${day(row.fromDate)}–${day(row.toDate)}`],
  ];
  const site: Row[] =
    places.size === 1 && place !== undefined ? [[text('invoice.pdf.site'), place.replace(', ', '\n')]] : [];
  const due: Row[] = row.dueDate === null ? [] : [[text('invoice.pdf.due'), day(row.dueDate)]];
  const paid: Row[] = payment
    ? [
        [text('invoice.pdf.recipient'), payment.recipient],
        [text('invoice.pdf.account'), formatIban(payment.iban)],
        [text('invoice.pdf.bic'), payment.bic],
        [text('invoice.pdf.reference'), formatReference(payment.reference)],
        ...due,
        [text('invoice.pdf.toPay'), money(open)],
      ]
    : [];
  return {
    title: text(`invoice.pdf.title.${row.kind}`),
    number: row.invoiceNo,
    sender: payees[context.settings.brand].recipient,
    recipient: addressLines(owner),
    facts: [...facts, ...due, ...site],
    total: [
      text(row.amountCents < 0 ? 'invoice.pdf.credited' : 'invoice.pdf.total'),
      money(centsText(Math.abs(row.amountCents))),
    ] satisfies Row,
    ...linesTable(row, locale, places.size > 1 ? new Map(sites) : new Map()),
    seller: text(`mail.footer.${context.settings.brand}`),
    payment: {
      heading: text('invoice.pdf.payment'),
      rows: paid,
      nothing: payment ? null : text('invoice.pdf.nothing'),
      barcode: payment?.barcode
        ? {
            ...payment.barcode,
            alt: text('invoice.pdf.barcode.alt', { digits: payment.barcode.text }),
            caption: text('invoice.pdf.barcode'),
          }
        : null,
      qr: payment?.qr ? { ...payment.qr, alt: text('invoice.pdf.qr.alt') } : null,
    },
  };
}

/** An invoice as PDF: its name says its number and nobody's (`invoice.pdf`). */
export async function invoiceFile(context: Context, row: InvoiceRow, locale: Locale): Promise<DocumentFile> {
  const invoice = await invoiceWords(context, row, locale);
  const content = await drawPdf({
    invoice,
    locale,
    company: payees[context.settings.brand].recipient,
    madeOn: row.invoiceDate,
    numbered: translate(locale, 'invoice.pdf.page', { page: '{page}', count: '{count}' }),
  });
  return { name: `${row.invoiceNo}-${locale}.pdf`, contentType: 'application/pdf', content };
}
