import { upperCase } from './checksum.ts';
import { isFinland } from './country.ts';

/*
 * What people write and paste, in the one form in which it is checked and kept (`identifiers.spaces`): the form asks the
 * rules of it and sends it, the server brings what it is sent into it first. Each takes linear time; what is wrong stays
 * wrong.
 */

/** Hyphens that do not break, dashes and minus signs, which word processors make of a hyphen. */
export const HYPHENS = /[\u2010-\u2015\u2212]/g;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Words: one form for the same letters, one plain space between them, none around. */
export const readText = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** A code that may be written in groups and in lower case: `131052 -308t`, `0112038 - 9`, `FI21 1234`. */
export const readCode = (text: string): string => upperCase(withoutSpaces(text).replaceAll(HYPHENS, '-'));

/** `01120389`, and `FI01120389` or `FI-0112038-9` of a VAT number, as the business id `0112038-9`. */
export const readBusinessId = (text: string): string =>
  readCode(text).replace(/^(?:FI-?)?([0-9]{7})-?([0-9])$/, '$1-$2');

/** `040 123 4567` and `040-1234567` as `0401234567`. */
export const readPhoneNumber = (text: string): string =>
  withoutSpaces(text).replaceAll(HYPHENS, '').replaceAll('-', '');

/** An e-mail address may have been broken at its `@`; a space within its parts could stand for anything. */
export const readEmail = (text: string): string => readText(text).replaceAll(/ ?@ ?/g, '@');

/** `33 200` as `33200`; abroad in upper case. */
export const readPostalCode = (text: string, country = 'FI'): string =>
  isFinland(country) ? withoutSpaces(text) : upperCase(readText(text));

/** `5 – 7` as `5-7`. */
export const readHouseNumber = (text: string): string => withoutSpaces(text).replaceAll(HYPHENS, '-');
