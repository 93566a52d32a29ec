import * as v from 'valibot';
import {
  isBusinessId,
  isCustomerNumber,
  isEmail,
  isFilled,
  isIban,
  isIdentityCode,
  isLine,
  isMeteringPointId,
  isPersonName,
  isPhoneNumber,
  isPostalCode,
  isWithinLength,
  NAME_LIMIT,
  readBusinessId,
  readCode,
  readEmail,
  readPhoneNumber,
  readPostalCode,
  readText,
} from '../../../domain/identifiers/index.ts';
import { isDay } from '../../../domain/time/index.ts';
import { errorLabels, withValues } from './later/errorLabels.ts';

/*
 * What people type, as schemas over the rules of domain/identifiers. Each takes the text as it stands in the field, asks
 * its rule of what is read there, and gives that to be stored (`identifiers.spaces`).
 */

interface FieldOptions {
  /** Left empty it is right, and gives an empty text. */
  isOptional?: boolean;
}

const trim = (text: string) => text.trim();

/** A text that is read, then checked. */
function checkedText(
  read: (text: string) => string,
  isRight: (text: string) => boolean,
  error: string | ((issue: { input: string }) => string),
) {
  return ({ isOptional = false }: FieldOptions = {}) =>
    v.pipe(
      v.string(errorLabels.required),
      v.transform(read),
      v.check((text) => isOptional || isFilled(text), errorLabels.required),
      v.check((text) => !isFilled(text) || isRight(text), error),
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

/** A line of words: what was pasted with other spaces stands as it is read. */
export const lineField = (limit: number, options?: FieldOptions) =>
  v.pipe(
    v.string(errorLabels.required),
    v.transform(readText),
    textField(limit, options),
    v.check(isLine, errorLabels.lineInvalid),
  );

/** A code whose form nobody here knows, such as an address for e-invoices. */
export const codeField = (limit: number, options?: FieldOptions) =>
  v.pipe(
    v.string(errorLabels.required),
    v.transform(readCode),
    textField(limit, options),
    v.check(isLine, errorLabels.lineInvalid),
  );

/** Without an @ the person is told so: it is what is forgotten most. */
export function emailField({ isOptional = false }: FieldOptions = {}) {
  return v.pipe(
    v.string(errorLabels.required),
    v.transform(readEmail),
    v.check((text) => isOptional || isFilled(text), errorLabels.required),
    v.check((text) => text === '' || text.includes('@'), errorLabels.emailWithoutAt),
    v.check((text) => text === '' || isEmail(text), errorLabels.emailInvalid),
  );
}

/** `040 123 4567` and `040-1234567` as `0401234567`. */
export const phoneField = checkedText(readPhoneNumber, isPhoneNumber, errorLabels.phoneInvalid);

const isTooLongName = (text: string) => text.length > NAME_LIMIT;

const personName = checkedText(readText, (text) => isTooLongName(text) || isPersonName(text), errorLabels.nameInvalid);

/** One that is too long is told how long it may be. */
export const nameField = (options?: FieldOptions) =>
  v.pipe(
    personName(options),
    v.check((text) => !isTooLongName(text), withValues(errorLabels.tooLong, { limit: NAME_LIMIT })),
  );

/** Of Finland. */
export const postalCodeField = checkedText(readPostalCode, isPostalCode, errorLabels.postalCodeInvalid);

/** What no draft may hold, so that the browser never keeps it (`draft.secrets`). */
export type Secret = v.Brand<'secret'>;

const identityCode = checkedText(readCode, isIdentityCode, errorLabels.identityCodeInvalid);
const iban = checkedText(readCode, isIban, errorLabels.ibanInvalid);

/** In upper case. */
export const identityCodeField = (options?: FieldOptions) => v.pipe(identityCode(options), v.brand('secret'));

/** Without spaces, in upper case. */
export const ibanField = (options?: FieldOptions) => v.pipe(iban(options), v.brand('secret'));

const businessId = checkedText(readBusinessId, (text) => /^[0-9]{7}-[0-9]$/.test(text), errorLabels.businessIdInvalid);

/** `01120389` as `0112038-9`. Of one whose check digit does not match it is said that a digit is wrong, as its form is right. */
export const businessIdField = (options?: FieldOptions) =>
  v.pipe(
    businessId(options),
    v.check((text) => !isFilled(text) || isBusinessId(text), errorLabels.businessIdDigitWrong),
  );

/** `4012 7731` as `40127731`. */
export const customerNumberField = checkedText(readCode, isCustomerNumber, errorLabels.customerNumberInvalid);

const meteringPoint = checkedText(
  readCode,
  (text) => isMeteringPointId(text) || /^[0-9]{18}$/.test(text),
  errorLabels.meteringPointInvalid,
);

/** Without spaces, in upper case. Of 18 digits of which one is wrong it is said so, as their form is right. */
export const meteringPointField = (options?: FieldOptions) =>
  v.pipe(
    meteringPoint(options),
    v.check((text) => !isFilled(text) || isMeteringPointId(text), errorLabels.meteringPointDigitWrong),
  );

/** Whether it is written as a day is, though there may be none of that date: `31.2.2027`. */
const isWrittenAsDay = (text: string) =>
  /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}-\d{2}-\d{2}$|^\d{8}$/.test(readCode(text));

/** What is wrong with what was typed for a day. */
export const dayError = (text: string): string =>
  isWrittenAsDay(text) ? errorLabels.dayUnknown : errorLabels.dayInvalid;

/** A day `YYYY-MM-DD` as a `Calendar` gives it, which leaves what is no day as it was typed. */
export const dayField = checkedText(trim, isDay, ({ input }) => dayError(input));

/** One of the values of a choice. */
export const choiceField = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, errorLabels.choiceMissing);

/** A checkbox that has to be ticked, such as that of the terms. */
export const acceptedField = () => v.pipe(v.boolean(), v.literal(true, errorLabels.required));
