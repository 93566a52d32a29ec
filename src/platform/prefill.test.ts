import { expect, test } from 'vitest';
import { readPrefill } from './prefill.ts';

test('a link fills in the fields that are listed, by the first value of each (order.prefill)', () => {
  expect(
    readPrefill('#firstName=Aino&postalCity=H%C3%A4meenlinna&email=aino%40kajo.example&email=b%40c.example'),
  ).toEqual({
    firstName: 'Aino',
    postalCity: 'Hämeenlinna',
    email: 'aino@kajo.example',
  });
});

test.each([
  ['nothing', ''],
  ['an anchor', '#products'],
  ['the hand-over of a sign-in', '#access_token=abc&customer_id=40127731&state=s3'],
  ['an identity code or an account', '#identityCode=241270-9551&iban=FI2112345600000785'],
  ['an import id', '#importId=7&import_id=7'],
  ['prototypes', '#__proto__=x&constructor=y'],
  ['what is empty, too long, or no text', `#firstName=%20&lastName=${'a'.repeat(201)}&phone=04%00`],
])('%s fills in nothing (order.prefill)', (_what, hash) => {
  expect(readPrefill(hash)).toBeNull();
});
