import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { EInvoice, EInvoiceOrder } from '../../domain/types.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { eInvoiceMachine, type EInvoiceEmitted, type EInvoiceInput } from './eInvoice.machine.ts';

const customerId = '40127731';
const nordea = { id: 'nordea', name: 'Nordea', bic: 'NDEAFIHH' };
const op = { id: 'op', name: 'OP', bic: 'OKOYFIHH' };
const none: EInvoice = { customerId, standing: 'none', bank: null, banks: [nordea, op] };
const order: EInvoiceOrder = { customerId, bank: op, isMailed: true };
const wanted: EInvoiceInput = { customerId, isProven: true, isPage: false, isWanted: true };

interface Answers {
  read?: () => Promise<EInvoice>;
  send?: () => Promise<unknown>;
}

/** The machine once it rests, with what it has asked and told. */
async function begun(
  input: Partial<EInvoiceInput> = {},
  { read = () => Promise.resolve(none), send = () => Promise.resolve(order) }: Answers = {},
) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise(({ input: write }) => {
        sent.push(write);
        return send();
      }),
    },
  });
  const readEInvoice = fromPromise<EInvoice, { customerId: string }>(({ input: whose }) => {
    asked.push(whose);
    return read();
  });
  const actor = createActor(eInvoiceMachine.provide({ actors: { submission, readEInvoice } }), {
    input: { ...wanted, ...input },
  });
  const told: EInvoiceEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.start();
  await rests();
  return { actor, sent, asked, told, rests };
}

describe('who is there', () => {
  test('a stranger is asked for nothing but who they are (eInvoicePage.stranger)', async () => {
    for (const whose of [null, customerId]) {
      const { actor, asked } = await begun({ isProven: false, customerId: whose });
      expect([actor.getSnapshot().value, actor.getSnapshot().status, asked]).toEqual(['stranger', 'done', []]);
    }
  });

  test('who is no customer is led to the customer service, and cannot try again (eInvoicePage.unread)', async () => {
    const { actor, asked } = await begun({ customerId: null });
    actor.send({ type: 'eInvoice.retry' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure, asked]).toEqual(['unread', null, []]);
  });

  test('what does not come is kept with its cause, and asked for again (eInvoicePage.unread)', async () => {
    const answers = [Promise.reject(new Failure({ kind: 'unavailable' })), Promise.resolve(none)];
    const { actor, asked, rests } = await begun(
      { isWanted: false },
      { read: () => answers.shift() ?? Promise.reject() },
    );
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]).toEqual(['unread', 'unavailable']);
    actor.send({ type: 'eInvoice.retry' });
    await rests();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, context.known]).toEqual(['offered', null, none]);
    expect(asked).toEqual([{ customerId }, { customerId }]);
  });

  test('a page of its own is the form from the first (eInvoicePage.order)', async () => {
    const { actor } = await begun({ isPage: true, isWanted: false });
    expect(actor.getSnapshot().value).toEqual({ asking: 'fresh' });
  });

  test.each([
    ['active', 'active'],
    ['company', 'withheld'],
    ['notAllowed', 'withheld'],
    ['waiting', { asking: 'fresh' }],
    ['none', { asking: 'fresh' }],
  ] as const)('%s (eInvoice.hidden)', async (standing, value) => {
    const known = { ...none, standing };
    const { actor } = await begun({}, { read: () => Promise.resolve(known) });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.known]).toEqual([value, known]);
  });
});

