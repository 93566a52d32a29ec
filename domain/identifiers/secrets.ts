import { isIban } from './iban.ts';
import { identityCodeInText, isIdentityCode } from './identityCode.ts';

/** Looks like a number of an account: two letters, two digits, then groups of up to four. */
const iban = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;

/** Stands in its place, so that whoever goes on sees that something is missing. */
const LEFT_OUT = '[…]';

function inText(text: string): string {
  const compact = text.replaceAll(/\s/g, '');
  if (isIban(compact) || isIdentityCode(compact.toUpperCase())) return '';
  return text.replaceAll(identityCodeInText, LEFT_OUT).replaceAll(iban, LEFT_OUT);
}

/**
 * What was typed without what looks like an identity code or the number of an account, in whichever text of it: for what is
 * kept in the browser, or for it (`draft.secrets`). The rest stays as it was typed.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return inText(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutSecrets(part)]));
}
