import { isIban } from './iban.ts';
import { identityCodeInText, isIdentityCode } from './identityCode.ts';
import { HYPHENS } from './written.ts';

/** Looks like a number of an account: two letters, two digits, then groups of up to four. */
const iban = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;

/** Begins as one, with spaces and hyphens wherever: it is one where some beginning of it is. */
const partedIban = /(?<![\p{L}\d])(?=([A-Z](?:[\s-]{0,3}[A-Z])(?:[\s-]{0,3}\d){2}(?:[\s-]{0,3}[A-Z\d]){11,30}))/giu;

/** Has the form of an identity code, with spaces wherever: it is one where its check character says so. */
const partedCode = /(?<![\p{L}\d])\d(?:\s?\d){5}\s{0,2}[-+A-FU-Y]\s{0,2}\d(?:\s?\d){2}\s?[\dA-Z](?![\p{L}\d])/giu;

/** Stands in its place, so that whoever goes on sees that something is missing. */
const LEFT_OUT = '[…]';

/** Nobody sees them, so that they hide what they part. */
const unseen = /[\p{Cf}\p{Variation_Selector}\u034F]/gu;

/** Which part of a text, from its first character to behind its last. */
type Span = readonly [from: number, to: number];

interface ReadText {
  /** As it is looked through: in the plain letters, digits and hyphens that it looks like. */
  text: string;
  /** Where each of its characters stands in what was written. */
  places: Span[];
}

function readThrough(written: string): ReadText {
  const read: ReadText = { text: '', places: [] };
  let from = 0;
  for (const character of written) {
    const to = from + character.length;
    const plain = character.normalize('NFKC').replaceAll('\u00AD', '-').replaceAll(HYPHENS, '-').replaceAll(unseen, '');
    read.text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) read.places.push([from, to]);
    from = to;
  }
  return read;
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const isCode = (text: string) => isIdentityCode(withoutSpaces(text).toUpperCase());
const isAccount = (text: string) => isIban(text.replaceAll('-', ''));

/** How much of the beginning of a text is an account; 0 where none is. */
function accountAt(text: string): number {
  for (let length = text.length; length >= 15; length -= 1)
    if (!/[\p{L}\d]/u.test(text.charAt(length)) && isAccount(text.slice(0, length))) return length;
  return 0;
}

function secretsIn(text: string): Span[] {
  const byForm = [identityCodeInText, iban].flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: found, index }): Span => [index, index + found.length]),
  );
  const codes = [...text.matchAll(partedCode)]
    .filter(([found]) => isCode(found))
    .map(({ 0: found, index }): Span => [index, index + found.length]);
  const accounts = [...text.matchAll(partedIban)].map(({ 1: begun = '', index }): Span => [
    index,
    index + accountAt(begun),
  ]);
  return [...byForm, ...codes, ...accounts.filter(([from, to]) => to > from)].sort(([one], [other]) => one - other);
}

/** Both have two digits at least, whichever way they are written; a draft is mostly texts that have none. */
const mayHaveSecret = (written: string) => /\d\D*\d/.test(written.normalize('NFKC'));

function inText(written: string): string {
  if (!mayHaveSecret(written)) return written;
  const { text, places } = readThrough(written);
  if (isAccount(text) || isCode(text)) return '';
  let [kept, at] = ['', 0];
  for (const [first, behind] of secretsIn(text)) {
    const [from, to] = [places[first]?.[0] ?? 0, places[behind - 1]?.[1] ?? 0];
    if (to <= at) continue;
    // One that begins within another is left out with it.
    if (from >= at) kept += written.slice(at, from) + LEFT_OUT;
    at = to;
  }
  return kept + written.slice(at);
}

/**
 * What was typed without what looks like an identity code or the number of an account, in whichever text of it, names of
 * members too: for what is kept in the browser, or for it (`draft.secrets`). The rest stays as it was typed.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return inText(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [inText(name), withoutSecrets(part)]));
}
