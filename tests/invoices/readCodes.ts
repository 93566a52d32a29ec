import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { InvoicePayment } from '../../domain/types.ts';

/* What another library reads in the codes of an invoice. */

type Codes = NonNullable<InvoicePayment>;

interface Picture {
  width: number;
  height: number;
  isDark: (x: number, y: number) => boolean;
}

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

async function readBack({ width, height, isDark }: Picture): Promise<string | undefined> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const level = isDark(at % width, Math.floor(at / width)) ? 0 : 255;
    data.set([level, level, level, 255], at * 4);
  }
  const [found] = await readBarcodes({ data, width, height, colorSpace: 'srgb' });
  return found?.text;
}

/** What the bars of a barcode say. */
export function readBars(barcode: Codes['barcode'] | undefined): Promise<string | undefined> {
  const bars = (barcode?.widths ?? []).flatMap((modules, at) => Array<boolean>(modules * 2).fill(at % 2 === 0));
  const quiet = 40;
  return readBack({ width: bars.length + 2 * quiet, height: 80, isDark: (x) => bars[x - quiet] === true });
}

/** What the modules of a QR code say. */
export function readQr(qr: Codes['qr'] | undefined): Promise<string | undefined> {
  const [size, scale, margin] = [qr?.size ?? 0, 4, 4];
  const side = (size + 2 * margin) * scale;
  const isDark = (x: number, y: number) => {
    const [column, row] = [x, y].map((place) => Math.floor(place / scale) - margin) as [number, number];
    return column >= 0 && row >= 0 && column < size && row < size && qr?.modules[row * size + column] === '1';
  };
  return readBack({ width: side, height: side, isDark });
}

/** What the codes say that stand in a picture: its pixels, or a file. */
export async function readPicture(picture: Parameters<typeof readBarcodes>[0]): Promise<string[]> {
  return (await readBarcodes(picture)).map(({ text }) => text);
}
