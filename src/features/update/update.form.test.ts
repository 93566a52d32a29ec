import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newUpdate, updateDrafts, updateSchema } from './update.form.ts';

const iban = 'FI21 1234 5600 0007 85';
const [customerNo, email] = ['4012 7731', 'aino@kajo.example'];
/** The first of each field, as the form shows it. */
const errors = (kind: 'bankAccount' | 'emailAddress', values: object) =>
  (v.safeParse(updateSchema(kind), values, { abortPipeEarly: true }).issues ?? []).map(({ message }) => message);

describe('what is typed and sent (update.form, update.value)', () => {
  test('of an account the number and the IBAN, of an address the number and the address', () => {
    const account = v.parse(updateSchema('bankAccount'), { customerNo, iban, email: '' });
    expect(newUpdate('bankAccount', account)).toEqual({
      kind: 'bankAccount',
      customerNo: '40127731',
      value: 'FI2112345600000785',
    });
    const address = v.parse(updateSchema('emailAddress'), { customerNo, iban: '', email });
    expect(newUpdate('emailAddress', address)).toEqual({ kind: 'emailAddress', customerNo: '40127731', value: email });
  });

  test('what the page is for must be there', () => {
    expect(errors('bankAccount', { customerNo, iban: '', email: '' })).toEqual(['errorLabel.required']);
    expect(errors('emailAddress', { customerNo: '', iban: '', email: 'aino' })).toEqual([
      'errorLabel.required',
      'errorLabel.emailWithoutAt',
    ]);
  });
});

test('no draft keeps an account (update.secret)', () => {
  expect(Object.values(updateDrafts).map(({ name, keeps }) => [name, keeps])).toEqual([
    ['update.bankAccount', ['customerNo', 'email']],
    ['update.emailAddress', ['customerNo', 'email']],
  ]);
});
