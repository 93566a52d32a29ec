import { expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { readError } from './readError.ts';
import {
  acceptedField,
  businessIdField,
  customerNumberField,
  choiceField,
  codeField,
  dayField,
  emailField,
  ibanField,
  identityCodeField,
  lineField,
  meteringPointField,
  nameField,
  phoneField,
  postalCodeField,
  textField,
} from './schemas.ts';

const schemas = {
  businessIdField,
  customerNumberField,
  dayField,
  emailField,
  ibanField,
  identityCodeField,
  meteringPointField,
  nameField,
  phoneField,
  postalCodeField,
};

type Schema = Parameters<typeof safeParse>[0];

/** What is stored, or the first error, as a form has it. */
function taken(schema: Schema, value: unknown): unknown {
  const result = safeParse(schema, value, { abortPipeEarly: true });
  return result.success ? result.output : result.issues[0].message;
}

test.each([
  ['emailField', ' aino.makela@esimerkki.fi ', 'aino.makela@esimerkki.fi'],
  ['phoneField', '+358 40 123-4567', '+358401234567'],
  ['nameField', ' Aino-Kaisa O’Connor ', 'Aino-Kaisa O’Connor'],
  ['postalCodeField', ' 33200 ', '33200'],
  ['emailField', 'aino.makela\u00A0@ esimerkki.fi', 'aino.makela@esimerkki.fi'],
  ['phoneField', '040\u00A0123\u00A04567', '0401234567'],
  ['nameField', 'Aino\u00A0Kaisa  Mäkelä', 'Aino Kaisa Mäkelä'],
  ['postalCodeField', '33\u00A0200', '33200'],
  ['identityCodeField', ' 131052-308t ', '131052-308T'],
  ['identityCodeField', '131052 -\u00A0308t', '131052-308T'],
  ['ibanField', 'fi21\u00A01234\u00A05600 0007 85', 'FI2112345600000785'],
  ['businessIdField', '0112038 - 9', '0112038-9'],
  ['businessIdField', '01120389', '0112038-9'],
  ['customerNumberField', ' 4012 7731', '40127731'],
  ['meteringPointField', 'y701\u00A02345', 'Y7012345'],
  ['ibanField', ' fi21 1234 5600 0007 85', 'FI2112345600000785'],
  ['businessIdField', ' 0112038-9 ', '0112038-9'],
  ['meteringPointField', ' y701 2345', 'Y7012345'],
  ['dayField', '2026-03-28', '2026-03-28'],
] as const)('%s takes %j and stores %j (form.stored)', (name, written, stored) => {
  expect(taken(schemas[name](), written)).toBe(stored);
});

test.each([
  ['emailField', 'aino.makela.esimerkki.fi', 'errorLabel.emailWithoutAt'],
  ['emailField', 'aino@esimerkki', 'errorLabel.emailInvalid'],
  ['phoneField', '040 12', 'errorLabel.phoneInvalid'],
  ['nameField', 'Aino 2', 'errorLabel.nameInvalid'],
  ['nameField', 'A'.repeat(200), 'errorLabel.tooLong?limit=100'],
  ['postalCodeField', '3320', 'errorLabel.postalCodeInvalid'],
  ['identityCodeField', '131052-308U', 'errorLabel.identityCodeInvalid'],
  ['ibanField', 'FI21 1234 5600 0007 86', 'errorLabel.ibanInvalid'],
  ['ibanField', 'FI21 1234 5600 0007 8ſ', 'errorLabel.ibanInvalid'],
  ['businessIdField', '0112038', 'errorLabel.businessIdInvalid'],
  ['businessIdField', '0112038-8', 'errorLabel.businessIdDigitWrong'],
  ['customerNumberField', '4012773a', 'errorLabel.customerNumberInvalid'],
  ['meteringPointField', 'X7012345', 'errorLabel.meteringPointInvalid'],
  ['meteringPointField', '64300757400013858', 'errorLabel.meteringPointInvalid'],
  ['meteringPointField', '643006000000000001', 'errorLabel.meteringPointDigitWrong'],
  ['dayField', '31.2.2026', 'errorLabel.dayUnknown'],
  ['dayField', '31022026', 'errorLabel.dayUnknown'],
  ['dayField', '2026-02-31', 'errorLabel.dayUnknown'],
  ['dayField', '31.2.26', 'errorLabel.dayInvalid'],
  ['dayField', 'huomenna', 'errorLabel.dayInvalid'],
] as const)('%s refuses %j with %s (form.error.beside)', (name, written, error) => {
  expect(taken(schemas[name](), written)).toBe(error);
});

const names = ['emailField', 'phoneField', 'nameField', 'dayField'] as const;

test.each(names)('%s is missing when it is empty or blank; optional, it is right and stored empty', (name) => {
  expect([taken(schemas[name](), ''), taken(schemas[name](), '  ')]).toEqual([
    'errorLabel.required',
    'errorLabel.required',
  ]);
  expect(taken(schemas[name]({ isOptional: true }), '  ')).toBe('');
});

test('a text has its limit, which its error tells (form.limit)', () => {
  expect(taken(textField(5), ' viisi ')).toBe('viisi');
  expect(taken(textField(5), ' ')).toBe('errorLabel.required');
  expect(taken(textField(5, { isOptional: true }), ' ')).toBe('');
  expect(readError(String(taken(textField(5), 'kuuusi')))).toEqual({
    id: 'errorLabel.tooLong',
    values: { limit: '5' },
  });
});

test.each([lineField, codeField])(
  'a line takes no control characters, and forgives spaces (identifiers.line)',
  (field) => {
    expect([taken(field(20), 'AC\u0007ME'), taken(field(20), 'ACME\u00a0')]).toEqual([
      'errorLabel.lineInvalid',
      'ACME',
    ]);
  },
);

test('a choice is one of its values, and terms have to be accepted', () => {
  const choice = choiceField(['email', 'letter']);
  expect([taken(choice, 'letter'), taken(choice, null), taken(choice, 'pigeon')]).toEqual([
    'letter',
    'errorLabel.choiceMissing',
    'errorLabel.choiceMissing',
  ]);
  expect([taken(acceptedField(), true), taken(acceptedField(), false)]).toEqual([true, 'errorLabel.required']);
});
