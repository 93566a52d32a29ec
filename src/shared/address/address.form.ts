import * as v from 'valibot';
import {
  isFilled,
  isFinland,
  isHouseNumber,
  isPostalCode,
  isStreetName,
  isTownName,
  parseStreetAddress,
  readCode,
  readHouseNumber,
  readPostalCode,
  readText,
} from '../../../domain/identifiers/index.ts';
import type { OrderAddress } from '../../../domain/types.ts';
import { errorLabels, withValues } from '../form/later/errorLabels.ts';
import { lineField, postalCodeField } from '../form/schemas.ts';
import { addressKinds, emptyAddress, type AddressKind, type AddressValues } from './addressValues.ts';

export { addressKinds, emptyAddress, type AddressKind, type AddressValues };

/** An address that is known already, as it stands in the fields. */
export const addressValues = (address: OrderAddress): AddressValues => ({
  ...address,
  streetName: address.streetName ?? '',
  houseNumber: address.houseNumber ?? '',
  houseLetter: address.houseLetter ?? '',
  residence: address.residence ?? '',
  postalBox: address.postalBox ?? '',
});

const hasLetter = (text: string) => /\p{L}/u.test(text);

/**
 * A street address that was written into one field, pasted, or filled in by the browser, in the fields that it belongs to
 * (`address.oneLine`). What was typed into those stays.
 */
export function spreadLine(values: AddressValues): AddressValues {
  const { streetName, houseNumber, houseLetter, residence } = values;
  const isInStreet = !isFilled(houseNumber);
  const isInNumber = hasLetter(houseNumber) && !isFilled(houseLetter) && !isFilled(residence);
  if (!isInStreet && !isInNumber) return values;
  const parsed = parseStreetAddress(isInStreet ? streetName : `${streetName} ${houseNumber}`);
  if (parsed?.typeOfAddress === 'postalBox') return { ...values, ...parsed, streetName: '' };
  if (parsed?.typeOfAddress !== 'regularAddress') return values;
  const [, staircase = '', flat = ''] = /^([A-ZÅÄÖ])(?: (.+))?$/.exec(parsed.residence ?? '') ?? [];
  const isStaircase = parsed.houseLetter === null && staircase !== '';
  return {
    ...values,
    streetName: parsed.streetName,
    houseNumber: parsed.houseNumber,
    houseLetter: (isStaircase ? staircase : parsed.houseLetter) ?? houseLetter,
    residence: (isStaircase ? flat : parsed.residence) || residence,
  };
}

/** A text that may be left out, then is null. */
const orNull = (text: string) => text || null;

const streetNameField = v.pipe(
  lineField(100),
  v.check((text) => isStreetName(text), errorLabels.streetNameInvalid),
);
const townField = v.pipe(
  lineField(60),
  v.check((text) => isTownName(text), errorLabels.townInvalid),
);

const houseNumberField = (country: string) =>
  v.pipe(
    v.string(),
    v.check(isFilled, errorLabels.required),
    v.transform(readHouseNumber),
    v.check(
      (text) => isHouseNumber(text, country),
      withValues(errorLabels.houseNumberInvalid, { digits: isFinland(country) ? 4 : 6 }),
    ),
  );

const houseLetterField = v.pipe(
  v.string(),
  v.transform((text) => readText(text).toUpperCase()),
  v.check((text) => text === '' || /^\p{L}$/u.test(text), errorLabels.houseLetterInvalid),
  v.transform(orNull),
);

/** `PL 111` too. */
const postalBoxField = v.pipe(
  v.string(),
  v.check(isFilled, errorLabels.required),
  v.transform((text) => readCode(text).replace(/^(?:PL|PB|P\.?O\.?BOX)/, '')),
  v.check((text) => /^[0-9]{1,6}$/.test(text), errorLabels.postalBoxInvalid),
);

const foreignPostalCodeField = (country: string) =>
  v.pipe(
    v.string(),
    v.check(isFilled, errorLabels.required),
    v.transform((text) => readPostalCode(text, country)),
    v.check((text) => isPostalCode(text, country), errorLabels.foreignPostalCodeInvalid),
  );

/** Each field by itself, so that all that is wrong is found at once. */
function schemaOf(kind: AddressKind, country: string) {
  const isRegular = kind === 'regularAddress';
  const none = v.pipe(
    v.string(),
    v.transform(() => null),
  );
  return v.object({
    typeOfAddress: v.picklist(addressKinds, errorLabels.choiceMissing),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, errorLabels.choiceMissing)),
    streetName: isRegular ? streetNameField : none,
    houseNumber: isRegular ? houseNumberField(country) : none,
    houseLetter: isRegular ? houseLetterField : none,
    residence: isRegular ? v.pipe(lineField(40, { isOptional: true }), v.transform(orNull)) : none,
    postalBox: kind === 'postalBox' ? postalBoxField : none,
    postalCode: isFinland(country) ? postalCodeField() : foreignPostalCodeField(country),
    postalCity: townField,
  });
}

interface AddressOptions {
  /** Left out: all of them. */
  kinds?: readonly AddressKind[];
}

/** An address as it is typed, and as it is sent (`address.fields`). */
export function addressSchema({ kinds = addressKinds }: AddressOptions = {}): v.GenericSchema<
  AddressValues,
  OrderAddress
> {
  const typed = v.pipe(
    v.custom<AddressValues>((values) => typeof values === 'object' && values !== null),
    v.transform(spreadLine),
    v.check(({ typeOfAddress }) => kinds.includes(typeOfAddress), errorLabels.choiceMissing),
  );
  return v.pipe(
    typed,
    v.lazy((values) => {
      const { typeOfAddress, country } = values as AddressValues;
      return schemaOf(typeOfAddress, country);
    }),
  );
}

/** An address that is not asked for is none. */
export const noAddress = v.pipe(
  v.custom<AddressValues>(() => true),
  v.transform(() => null),
) as v.GenericSchema<AddressValues, null>;
