import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { Invoices } from '../../domain/types.ts';
import { invoiceListMachine } from './invoiceList.machine.ts';

const account = { recipient: 'Kajo Energia Oy', iban: 'FI2112345600000785', bic: 'NDEAFIHH' };
const ledgers = [
  { ledgerNo: '5000112', openAmount: '128.47', paymentMethod: 'directPayment' as const, hasEnergyAccount: false },
];
const late = {
  invoiceNo: '9',
  owner: '40127731',
  invoiceStatus: 'overdue',
  dueDate: '2026-02-05',
  postponedFrom: null,
  openAmount: '105.80',
  postponeDueDatePossible: true,
  postpone: { dueDate: '2026-02-19', refusedFor: null },
} as Invoices['invoices'][number];
const toPay: Invoices['toPay'] = [
  { owner: '40127731', count: 2, amount: '117.20', lateCount: 2, lateAmount: '117.20', first: late },
];
const site = (meteringPointNo: string, address = 'Koivukuja 4 B') => ({
  meteringPointNo,
  address,
  customerId: '40127731',
  content: 'electricity' as const,
});

function pageOf(pageNo: number, pageCount: number, numbers: string[]): Invoices {
  return {
    customerId: '40127731',
    today: '2026-02-12',
    invoices: numbers.map((invoiceNo) => ({ invoiceNo }) as Invoices['invoices'][number]),
    bankDetails: pageNo === 1 ? account : null,
    deliverySites: [site('7012345'), site(`701234${pageNo}`)],
    ledgers: pageNo === 1 ? ledgers : [],
    toPay: pageNo === 1 ? toPay : [],
    paging: { pageNo, pageSize: 100, pageCount, invoiceCount: 250 },
  };
}

/** A list whose pages come to these, one after the other. */
const opened = (...answers: (Invoices | null | Failure)[]) => openedWith({}, answers);

async function openedWith(wish: { isWhole?: boolean; pageCount?: number }, answers: (Invoices | null | Failure)[]) {
  const asked: number[] = [];
  const machine = invoiceListMachine.provide({
    actors: {
      readInvoices: fromPromise<Invoices | null, { pageNo: number }>(async ({ input }) => {
        asked.push(input.pageNo);
        const answer = answers.shift();
        if (answer instanceof Failure) throw answer;
        return answer ?? null;
      }),
    },
  });
  const actor = createActor(machine, { input: { isWhole: false, pageCount: 1, ...wish } });
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  const does = async (type: 'list.more' | 'list.whole' | 'list.retry') => {
    actor.send({ type });
    return settled();
  };
  return { actor, asked, does, emitted };
}

const listOf = ({ actor }: Awaited<ReturnType<typeof opened>>) => actor.getSnapshot().context.list;
const numbersOf = (one: Awaited<ReturnType<typeof opened>>) => listOf(one)?.invoices.map(({ invoiceNo }) => invoiceNo);

test('a page comes behind those that are there; account and ledgers are those of the first, and a site is listed once (invoicesPage.paging, invoicesPage.states)', async () => {
  const flow = await opened(pageOf(1, 3, ['3', '2']), pageOf(2, 3, ['1']));
  await flow.does('list.more');
  expect(listOf(flow)).toEqual({
    invoices: [{ invoiceNo: '3' }, { invoiceNo: '2' }, { invoiceNo: '1' }],
    deliverySites: [site('7012345'), site('7012341'), site('7012342')],
    bankDetails: account,
    ledgers,
    toPay,
    today: '2026-02-12',
    pageNo: 2,
    invoiceCount: 250,
    hasMore: true,
  });
  expect(flow.asked).toEqual([1, 2]);
});

test('after the last page there is no more (invoicesPage.paging)', async () => {
  const flow = await opened(pageOf(1, 1, ['1']));
  await flow.does('list.more');
  expect([flow.asked, flow.actor.getSnapshot().value]).toEqual([[1], 'shown']);
});

