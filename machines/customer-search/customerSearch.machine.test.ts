import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { customerSearchMachine, type CustomerSearch, type FoundCustomers } from './customerSearch.machine.ts';

const some = (total: number, customerId = '40127731'): FoundCustomers => ({
  total,
  customers:
    total === 0
      ? []
      : [{ customerId, customerType: 'B2C', firstName: 'Aino', lastName: 'Mäkelä', street: null, city: 'Tampere' }],
});
const asked = { reason: 'Asiakas soitti', sought: 'mäkelä', page: 1 };

function begin(...answers: (FoundCustomers | Failure)[]) {
  const searches: CustomerSearch[] = [];
  const searchCustomers = fromPromise<FoundCustomers, CustomerSearch>(async ({ input }) => {
    searches.push(input);
    const answer = answers.shift();
    if (!answer) throw new Error('one call too many');
    if (answer instanceof Failure) throw answer;
    return answer;
  });
  const actor = createActor(customerSearchMachine.provide({ actors: { searchCustomers } })).start();
  return {
    searches,
    send: (search: CustomerSearch) => actor.send({ type: 'search.ask', search }),
    now: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

test.each([
  ['reason', 'ab'],
  ['reason', '   '],
  ['reason', 'x'.repeat(201)],
  ['reason', 'Hetu 120385-123K'],
  ['sought', 'm'],
  ['sought', 'mä'],
  ['sought', 'x'.repeat(101)],
  ['sought', '120385-123K'],
])('is not sent with the %s %j (acting.searchPage, acting.reason)', (field, text) => {
  const { send, now, searches } = begin();
  send({ ...asked, [field]: text });
  expect([now().value, now().context.isRefused, searches]).toEqual(['idle', true, []]);
});

test('a second press asks nothing more (acting.once)', async () => {
  const { send, settled, searches } = begin(some(1));
  send(asked);
  send({ ...asked, sought: 'väisänen' });
  await settled();
  expect(searches).toEqual([asked]);
});

test('a page stays until the next one has come; what else is sought begins anew (acting.searchPage)', async () => {
  const { send, now, settled } = begin(some(500), some(500, '40130244'), some(0));
  send(asked);
  await settled();
  expect([now().value, now().context.found]).toEqual(['found', { ...some(500), page: 1 }]);
  send({ ...asked, page: 2 });
  expect([now().value, now().context.found?.page]).toEqual(['seeking', 1]);
  await settled();
  expect(now().context.found).toEqual({ ...some(500, '40130244'), page: 2 });
  send({ ...asked, sought: 'zzz' });
  expect(now().context.found).toBe(null);
  await settled();
  expect([now().value, now().context.found?.total]).toEqual(['nothing', 0]);
});

test('the same that is sought for another reason begins anew (acting.searchPage, acting.reason)', async () => {
  const { send, now, settled, searches } = begin(some(500), some(500));
  send(asked);
  await settled();
  const another = { ...asked, reason: 'Asiakas kirjoitti' };
  send(another);
  expect(now().context.found).toBe(null);
  await settled();
  expect(searches).toEqual([asked, another]);
});

test('what was found before is gone where something else is asked and not sent (acting.searchPage)', async () => {
  const { send, now, settled, searches } = begin(some(0), some(1));
  send(asked);
  await settled();
  send({ ...asked, sought: 'Oy' });
  expect([now().value, now().context]).toEqual(['idle', { search: null, found: null, failure: null, isRefused: true }]);
  send(asked);
  await settled();
  expect([now().value, now().context.isRefused, searches.length]).toEqual(['found', false, 2]);
});

test.each(['denied', 'tooMany', 'unavailable', 'timedOut', 'unreachable', 'broken', 'signInNeeded'] as const)(
  'what fails, %s, leaves the page that was there, and the same may be asked again (acting.searchPage)',
  async (kind) => {
    const { send, now, settled, searches } = begin(some(40), new Failure({ kind }), some(40));
    send(asked);
    await settled();
    send({ ...asked, page: 2 });
    await settled();
    expect([now().value, now().context.failure?.kind, now().context.found?.page]).toEqual(['failed', kind, 1]);
    const { search } = now().context;
    if (search) send(search);
    expect(now().context.failure).toBe(null);
    await settled();
    expect([now().value, searches.at(-1)]).toEqual(['found', { ...asked, page: 2 }]);
  },
);

test('why the last one failed is gone where the next is not sent (acting.searchPage)', async () => {
  const { send, now, settled } = begin(new Failure({ kind: 'unavailable' }));
  send(asked);
  await settled();
  send({ ...asked, sought: 'Oy' });
  expect([now().value, now().context.failure]).toEqual(['idle', null]);
});
