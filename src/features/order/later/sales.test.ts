import { expect, test } from 'vitest';
import type { OrderValues } from '../../../../domain/orders/index.ts';
import { noConsents } from '../../../shared/consents/noConsents.ts';
import { boxesFor } from './sales.ts';

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
