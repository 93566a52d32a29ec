import { expect, test } from 'vitest';
import type { OrderValues } from '../../../../domain/orders/index.ts';
import { noConsents } from '../../../shared/consents/noConsents.ts';
import { isOffer, languageOfOrder, soldBy } from '../../../shared/sale/sold.ts';
import { boxesFor } from './sales.ts';

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

const typedIn = (identityCode: string, firstName = 'Anna'): OrderValues['person'] => ({
  person: { firstName, lastName: 'Esimerkki', identityCode },
  company: null,
  contact: { email: 'anna@kajo.example', phone: '0401234567' },
  address: null,
});

test.each([
  ['the same person, whose name is mended', typedIn('010190-901R'), typedIn('010190-901R', 'Anne'), true],
  ['another', typedIn('010190-901R'), typedIn('120385-9037'), false],
  ['nobody knows whom, since the page was loaded anew', undefined, typedIn('010190-901R'), false],
])('what was ticked for %s (order.consentsAnew)', (_, before, now, stays) => {
  const sold = { salesChannel: 'Messut', salesPointId: '340', importAsOffer: false };
  const ticked = { review: { ...sold, consents: { ...noConsents, terms: true } }, isAskedAnew: false };
  const open = { review: { ...sold, consents: noConsents }, isAskedAnew: true };
  expect(boxesFor(ticked, before, now)).toEqual(stays ? ticked : open);
  expect(boxesFor({ ...open, isAskedAnew: false }, before, now).isAskedAnew).toBe(false);
});