test('a page that does not come leaves the others and forgets the account; the same is tried again (invoicesPage.kept, invoicesPage.states)', async () => {
  const away = new Failure({ kind: 'unavailable' });
  const flow = await opened(pageOf(1, 2, ['2']), away, pageOf(2, 2, ['1']));
  await flow.does('list.more');
  const { value, context } = flow.actor.getSnapshot();
  expect([value, context.failure, numbersOf(flow), listOf(flow)?.bankDetails]).toEqual(['cutShort', away, ['2'], null]);
  await flow.does('list.retry');
  expect([flow.asked, numbersOf(flow), flow.actor.getSnapshot().context.failure]).toEqual([
    [1, 2, 2],
    ['2', '1'],
    null,
  ]);
});

test('where all are wanted the pages follow one another to the last (invoicesPage.whole)', async () => {
  const flow = await opened(pageOf(1, 3, ['3']), pageOf(2, 3, ['2']), pageOf(3, 3, ['1']));
  expect(flow.asked).toEqual([1]);
  await flow.does('list.whole');
  await flow.does('list.whole');
  expect([flow.asked, numbersOf(flow), listOf(flow)?.hasMore]).toEqual([[1, 2, 3], ['3', '2', '1'], false]);
});

test('where something is chosen from the beginning on, all of them come (invoicesPage.whole)', async () => {
  const flow = await openedWith({ isWhole: true }, [pageOf(1, 2, ['2']), pageOf(2, 2, ['1'])]);
  expect([flow.asked, numbersOf(flow), flow.actor.getSnapshot().value]).toEqual([[1, 2], ['2', '1'], 'shown']);
});

test('as many pages as were shown before come by themselves, and no more (invoicesPage.paging)', async () => {
  const flow = await openedWith({ pageCount: 2 }, [pageOf(1, 3, ['3']), pageOf(2, 3, ['2']), pageOf(3, 3, ['1'])]);
  expect([flow.asked, numbersOf(flow), flow.actor.getSnapshot().value]).toEqual([[1, 2], ['3', '2'], 'shown']);
  await flow.does('list.more');
  expect(numbersOf(flow)).toEqual(['3', '2', '1']);
});

test('all that are wanted while one page is on its way follow it (invoicesPage.whole)', async () => {
  const flow = await opened(pageOf(1, 3, ['3']), pageOf(2, 3, ['2']), pageOf(3, 3, ['1']));
  flow.actor.send({ type: 'list.more' });
  await flow.does('list.whole');
  expect([flow.asked, numbersOf(flow)]).toEqual([
    [1, 2, 3],
    ['3', '2', '1'],
  ]);
});

test('one that fails on the way is tried again, and the others follow it (invoicesPage.whole, invoicesPage.kept)', async () => {
  const away = new Failure({ kind: 'unavailable' });
  const flow = await opened(pageOf(1, 3, ['3']), away, pageOf(2, 3, ['2']), pageOf(3, 3, ['1']));
  await flow.does('list.whole');
  expect([flow.actor.getSnapshot().value, flow.asked]).toEqual(['cutShort', [1, 2]]);
  await flow.does('list.retry');
  expect([flow.asked, numbersOf(flow), flow.actor.getSnapshot().value]).toEqual([
    [1, 2, 2, 3],
    ['3', '2', '1'],
    'shown',
  ]);
});

test('all that are wanted where a page has failed come with the next try (invoicesPage.whole)', async () => {
  const flow = await opened(pageOf(1, 3, ['3']), new Failure({ kind: 'unavailable' }), pageOf(2, 3, ['2']), null);
  await flow.does('list.more');
  await flow.does('list.whole');
  expect([flow.actor.getSnapshot().value, flow.asked]).toEqual(['cutShort', [1, 2]]);
  await flow.does('list.retry');
  expect([flow.asked, listOf(flow)]).toMatchObject([[1, 2, 2, 3], { hasMore: false, invoiceCount: 2 }]);
});

