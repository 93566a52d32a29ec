/* What is written is packed at once, so that the same bytes do for the next. */
let bytes = Buffer.allocUnsafe(65_536);
let view = viewOf(bytes);
let end = 0;

const BRACKET = 91;
/** In UTF-8. */
const MOST_BYTES_A_LETTER = 3;
/** Of `,9.999`. */
const MOST_BYTES_A_NUMBER = 6;

/** Of each number from 0 to 9.999 what is written of it, in a place of eight bytes, and how many of them that is. */
const PLACE = 8;
const NUMBERS = 10_000;
const written = viewOf(Buffer.alloc(NUMBERS * PLACE));
const lengths = new Uint8Array(NUMBERS);
for (let thousandths = 0; thousandths < NUMBERS; thousandths += 1) {
  const text = Buffer.from(`,${JSON.stringify(thousandths / 1000)}`);
  text.forEach((byte, at) => written.setUint8(thousandths * PLACE + at, byte));
  lengths[thousandths] = text.length;
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function makeRoom(length: number): void {
  if (end + length <= bytes.length) return;
  const more = Buffer.allocUnsafe(2 * (end + length));
  bytes.copy(more, 0, 0, end);
  bytes = more;
  view = viewOf(bytes);
}

function putText(text: string): void {
  makeRoom(text.length * MOST_BYTES_A_LETTER);
  end += bytes.write(text, end);
}

/** The values of a list, a comma before each. */
function putValues(values: readonly unknown[]): void {
  for (let index = 0; index < values.length;) {
    makeRoom((values.length - index) * MOST_BYTES_A_NUMBER + PLACE);
    index = putNumbers(values, index);
    if (index === values.length) return;
    putText(',');
    put(values[index]);
    index += 1;
  }
}

/** As many of them, from one on, as are numbers of this kind; answers where it stopped. */
function putNumbers(values: readonly unknown[], from: number): number {
  const into = view;
  let at = end;
  let index = from;
  for (; index < values.length; index += 1) {
    const value = values[index];
    if (typeof value !== 'number') break;
    const thousandths = Math.floor(value * 1000 + 0.5);
    if (!(thousandths >= 0 && thousandths < NUMBERS && thousandths / 1000 === value)) break;
    const place = thousandths * PLACE;
    into.setUint32(at, written.getUint32(place));
    into.setUint32(at + 4, written.getUint32(place + 4));
    at += lengths[thousandths] ?? 0;
  }
  end = at;
  return index;
}

function put(value: unknown): void {
  if (typeof value !== 'object' || value === null) putText(JSON.stringify(value ?? null));
  else if (Array.isArray(value)) {
    const begun = end;
    putValues(value);
    if (end === begun) putText('[');
    else bytes[begun] = BRACKET;
    putText(']');
  } else {
    let before = '{';
    for (const [name, one] of Object.entries(value)) {
      if (one === undefined) continue;
      putText(`${before}${JSON.stringify(name)}:`);
      put(one);
      before = ',';
    }
    putText(before === '{' ? '{}' : '}');
  }
}

/**
 * What `JSON.stringify` writes of plain data, in UTF-8: of columns with thousands of small numbers to three decimals in a
 * fifth of the time.
 *
 * @returns bytes that hold until the next call
 */
export function jsonBytes(body: unknown): Buffer {
  end = 0;
  put(body);
  return bytes.subarray(0, end);
}
