import { expect, test } from 'vitest';
import { isOffer, languageOfOrder, soldBy } from './sold.ts';

const seller = {
  isStaff: true,
  salesAgentId: null,
  telephoneSalesChannels: ['Puhelin'],
  salesPoints: [{ salesPointId: '340', name: 'Asta-messut' }],
};
const consumers = { product: { customerType: 'B2C' } } as Parameters<typeof isOffer>[0];
const companies = { product: { customerType: 'B2B' } } as Parameters<typeof isOffer>[0];

test('it is sold in the channel and at the point that were chosen, of the employee’s own (order.salesLists)', () => {
  expect(soldBy(seller, { salesChannel: 'Messut', salesPointId: '340' }, 'main')).toEqual({
    brand: 'main',
    salesAgentId: null,
    salesPointId: '340',
    salesPoint: 'Asta-messut',
    salesChannel: 'Messut',
  });
  expect(soldBy(seller, { salesChannel: 'Messut', salesPointId: '999' }, 'main')).toMatchObject({
    salesPointId: null,
    salesPoint: null,
  });
});

test.each([
  ['a consumer who was called', consumers, 'Puhelin', false, true],
  ['a company that was called', companies, 'Puhelin', false, false],
  ['whoever the employee makes one', companies, 'Messut', true, true],
  ['a consumer at a fair', consumers, 'Messut', false, false],
])('an offer: %s (order.telephone)', (_, template, salesChannel, importAsOffer, expected) => {
  expect(isOffer(template, seller, { salesChannel, importAsOffer })).toBe(expected);
  expect(isOffer(template, { ...seller, isStaff: false }, { salesChannel, importAsOffer })).toBe(false);
});

test.each([
  ['an employee for an open customer', true, { language: 'SV' }, 'sv'],
  ['an employee for somebody who is none', true, null, 'fi'],
  ['a customer', false, { language: 'SV' }, 'fi'],
] as const)('the language of an order by %s (offer.language)', (_, isStaff, customer, expected) => {
  expect(languageOfOrder({ isStaff, customer }, 'fi')).toBe(expected);
});
