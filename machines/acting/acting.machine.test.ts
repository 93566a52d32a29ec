import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Failure, type FailureKind } from '../../domain/failure.ts';
import { actingMachine, type Acting } from './acting.machine.ts';

const nobody: Acting = { open: null, salesAgent: null };
const open = (customerId: string): Acting => ({
  open: { customerId, reason: 'Asiakas soitti', since: '2026-11-22T10:00:00.000Z' },
  salesAgent: null,
});
const [aino, company] = ['40127731', '70031180'];

/** A tab of an employee whose calls are answered by the test, in the order in which they went out. */
function openTab() {
  const asked: unknown[] = [];
  const emitted: unknown[] = [];
  const waiting: { resolve(acting: Acting): void; reject(failure: Failure): void }[] = [];
  const call = (name: string) => {
    asked.push(name);
    return new Promise<Acting>((resolve, reject) => void waiting.push({ resolve, reject }));
  };
  const actors = {
    getActing: fromPromise<Acting, undefined>(() => call('ask')),
    openCustomer: fromPromise<Acting, { customerId: string; reason: string }>(() => call('open')),
    closeCustomer: fromPromise<Acting, undefined>(() => call('close')),
  };
  const actor = createActor(actingMachine.provide({ actors }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    asked,
    emitted,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    begin: (customerId: string) => actor.send({ type: 'customer.open', customerId, reason: 'Asiakas soitti' }),
    end: () => actor.send({ type: 'customer.close' }),
    /** Another tab has opened or closed a customer. */
    hear: () => actor.send({ type: 'acting.ask' }),
    async answer(acting: Acting | FailureKind) {
      const last = waiting.pop();
      if (!last) throw new Error('nobody asked');
      if (typeof acting === 'string') last.reject(new Failure({ kind: acting }));
      else last.resolve(acting);
      await settle();
    },
  };
}

async function tabWith(acting: Acting) {
  const tab = openTab();
  await tab.answer(acting);
  tab.emitted.length = 0;
  tab.asked.length = 0;
  return tab;
}

test('the server says who is open, first of all (acting.bar)', async () => {
  const tab = openTab();
  expect([tab.state(), tab.asked, tab.context().isTold]).toEqual(['asking', ['ask'], false]);
  await tab.answer(open(aino));
  expect([tab.state(), tab.emitted]).toEqual(['open', [{ type: 'acting.told', customerId: aino }]]);
});

test('a customer is opened in the place of the one before, and closed (acting.once)', async () => {
  const tab = await tabWith(open(aino));
  tab.begin(company);
  tab.begin('40141178');
  tab.end();
  expect([tab.state(), tab.asked.length, tab.context().acting]).toEqual(['opening', 1, open(aino)]);
  await tab.answer(open(company));
  tab.end();
  tab.end();
  tab.begin(aino);
  expect([tab.state(), tab.asked.length]).toEqual(['ending', 2]);
  await tab.answer(nobody);
  expect([tab.state(), tab.emitted, tab.context().ended]).toEqual([
    'none',
    [{ type: 'acting.opened', customerId: company }, { type: 'acting.closed' }],
    null,
  ]);
});

test.each(['denied', 'notFound', 'invalid', 'tooMany', 'conflict', 'signInNeeded'] as const)(
  'what is refused, %s, leaves open who was open, and says so (acting.once)',
  async (kind) => {
    const tab = await tabWith(open(aino));
    tab.begin(company);
    await tab.answer(kind);
    expect([tab.state(), tab.context().failed?.wish, tab.asked.length]).toEqual(['open', 'open', 1]);
    tab.end();
    await tab.answer(kind);
    expect([tab.state(), tab.context().failed?.wish, tab.asked.length]).toEqual(['open', 'close', 2]);
    expect([tab.context().acting, tab.emitted]).toEqual([open(aino), []]);
  },
);

describe.each(['unreachable', 'timedOut', 'broken', 'unavailable'] as const)(
  'of what has no answer, %s, the server is asked what became (acting.once)',
  (kind) => {
    test('it has opened the customer all the same', async () => {
      const tab = await tabWith(open(aino));
      tab.begin(company);
      await tab.answer(kind);
      expect([tab.state(), tab.context().failed?.wish]).toEqual(['asking', 'open']);
      await tab.answer(open(company));
      expect([tab.state(), tab.context().failed, tab.emitted]).toEqual([
        'open',
        null,
        [{ type: 'acting.told', customerId: company }],
      ]);
    });

    test('it has not, or cannot be asked', async () => {
      const tab = await tabWith(open(aino));
      for (const answer of [open(aino), kind]) {
        tab.begin(company);
        await tab.answer(kind);
        await tab.answer(answer);
        expect([tab.state(), tab.context().failed?.wish]).toEqual(['open', 'open']);
      }
    });

    test('it has closed the customer all the same: nobody else has', async () => {
      const tab = await tabWith(open(aino));
      tab.end();
      await tab.answer(kind);
      await tab.answer(nobody);
      expect([tab.state(), tab.context().failed, tab.context().ended]).toEqual(['none', null, null]);
      expect(tab.emitted).toEqual([{ type: 'acting.told', customerId: null }]);
    });
  },
);

describe('another tab (acting.tabs)', () => {
  test('has opened another: the server is asked who', async () => {
    const tab = await tabWith(open(aino));
    tab.hear();
    expect([tab.state(), tab.context().acting]).toEqual(['asking', open(aino)]);
    await tab.answer(open(company));
    expect([tab.state(), tab.emitted]).toEqual(['open', [{ type: 'acting.told', customerId: company }]]);
    expect(tab.context().ended).toBe(null);
  });

  test('is heard while the server is asked: asked anew, as the answer may be older', async () => {
    const tab = openTab();
    tab.hear();
    expect([tab.state(), tab.asked]).toEqual(['asking', ['ask', 'ask']]);
    await tab.answer('unreachable');
    tab.hear();
    await tab.answer(nobody);
    expect([tab.state(), tab.context().failed]).toEqual(['none', null]);
  });

  test('has closed the customer: that is told until another is opened', async () => {
    const tab = await tabWith(open(aino));
    tab.hear();
    await tab.answer(nobody);
    expect([tab.state(), tab.context().ended]).toEqual(['none', aino]);
    tab.hear();
    await tab.answer(nobody);
    expect(tab.context().ended).toBe(aino);
    tab.begin(company);
    expect(tab.context().ended).toBe(null);
  });

  test.each(['open', 'close'] as const)(
    'is heard while this one waits to %s: asked for anew, as nobody knows who was first',
    async (wish) => {
      const tab = await tabWith(open(aino));
      if (wish === 'open') tab.begin(company);
      else tab.end();
      tab.hear();
      tab.hear();
      await tab.answer(wish === 'open' ? open(company) : nobody);
      expect([tab.state(), tab.asked.at(-1)]).toEqual(['asking', 'ask']);
      await tab.answer(open('40141178'));
      expect([tab.state(), tab.context().acting]).toEqual(['open', open('40141178')]);
      expect(tab.emitted.at(-1)).toEqual({ type: 'acting.told', customerId: '40141178' });
    },
  );
});

test('while nobody knows who is open, a customer can be opened, and whoever is open closed (acting.end)', async () => {
  const tab = openTab();
  tab.end();
  expect(tab.state()).toBe('ending');
  await tab.answer(nobody);
  expect([tab.state(), tab.emitted]).toEqual(['none', [{ type: 'acting.closed' }]]);
  // Nobody is open, and that is known.
  tab.end();
  expect([tab.state(), tab.asked]).toEqual(['none', ['ask', 'close']]);

  const other = openTab();
  await other.answer('unreachable');
  expect([other.state(), other.context().failed?.wish]).toEqual(['none', 'ask']);
  other.hear();
  other.end();
  expect(other.state()).toBe('ending');

  const third = openTab();
  third.begin(aino);
  await third.answer(open(aino));
  expect([third.state(), third.emitted]).toEqual(['open', [{ type: 'acting.opened', customerId: aino }]]);
});