const noneAtAll: [string, Invoices | null | Failure][] = [
  ['an empty answer', null],
  ['a page of none', pageOf(1, 0, [])],
  ['the code of it', new Failure({ kind: 'notFound', code: 'invoices.none' })],
  ['that code, whatever comes with it,', new Failure({ kind: 'signInNeeded', code: 'invoices.none' })],
];
test.each(noneAtAll)('%s means that there are none, or no more (invoicesPage.empty)', async (_, answer) => {
  const flow = await opened(new Failure({ kind: 'unavailable' }), answer);
  await flow.does('list.retry');
  const { value: then, context: known } = flow.actor.getSnapshot();
  expect([then, known.list, known.failure]).toEqual(['empty', null, null]);
  const longer = await opened(pageOf(1, 2, ['1']), answer);
  await longer.does('list.more');
  const { value, context } = longer.actor.getSnapshot();
  expect([value, context.failure]).toEqual(['shown', null]);
  expect(listOf(longer)).toMatchObject({ hasMore: false, invoiceCount: 1, bankDetails: account });
});

test('a 404 of anything else is a failure (invoicesPage.empty, invoicesPage.failed)', async () => {
  const notThere = new Failure({ kind: 'notFound', code: 'resource.notFound' });
  const flow = await opened(notThere, pageOf(1, 1, ['1']));
  flow.actor.send({ type: 'invoice.fixed', invoiceNo: '9' });
  const postponement = { invoiceNo: '9', postponedFrom: '2026-02-05', dueDate: '2026-02-19', isMailed: true };
  flow.actor.send({ type: 'invoice.postponed', postponement });
  const { value, context } = flow.actor.getSnapshot();
  expect([value, context.failure, context.list]).toEqual(['failed', notThere, null]);
  await flow.does('list.retry');
  expect([flow.asked, flow.actor.getSnapshot().value, flow.actor.getSnapshot().context.failure]).toEqual([
    [1, 1],
    'shown',
    null,
  ]);
});

test('one that asks for a sign-in ends the page, whichever it is (invoicesPage.signIn)', async () => {
  const over = new Failure({ kind: 'signInNeeded' });
  for (const flow of [await opened(over), await opened(pageOf(1, 2, ['1']), over)]) {
    if (flow.actor.getSnapshot().value === 'shown') await flow.does('list.more');
    expect([flow.actor.getSnapshot().value, flow.emitted.mock.calls]).toEqual([
      'signInNeeded',
      [[{ type: 'signIn.needed' }]],
    ]);
  }
});

const [first, second] = ['240188301', '240188302'] as const;
const offered = (list: Invoices): Invoices => ({
  ...list,
  invoices: list.invoices.map((one) => ({
    ...one,
    dueDate: '2026-02-24',
    postponedFrom: null,
    postponeDueDatePossible: true,
    postpone: { dueDate: '2026-03-10', refusedFor: null },
  })),
});

test('one that was postponed is due on its new day, and it alone (postpone.done)', async () => {
  const flow = await opened(offered(pageOf(1, 1, [first, second])));
  const postponement = { invoiceNo: second, postponedFrom: '2026-02-24', dueDate: '2026-03-10', isMailed: true };
  flow.actor.send({ type: 'invoice.postponed', postponement });
  expect(listOf(flow)?.invoices).toMatchObject([
    { invoiceNo: first, dueDate: '2026-02-24', postponedFrom: null, postponeDueDatePossible: true },
    { dueDate: '2026-03-10', postponedFrom: '2026-02-24', postponeDueDatePossible: false, postpone: null },
  ]);
});

