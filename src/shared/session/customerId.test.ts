import { expect, test } from 'vitest';
import type { Representations } from '../../../domain/types.ts';
import { chooseCustomerId } from './customerId.ts';

const customer = { customerId: '40127731', allowedEmployee: false };
const employee = { customerId: null, allowedEmployee: true };
const representations: Representations = {
  owner: { customerId: '40127731', firstName: 'Aino', lastName: 'Mäkelä' },
  representing: [
    {
      customerId: '70031180',
      firstName: null,
      lastName: 'As. Oy Kuusikkorinne',
      customerType: 'B2B',
      validFrom: '2023-04-01',
      validTo: null,
    },
  ],
};

test.each([
  ['the own one, when nobody was handed over', customer, null, undefined, '40127731'],
  ['the own one, handed over', customer, '40127731', undefined, '40127731'],
  ['one represented', customer, '70031180', representations, '70031180'],
  ['nobody while the representations are to come', customer, '70031180', undefined, null],
  ['the own one instead of a foreign one', customer, '99999999', representations, '40127731'],
  ['the own one when the representations cannot be had', customer, '70031180', null, '40127731'],
  ['whom an employee was sent to; the server decides', employee, '40127731', undefined, '40127731'],
  ['nobody for an employee with no customer', employee, null, undefined, null],
])('the pages show %s (session.customer)', (_, validation, handedOver, represented, customerId) => {
  expect(chooseCustomerId(validation, handedOver, represented)).toBe(customerId);
});
