import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createCalls } from '../../api/calls.ts';
import { additionProductsQuery } from './addition.query.ts';

const credentials = { accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => false };
const named = { customerId: '40127731', contractNo: '23014478016', campaignId: 'vas' };
const contracts = (...tariffs: number[]) => ({ active: tariffs.map((tariffNo) => ({ tariffNo })) });

/** The tariffs that a page asks with which has some contracts, by the customer and the site of which they are. */
async function tariffsAskedWith(known: [string, string | null, object][]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [customerId, site, answer] of known) client.setQueryData([customerId, 'contracts', 'fi', site], answer);
  const asked: URL[] = [];
  const calls = createCalls(credentials, 'https://kajo.example', async ({ url }) => {
    asked.push(new URL(url));
    return Response.json({}, { status: 500 });
  });
  await client.fetchQuery(additionProductsQuery(calls, named, 'fi')).catch(() => {});
  return asked[0]?.searchParams.get('tariffNos');
}

test('what may be added is asked for with the tariffs of the active contracts, each once (addition.products)', async () => {
  const own: [string, string | null, object][] = [
    ['40127731', null, contracts(594, 309, 594)],
    ['40127731', '7012345', contracts(594)],
    ['40130244', null, contracts(368)],
  ];
  expect(await tariffsAskedWith(own)).toBe('594,309');
});

test('a page that has no contracts asks without them (addition.products)', async () => {
  expect(await tariffsAskedWith([])).toBe(null);
  expect(await tariffsAskedWith([['40127731', null, contracts()]])).toBe(null);
});

test('no more tariffs are named than a call takes (addition.products)', async () => {
  const many = Array.from({ length: 30 }, (_, at) => at + 1);
  expect((await tariffsAskedWith([['40127731', null, contracts(...many)]]))?.split(',').length).toBe(20);
});