test('one that cannot be postponed any more keeps its day (postpone.outdated)', async () => {
  const flow = await opened(offered(pageOf(1, 1, [first, second])));
  flow.actor.send({ type: 'invoice.fixed', invoiceNo: first });
  expect(listOf(flow)?.invoices).toMatchObject([
    { dueDate: '2026-02-24', postponedFrom: null, postponeDueDatePossible: false, postpone: null },
    { invoiceNo: second, postponeDueDatePossible: true },
  ]);
});

test('while another page is on its way one is postponed all the same (postpone.done, invoicesPage.paging)', async () => {
  const flow = await opened(offered(pageOf(1, 2, [first])), pageOf(2, 2, [second]));
  flow.actor.send({ type: 'list.more' });
  const postponement = { invoiceNo: first, postponedFrom: '2026-02-24', dueDate: '2026-03-10', isMailed: true };
  flow.actor.send({ type: 'invoice.postponed', postponement });
  await waitFor(flow.actor, (snapshot) => !snapshot.hasTag('busy'));
  expect([flow.asked, numbersOf(flow), listOf(flow)?.invoices[0]?.dueDate]).toEqual([
    [1, 2],
    [first, second],
    '2026-03-10',
  ]);
});

test.each(['2026-02-12', '2026-02-19'])(
  'one that was late and is due on %s, today or later, is late no more, and stays the first (invoicesPage.toPay, postpone.done)',
  async (dueDate) => {
    const flow = await opened(pageOf(1, 1, ['3']));
    const postponement = { invoiceNo: '9', postponedFrom: '2026-02-05', dueDate, isMailed: true };
    flow.actor.send({ type: 'invoice.postponed', postponement });
    const open = { invoiceStatus: 'open', dueDate, postponedFrom: '2026-02-05' };
    const fixed = { postponeDueDatePossible: false, postpone: null };
    expect(listOf(flow)?.toPay).toEqual([
      { ...toPay[0], lateCount: 1, lateAmount: '11.40', first: { ...late, ...open, ...fixed } },
    ]);
  },
);

test('what is not late, or is so still, leaves what is late as it was (invoicesPage.toPay, postpone.done)', async () => {
  const next = { ...late, invoiceStatus: 'open', dueDate: '2026-02-24' } as const;
  const list = pageOf(1, 1, ['3']);
  for (const [its, invoiceNo, dueDate] of [
    [late, '9', '2026-02-11'],
    [late, '3', '2026-02-19'],
    [next, '9', '2026-03-10'],
  ] as const) {
    const flow = await opened({ ...list, toPay: toPay.map((one) => ({ ...one, first: its })) });
    const postponement = { invoiceNo, postponedFrom: its.dueDate ?? '', dueDate, isMailed: true };
    flow.actor.send({ type: 'invoice.postponed', postponement });
    expect(listOf(flow)?.toPay).toMatchObject([
      { lateCount: 2, lateAmount: '117.20', first: { invoiceStatus: its.invoiceStatus } },
    ]);
  }
});

test('one of which a part was paid stays so with its new day (postpone.done)', async () => {
  const part = { ...late, invoiceStatus: 'partlyPaid' } as const;
  const flow = await opened({ ...pageOf(1, 1, ['3']), invoices: [part] });
  const postponement = { invoiceNo: '9', postponedFrom: '2026-02-05', dueDate: '2026-02-19', isMailed: true };
  flow.actor.send({ type: 'invoice.postponed', postponement });
  expect(listOf(flow)?.invoices).toMatchObject([{ invoiceStatus: 'partlyPaid', dueDate: '2026-02-19' }]);
});

test('one that cannot be postponed after all is as late as before (invoicesPage.toPay, postpone.outdated)', async () => {
  const flow = await opened(pageOf(1, 1, ['3']));
  flow.actor.send({ type: 'invoice.fixed', invoiceNo: '9' });
  const fixed = { postponeDueDatePossible: false, postpone: null };
  expect(listOf(flow)?.toPay).toEqual([{ ...toPay[0], first: { ...late, ...fixed } }]);
});