describe('an order', () => {
  test('needs a bank, one that takes e-invoices and is not asked already (eInvoice.bank)', async () => {
    const { actor, sent } = await begun(
      {},
      { read: () => Promise.resolve({ ...none, standing: 'waiting', bank: op }) },
    );
    for (const bankId of [null, 'gone', 'op']) {
      actor.send({ type: 'eInvoice.choose', bankId });
      actor.send({ type: 'eInvoice.send', key: 'k1' });
    }
    expect([actor.getSnapshot().value, sent]).toEqual([{ asking: 'fresh' }, []]);
    actor.send({ type: 'eInvoice.choose', bankId: 'nordea' });
    expect(actor.getSnapshot().can({ type: 'eInvoice.send', key: 'k1' })).toBe(true);
  });

  test('is sent once, told to the app once, and waits for the bank (eInvoice.once, eInvoice.app, eInvoice.waiting)', async () => {
    const { actor, sent, told, rests } = await begun({ isWanted: false });
    actor.send({ type: 'eInvoice.open' });
    actor.send({ type: 'eInvoice.choose', bankId: 'op' });
    actor.send({ type: 'eInvoice.send', key: 'k1' });
    await rests();
    expect(sent).toEqual([{ key: 'k1', request: { customerId, bankId: 'op' }, botCheck: null }]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.isMailed, context.bankId]).toEqual(['ordered', true, null]);
    expect(context.known).toEqual({ ...none, standing: 'waiting', bank: op });
    expect(told).toEqual([{ type: 'app.told', message: 'ORDER_E_INVOICE_SUCCESS' }, { type: 'eInvoice.changed' }]);
    actor.send({ type: 'eInvoice.close' });
    expect([actor.getSnapshot().value, told.slice(2)]).toEqual(['offered', [{ type: 'eInvoice.closed' }]]);
  });

  test('that was received before is for the bank that was chosen (eInvoice.waiting)', async () => {
    const received = new Failure({ kind: 'conflict', code: 'idempotency.received' });
    const { actor, rests } = await begun({}, { send: () => Promise.reject(received) });
    actor.send({ type: 'eInvoice.choose', bankId: 'nordea' });
    actor.send({ type: 'eInvoice.send', key: 'k1' });
    await rests();
    const { context } = actor.getSnapshot();
    expect([context.known?.bank, context.isMailed]).toEqual([nordea, false]);
    actor.send({ type: 'eInvoice.close' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isWanted]).toEqual(['offered', false]);
  });

  test('that fails keeps the bank and why, and the app hears of it (eInvoice.failed, eInvoice.app)', async () => {
    const { actor, told, rests } = await begun({}, { send: () => Promise.reject(new Failure({ kind: 'denied' })) });
    actor.send({ type: 'eInvoice.choose', bankId: 'op' });
    actor.send({ type: 'eInvoice.send', key: 'k1' });
    await rests();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure?.kind, context.bankId]).toEqual([{ asking: 'failed' }, 'denied', 'op']);
    expect(told).toEqual([{ type: 'app.told', message: 'ORDER_E_INVOICE_ERROR' }]);
    actor.send({ type: 'eInvoice.send', key: 'k2' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
    await rests();
    actor.send({ type: 'eInvoice.close' });
    const { value: then, context: closed } = actor.getSnapshot();
    expect([then, closed.failure, closed.bankId, closed.isWanted]).toEqual(['offered', null, null, false]);
    expect(told.at(-1)).toEqual({ type: 'eInvoice.closed' });
  });

  test('after the session leads to the sign-in, and the app hears nothing (eInvoice.failed)', async () => {
    const over = new Failure({ kind: 'signInNeeded' });
    const { actor, told, rests } = await begun({}, { send: () => Promise.reject(over) });
    actor.send({ type: 'eInvoice.choose', bankId: 'op' });
    actor.send({ type: 'eInvoice.send', key: 'k1' });
    await rests();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, told]).toEqual([{ asking: 'signInNeeded' }, over, []]);
  });

  test('that is refused has what is known read anew once it is closed (eInvoice.outdated)', async () => {
    const no = new Failure({ kind: 'conflict', code: 'eInvoice.notPossible' });
    const { actor, asked, told, rests } = await begun({}, { send: () => Promise.reject(no) });
    actor.send({ type: 'eInvoice.choose', bankId: 'op' });
    actor.send({ type: 'eInvoice.send', key: 'k1' });
    await rests();
    expect([actor.getSnapshot().value, told]).toEqual([
      'notPossible',
      [{ type: 'app.told', message: 'ORDER_E_INVOICE_ERROR' }, { type: 'eInvoice.changed' }],
    ]);
    actor.send({ type: 'eInvoice.close' });
    await rests();
    const { value, context } = actor.getSnapshot();
    expect([value, context.bankId, asked.length, told.slice(2)]).toEqual([
      'offered',
      null,
      2,
      [{ type: 'eInvoice.closed' }],
    ]);
  });
});
