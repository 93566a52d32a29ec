import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { BillingFrequencies, BillingFrequencyChange, BillingOptions } from '../../domain/types.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { billingFrequencyMachine } from './billingFrequency.machine.ts';

const customerId = '40127731';
const contractNo = '23014478016';
const spot = {
  contractNo,
  contractCode: `K${contractNo}`,
  address: 'Koivukuja 4 B, 33820 Tampere',
  isDistrictHeat: false,
  frequency: 1,
  isChangeable: true,
};
const heat = { ...spot, contractNo: '19011032207', isDistrictHeat: true, isChangeable: false };
const known: BillingFrequencies = { customerId, isFeatureBlocked: false, blockedFor: null, contracts: [spot, heat] };
const options: BillingOptions = {
  options: [
    { frequency: 1, invoicesAYear: 12 },
    { frequency: 2, invoicesAYear: 6 },
  ],
};
const change: BillingFrequencyChange = {
  contractCode: spot.contractCode,
  billingGroup: { billingGroupNo: 2 },
  isMailed: true,
};

interface Answers {
  read?: () => Promise<BillingFrequencies>;
  choices?: () => Promise<BillingOptions>;
  send?: () => Promise<unknown>;
}

/** The machine once it rests, with what it has asked and told. */
async function begun({
  read = () => Promise.resolve(known),
  choices = () => Promise.resolve(options),
  send = () => Promise.resolve(change),
}: Answers = {}) {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise(({ input }) => {
        sent.push(input);
        return send();
      }),
    },
  });
  const readFrequencies = fromPromise<BillingFrequencies, { customerId: string }>(({ input }) => {
    asked.push(input);
    return read();
  });
  const readOptions = fromPromise<BillingOptions, undefined>(() => {
    asked.push('options');
    return choices();
  });
  const actor = createActor(billingFrequencyMachine.provide({ actors: { submission, readFrequencies, readOptions } }), {
    input: { customerId },
  });
  actor.on('*', (event) => told.push(event));
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.start();
  await rests();
  const open = async () => {
    actor.send({ type: 'billing.open', contractNo });
    await rests();
  };
  const sends = async (frequency = 2) => {
    actor.send({ type: 'billing.choose', frequency });
    actor.send({ type: 'billing.send', key: 'k1' });
    await rests();
  };
  return { actor, asked, sent, told, rests, open, sends };
}

test('of whom nothing may be changed nothing is (billing.blocked)', async () => {
  const { actor, open } = await begun({
    read: () => Promise.resolve({ ...known, isFeatureBlocked: true, blockedFor: 'inCollection' }),
  });
  await open();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.known?.blockedFor]).toEqual([
    'blocked',
    'inCollection',
  ]);
});

test('what does not come is asked for again (billing.failed)', async () => {
  const answers = [Promise.reject(new Failure({ kind: 'unavailable' })), Promise.resolve(known)];
  const { actor, asked, rests } = await begun({ read: () => answers.shift() ?? Promise.reject() });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]).toEqual(['unread', 'unavailable']);
  actor.send({ type: 'billing.retry' });
  await rests();
  const { value, context } = actor.getSnapshot();
  expect([value, context.failure, context.known]).toEqual([{ offered: 'fresh' }, null, known]);
  expect(asked).toEqual([{ customerId }, { customerId }]);
});

