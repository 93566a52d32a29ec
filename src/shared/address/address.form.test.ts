import { describe, expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { addressSchema, addressValues, emptyAddress, spreadLine, type AddressValues } from './address.form.ts';

const home: AddressValues = {
  ...emptyAddress,
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalCode: '33200',
  postalCity: 'Tampere',
};
const stored = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: null,
  postalCode: '33200',
  postalCity: 'Tampere',
};

/** What is stored, or what is wrong with each field. */
function taken(values: Partial<AddressValues>, schema = addressSchema()): unknown {
  const { success, output, issues } = safeParse(schema, { ...home, ...values }, { abortPipeEarly: true });
  if (success) return output;
  return Object.fromEntries(issues?.map(({ path, message }) => [String(path?.[0].key ?? ''), message]) ?? []);
}

describe('what is stored (address.fields, address.forgiven)', () => {
  test.each<[string, Partial<AddressValues>, object]>([
    ['as it was typed', {}, {}],
    [
      'without spaces around, in one form of letters',
      { streetName: ' HÄMEENPUISTO '.normalize('NFD') },
      { streetName: 'HÄMEENPUISTO' },
    ],
    ['with plain spaces', { streetName: 'Tammelan\u00A0 puistokatu' }, { streetName: 'Tammelan puistokatu' }],
    ['a postal code in groups', { postalCode: '33\u00A0200 ' }, {}],
    ['a range', { houseNumber: '5 – 7' }, { houseNumber: '5-7' }],
    ['a small letter', { houseLetter: ' c ' }, {}],
    ['no letter and no flat', { houseLetter: '', residence: ' ' }, { houseLetter: null, residence: null }],
    ['the number with its letter', { houseNumber: '14 c', houseLetter: '', residence: '' }, { residence: null }],
    ['the number with staircase and flat', { houseNumber: '14 C 27', houseLetter: '', residence: '' }, {}],
    [
      'all of it in the street’s field',
      { streetName: 'Hämeenpuisto 14 C 27', houseNumber: '', houseLetter: '', residence: '' },
      {},
    ],
  ])('%s', (_what, values, differs) => {
    expect(taken(values)).toEqual({ ...stored, ...differs });
  });

  test('of the kind alone, whatever was typed for another (address.kinds)', () => {
    const nowhere = { streetName: null, houseNumber: null, houseLetter: null, residence: null };
    const box = { ...stored, ...nowhere, typeOfAddress: 'postalBox', postalBox: '111' };
    expect(taken({ typeOfAddress: 'postalBox', postalBox: ' PL 111 ' })).toEqual(box);
    expect(taken({ typeOfAddress: 'posteRestante', postalBox: 'x', houseNumber: 'x' })).toEqual({
      ...stored,
      ...nowhere,
      typeOfAddress: 'posteRestante',
    });
  });

  test('a known address stands in the fields as it is stored (address.fields)', () => {
    expect(taken(addressValues(stored as never))).toEqual(stored);
    expect(addressValues({ ...stored, houseLetter: null } as never).houseLetter).toBe('');
  });
});

describe('what is refused, all of it at once (address.fields)', () => {
  const required = 'errorLabel.required';

  test('what is missing, by kind', () => {
    expect(taken({ ...emptyAddress })).toEqual({
      streetName: required,
      houseNumber: required,
      postalCode: required,
      postalCity: required,
    });
    expect(taken({ ...emptyAddress, typeOfAddress: 'postalBox' })).toEqual({
      postalBox: required,
      postalCode: required,
      postalCity: required,
    });
    expect(taken({ ...emptyAddress, typeOfAddress: 'posteRestante' })).toEqual({
      postalCode: required,
      postalCity: required,
    });
  });

  test.each<[Partial<AddressValues>, object]>([
    [
      { streetName: '123', postalCity: '9' },
      { streetName: 'errorLabel.streetNameInvalid', postalCity: 'errorLabel.townInvalid' },
    ],
    [{ houseNumber: '12345' }, { houseNumber: 'errorLabel.houseNumberInvalid?digits=4' }],
    [{ houseNumber: 'x' }, { houseNumber: 'errorLabel.houseNumberInvalid?digits=4' }],
    [{ houseLetter: 'CD' }, { houseLetter: 'errorLabel.houseLetterInvalid' }],
    [{ residence: 'x'.repeat(41) }, { residence: 'errorLabel.tooLong?limit=40' }],
    [{ postalCode: '3320' }, { postalCode: 'errorLabel.postalCodeInvalid' }],
    [{ typeOfAddress: 'postalBox', postalBox: 'x' }, { postalBox: 'errorLabel.postalBoxInvalid' }],
    [{ country: 'SE', houseNumber: '1234567' }, { houseNumber: 'errorLabel.houseNumberInvalid?digits=6' }],
    [{ country: 'SE', postalCode: '1' }, { postalCode: 'errorLabel.foreignPostalCodeInvalid' }],
    [{ country: '' }, { country: 'errorLabel.choiceMissing' }],
  ])('%j', (values, faults) => {
    expect(taken(values)).toMatchObject(faults);
  });

  test('the rules of the country hold, Finland’s in Åland too (address.abroad)', () => {
    expect(taken({ country: 'SE', postalCode: '114 55', houseNumber: '123456' })).toMatchObject({
      postalCode: '114 55',
    });
    expect(taken({ country: 'GB', postalCode: 'sw1a 1aa' })).toMatchObject({ postalCode: 'SW1A 1AA' });
    expect(taken({ country: 'AX', postalCode: '2210' })).toEqual({ postalCode: 'errorLabel.postalCodeInvalid' });
    expect(taken({ country: 'AX', postalCode: '22100' })).toMatchObject({ postalCode: '22100' });
  });

  test('a kind that is not offered', () => {
    const street = addressSchema({ kinds: ['regularAddress'] });
    expect(taken({ typeOfAddress: 'postalBox', postalBox: '1' }, street)).toEqual({ '': 'errorLabel.choiceMissing' });
  });
});

describe('an address in one field (address.oneLine)', () => {
  const empty = { ...emptyAddress, postalCode: '33200' };

  test.each<[string, Partial<AddressValues>]>([
    ['Hämeenpuisto 14 C 27', { streetName: 'Hämeenpuisto', houseNumber: '14', houseLetter: 'C', residence: '27' }],
    ['Koivukuja 4 b', { streetName: 'Koivukuja', houseNumber: '4', houseLetter: 'B' }],
    ['Moisionrannantie 2 As 8', { streetName: 'Moisionrannantie', houseNumber: '2', residence: 'As 8' }],
    ['PL 111', { typeOfAddress: 'postalBox', postalBox: '111' }],
    ['Hämeenpuisto', { streetName: 'Hämeenpuisto' }],
  ])('%s', (streetName, parts) => {
    expect(spreadLine({ ...empty, streetName })).toEqual({ ...empty, ...parts });
  });

  test('what stands in the other fields already is left as it is', () => {
    const typed = { ...home, streetName: 'Hämeenpuisto 16' };
    expect(spreadLine(typed)).toEqual(typed);
    expect(spreadLine({ ...home, streetName: 'Hämeenpuisto 16', houseNumber: '' })).toEqual({
      ...home,
      houseNumber: '16',
    });
  });
});
