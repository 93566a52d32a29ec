import { identityCodeInText, isIban, isIdentityCode } from '../../../domain/identifiers/index.ts';

/** Looks like a number of an account: two letters, two digits, then groups of up to four. */
const iban = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;

/** Stands in its place, so that whoever goes on sees that something is missing. */
const LEFT_OUT = '[…]';

/**
 * A text without what looks like an identity code or the number of an account, for what is kept in the browser
 * (`draft.secrets`). The rest stays as it was typed.
 */
export function withoutSecrets(text: string): string {
  const compact = text.replaceAll(/\s/g, '');
  if (isIban(compact) || isIdentityCode(compact.toUpperCase())) return '';
  return text.replaceAll(identityCodeInText, LEFT_OUT).replaceAll(iban, LEFT_OUT);
}
