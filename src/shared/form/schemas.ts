import * as v from 'valibot';
import {
  isBusinessId,
  isEmail,
  isFilled,
  isIban,
  isIdentityCode,
  isMeteringPointId,
  isPersonName,
  isPhoneNumber,
  isPostalCode,
  isWithinLength,
  parseStreetAddress,
} from '../../../domain/identifiers/index.ts';
import { isDay } from '../../../domain/time/index.ts';
import { errorLabels, withValues } from './errorLabels.ts';

/*
 * What people type, as schemas over the rules of domain/identifiers. Each takes the text as it stands in the field and
 * gives what is stored: trimmed, and without the spaces of what is written in groups (`identifiers.spaces`).
 */

interface FieldOptions {
  /** Left empty it is right, and gives an empty text. */
  isOptional?: boolean;
}

const trim = (text: string) => text.trim();
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
/** The rules let a–z alone through, so no other letter becomes one of them. */
const compact = (text: string) => withoutSpaces(text).toUpperCase();

/** A text that is read, then checked; a text that is no part of the rule's alphabet is checked as it was written. */
function checkedText(read: (text: string) => string, isRight: (text: string) => boolean, error: string) {
  return ({ isOptional = false }: FieldOptions = {}) =>
    v.pipe(
      v.string(errorLabels.required),
      v.check((text) => isOptional || isFilled(text), errorLabels.required),
      v.check((text) => !isFilled(text) || isRight(text), error),
      v.transform(read),
    );
}

/** Something was written, whatever it is; at most so many characters. */
export function textField(limit: number, { isOptional = false }: FieldOptions = {}) {
  return v.pipe(
    v.string(errorLabels.required),
    v.transform(trim),
    v.check((text) => isOptional || isFilled(text), errorLabels.required),
    v.check((text) => isWithinLength(text, limit), withValues(errorLabels.tooLong, { limit })),
  );
}

/** Without an @ the person is told so: it is what is forgotten most. */
export function emailField({ isOptional = false }: FieldOptions = {}) {
  return v.pipe(
    v.string(errorLabels.required),
    v.transform(trim),
    v.check((text) => isOptional || isFilled(text), errorLabels.required),
    v.check((text) => text === '' || text.includes('@'), errorLabels.emailWithoutAt),
    v.check((text) => text === '' || isEmail(text), errorLabels.emailInvalid),
  );
}

const withoutGroups = (text: string) => text.replaceAll(/[\s-]/g, '');

/** `040 123 4567` and `040-1234567` as `0401234567`. */
export const phoneField = checkedText(
  withoutGroups,
  (text) => isPhoneNumber(withoutGroups(text)),
  errorLabels.phoneInvalid,
);

export const nameField = checkedText(trim, (text) => isPersonName(text.trim()), errorLabels.nameInvalid);

/** Of Finland. */
export const postalCodeField = checkedText(trim, (text) => isPostalCode(text.trim()), errorLabels.postalCodeInvalid);

/** Street and number in one; `parseStreetAddress` takes it apart. */
export const addressField = checkedText(trim, (text) => parseStreetAddress(text) !== null, errorLabels.addressInvalid);

/** What no draft may hold, so that the browser never keeps it (`draft.secrets`). */
export type Secret = v.Brand<'secret'>;

const identityCode = checkedText(compact, (text) => isIdentityCode(text.trim()), errorLabels.identityCodeInvalid);
const iban = checkedText(compact, isIban, errorLabels.ibanInvalid);

/** In upper case. */
export const identityCodeField = (options?: FieldOptions) => v.pipe(identityCode(options), v.brand('secret'));

/** Without spaces, in upper case. */
export const ibanField = (options?: FieldOptions) => v.pipe(iban(options), v.brand('secret'));

export const businessIdField = checkedText(trim, (text) => isBusinessId(text.trim()), errorLabels.businessIdInvalid);

/** Without spaces, in upper case. */
export const meteringPointField = checkedText(compact, isMeteringPointId, errorLabels.meteringPointInvalid);

/** A day `YYYY-MM-DD` as a `Calendar` gives it, which leaves what is no day as it was typed. */
export const dayField = checkedText(trim, isDay, errorLabels.dayInvalid);

/** One of the values of a choice. */
export const choiceField = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, errorLabels.choiceMissing);

/** A checkbox that has to be ticked, such as that of the terms. */
export const acceptedField = () => v.pipe(v.boolean(), v.literal(true, errorLabels.required));