describe('the dialog', () => {
  test('is not there for heat, nor for a contract that is none (billing.heat)', async () => {
    const { actor } = await begun();
    for (const no of [heat.contractNo, '1']) actor.send({ type: 'billing.open', contractNo: no });
    expect(actor.getSnapshot().value).toEqual({ offered: 'fresh' });
  });

  test('begins with what is, asks for the choices once, and leaves all as it was when it is closed (billing.asked)', async () => {
    const { actor, asked, open } = await begun();
    await open();
    const { value, context } = actor.getSnapshot();
    expect([value, context.contractNo, context.frequency]).toEqual([{ asking: 'fresh' }, contractNo, 1]);
    actor.send({ type: 'billing.choose', frequency: 2 });
    actor.send({ type: 'billing.close' });
    const closed = actor.getSnapshot();
    expect([closed.value, closed.context.contractNo, closed.context.frequency]).toEqual([
      { offered: 'fresh' },
      null,
      null,
    ]);
    await open();
    expect(asked).toEqual([{ customerId }, 'options']);
  });

  test('says why the choices do not come, and asks again (billing.failed)', async () => {
    const late = new Failure({ kind: 'timedOut' });
    const answers = [late, late, options];
    const { actor, open, rests } = await begun({
      choices: async () => {
        const answer = answers.shift() ?? late;
        if (answer instanceof Failure) throw answer;
        return answer;
      },
    });
    await open();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['withoutOptions', late]);
    actor.send({ type: 'billing.close' });
    const closed = actor.getSnapshot();
    expect([closed.value, closed.context.contractNo, closed.context.failure]).toEqual([
      { offered: 'fresh' },
      null,
      null,
    ]);
    await open();
    actor.send({ type: 'billing.retry' });
    await rests();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, context.options]).toEqual([{ asking: 'fresh' }, null, options.options]);
  });

  test('that is closed while the choices are on their way is closed (billing.asked)', async () => {
    const { actor } = await begun({ choices: () => new Promise(() => {}) });
    actor.send({ type: 'billing.open', contractNo });
    actor.send({ type: 'billing.close' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.contractNo]).toEqual([{ offered: 'fresh' }, null]);
  });

  test('sends nothing that is so already, or is no choice (billing.asked)', async () => {
    const { actor, sent, open, sends } = await begun();
    await open();
    await sends(1);
    await sends(3);
    expect([actor.getSnapshot().value, sent]).toEqual([{ asking: 'fresh' }, []]);
  });
});

describe('a change', () => {
  test('is sent once, and the contract has it (billing.once, billing.done)', async () => {
    const { actor, sent, told, open, sends } = await begun();
    await open();
    await sends();
    expect(sent).toEqual([{ key: 'k1', request: { customerId, contractNo, frequency: 2 }, botCheck: null }]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.contractNo, context.frequency]).toEqual([{ offered: 'changed' }, null, null]);
    expect(context.changed).toEqual({ contractNo, frequency: 2, isMailed: true });
    expect(context.known).toEqual({ ...known, contracts: [{ ...spot, frequency: 2 }, heat] });
    expect(told).toEqual([{ type: 'billing.changed' }]);
  });

  test('that was received before is what was chosen (billing.done)', async () => {
    const received = new Failure({ kind: 'conflict', code: 'idempotency.received' });
    const { actor, open, sends } = await begun({ send: () => Promise.reject(received) });
    await open();
    await sends();
    expect(actor.getSnapshot().context.changed).toEqual({ contractNo, frequency: 2, isMailed: false });
  });

  test('that is refused keeps the words of the answer, and what is known is read anew once it is closed (billing.failed)', async () => {
    const no = new Failure({
      kind: 'conflict',
      code: 'billing.notPossible',
      more: { errorMessage: 'Laskutusväliä ei voi vaihtaa, kun lasku on perinnässä.' },
    });
    const { actor, asked, told, open, sends, rests } = await begun({ send: () => Promise.reject(no) });
    await open();
    await sends();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, context.frequency, told]).toEqual([{ asking: 'failed' }, no, 2, []]);
    actor.send({ type: 'billing.close' });
    await rests();
    const closed = actor.getSnapshot();
    expect([closed.value, closed.context.contractNo, closed.context.failure]).toEqual([
      { offered: 'fresh' },
      null,
      null,
    ]);
    expect(asked).toEqual([{ customerId }, 'options', { customerId }]);
  });

  test('after the session leads to the sign-in (billing.failed)', async () => {
    const over = new Failure({ kind: 'signInNeeded' });
    const { actor, open, sends } = await begun({ send: () => Promise.reject(over) });
    await open();
    await sends();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([
      { asking: 'signInNeeded' },
      over,
    ]);
    actor.send({ type: 'billing.send', key: 'k2' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['sending', null]);
  });
});
