import { epcQrText, bankBarcode, type Payable } from '../../domain/invoices/index.ts';
import type { InvoicePayment } from '../../domain/types.ts';

type Codes = Pick<NonNullable<InvoicePayment>, 'barcode' | 'qr'>;

/** How `bwip-js` tells what it would draw: bars and spaces in turn, or rows of modules. */
interface Drawn {
  sbs?: number[];
  pixs?: number[];
  pixx?: number;
}

/** Loaded with the first invoice that somebody looks at: it is large. */
async function draw(options: { bcid: 'code128' | 'qrcode'; text: string; eclevel?: string }): Promise<Drawn> {
  const { default: barcodes } = await import('bwip-js/node');
  const [drawn] = barcodes.raw(options) as Drawn[];
  return drawn ?? {};
}

/** The widths of the bars and spaces of Code 128, in modules, a bar first (`invoice.barcode`). */
export async function barcodeWidths(text: string): Promise<number[]> {
  return (await draw({ bcid: 'code128', text })).sbs ?? [];
}

/** The modules of a QR code with the error correction of level M, row by row (`invoice.qr`). */
export async function qrModules(text: string): Promise<{ size: number; modules: string }> {
  // As a string of UTF-8, which is what the code says it is in.
  const { pixs = [], pixx = 0 } = await draw({ bcid: 'qrcode', text, eclevel: 'M' });
  return { size: pixx, modules: pixs.join('') };
}

/** What something is paid with; of an amount or a due day that does not fit into a code, none. */
export async function codesOf(payable: Payable): Promise<Codes> {
  const [digits, said] = [bankBarcode(payable), epcQrText(payable)];
  return {
    barcode: digits === null ? null : { text: digits, widths: await barcodeWidths(digits) },
    qr: said === null ? null : { text: said, ...(await qrModules(said)) },
  };
}
