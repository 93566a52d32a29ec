import type { InvoiceContent, InvoiceLine } from '../../domain/types.ts';

/* What stands in an invoice, as rows keep it. */

/** A text in the three languages. */
type Named = Record<'fi' | 'sv' | 'en', string>;

/** A line; its VAT is worked out of all of them. */
export interface BilledLine extends Pick<
  InvoiceLine,
  'kind' | 'meteringPointNo' | 'fromDate' | 'toDate' | 'quantity' | 'unit' | 'unitPrice' | 'vatPercentage'
> {
  /** A text of the catalogues, or the name of what was sold. */
  name: { id: string } | Named;
  content: InvoiceContent;
  grossCents: number;
}

/** What was used, as far as another invoice is compared with it. */
export interface BilledUse {
  meteringPointNo: string;
  content: InvoiceContent;
  wattHours: number;
  /** Of its days; null: its use does not go by the weather, or that is not known. */
  degreeDays: number | null;
  /** Watt-hours that a day takes besides heating. */
  baseADay: number;
}

export interface InvoiceContents {
  lines: BilledLine[];
  uses: BilledUse[];
}
