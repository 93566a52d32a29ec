import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  representationMachine,
  type RepresentationEmitted,
  type RepresentationEvent,
  type Represented,
} from './representation.machine.ts';

const own = '40127731';
const eero: Represented = {
  customerId: '40127732',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  customerType: 'B2C',
  validFrom: '2024-08-15',
  validTo: null,
};
const company: Represented = { ...eero, customerId: '70031180', firstName: null, lastName: 'As. Oy Kuusikkorinne' };

function begin({ shown = own, isHandled = false }, ...events: RepresentationEvent[]) {
  const actor = createActor(representationMachine, { input: { own, shown, isHandled } });
  const emitted: RepresentationEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  for (const event of events) actor.send(event);
  return { actor, emitted, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}
const loaded = (...representing: Represented[]): RepresentationEvent => ({
  type: 'representations.loaded',
  representing,
});
const contracts = (customerId: string, hasContracts: boolean): RepresentationEvent => ({
  type: 'contracts.loaded',
  customerId,
  hasContracts,
});

describe('the dialog opens by itself (representation.opens)', () => {
  test.each([
    ['nobody of their own and somebody to act for', [loaded(eero), contracts(own, false)], false, 'choosing'],
    ['in whichever order it becomes known', [contracts(own, false), loaded(eero)], false, 'choosing'],
    ['contracts of their own', [loaded(eero), contracts(own, true)], false, 'acting'],
    ['nobody to act for', [loaded(), contracts(own, false)], false, 'acting'],
    ['it was closed in this session', [loaded(eero), contracts(own, false)], true, 'acting'],
    ['the contracts of somebody else came', [loaded(eero), contracts('99999999', false)], false, 'acting'],
    ['nobody knows whom they may act for', [contracts(own, false)], false, 'acting'],
  ] as const)('%s', (_, events, isHandled, state) => {
    expect(begin({ isHandled }, ...events).state()).toBe(state);
  });

  test('once: closed, it stays closed, and the session remembers it', () => {
    const { actor, state, emitted } = begin({}, loaded(eero), contracts(own, false));
    actor.send({ type: 'dialog.close' });
    actor.send(contracts(own, false));
    expect([state(), emitted]).toEqual(['acting', [{ type: 'dialog.handled' }]]);
    actor.send({ type: 'dialog.open' });
    expect(state()).toBe('choosing');
  });

  test('not over the sentence that a mandate has ended, but when that was read', () => {
    const other = begin({ shown: company.customerId }, loaded(eero, company), loaded(eero));
    for (const event of [{ type: 'customer.shown', customerId: own }, loaded(eero), contracts(own, false)] as const)
      other.actor.send(event);
    expect(other.state()).toBe('acting');
    other.actor.send({ type: 'ended.read' });
    expect(other.state()).toBe('choosing');
  });

  test('it goes where nobody is left to choose', () => {
    const { state, emitted } = begin({}, loaded(eero), contracts(own, false), loaded());
    expect([state(), emitted]).toEqual(['acting', []]);
  });
});

describe('one is chosen (representation.dialog)', () => {
  test('the tab is told to go on, and the dialog is done with', () => {
    const { emitted, state, actor, context } = begin({}, loaded(eero, company), contracts(own, false), {
      type: 'customer.choose',
      customerId: company.customerId,
    });
    expect(emitted).toEqual([{ type: 'dialog.handled' }, { type: 'customer.chosen', customerId: company.customerId }]);
    expect(state()).toBe('leaving');
    actor.send({ type: 'customer.shown', customerId: company.customerId });
    actor.send(contracts(company.customerId, false));
    actor.send(loaded(eero, company));
    expect([state(), context().shown, context().isHandled]).toEqual(['acting', company.customerId, true]);
  });

  test('the one who is shown already: the dialog goes, and nothing begins anew', () => {
    const { emitted, state, context } = begin(
      { shown: eero.customerId },
      loaded(eero),
      { type: 'dialog.open' },
      { type: 'customer.choose', customerId: eero.customerId },
    );
    expect([state(), context().isHandled, emitted]).toEqual(['acting', true, [{ type: 'dialog.handled' }]]);
  });

  test('the tab that shows already whom it is to show keeps what is known of them', () => {
    const { state, context } = begin({}, loaded(eero), { type: 'customer.shown', customerId: own });
    expect([state(), context().representing]).toEqual(['acting', [eero]]);
  });
});

describe('a mandate that is used ends (representation.over)', () => {
  test('the tab goes on as the own customer, and the mandate is named', () => {
    const { actor, emitted, state, context } = begin({ shown: eero.customerId }, loaded(eero), loaded(company));
    expect([state(), emitted]).toEqual(['leaving', [{ type: 'customer.chosen', customerId: own }]]);
    // A second answer says the same, and the name is not forgotten.
    actor.send(loaded(company));
    actor.send({ type: 'customer.shown', customerId: own });
    expect([state(), context().ended]).toEqual(['acting', { represented: eero }]);
    actor.send({ type: 'ended.read' });
    expect(context().ended).toBeNull();
    expect(emitted.every(({ type }) => type === 'customer.chosen')).toBe(true);
  });

  test('who goes on as another is not told any more whose has ended', () => {
    const { actor, context } = begin({ shown: eero.customerId }, loaded(eero), loaded(company));
    actor.send({ type: 'customer.shown', customerId: own });
    actor.send({ type: 'customer.shown', customerId: company.customerId });
    expect([context().shown, context().ended, context().representing]).toEqual([company.customerId, null, null]);
  });

  test('who then chooses another is not told any more whose has ended', () => {
    const { actor, state, context } = begin({ shown: eero.customerId }, loaded(eero), loaded(company));
    for (const event of [
      { type: 'customer.shown', customerId: own },
      loaded(company),
      { type: 'dialog.open' },
    ] as const)
      actor.send(event);
    expect([state(), context().ended]).toEqual(['choosing', { represented: eero }]);
    actor.send({ type: 'customer.choose', customerId: company.customerId });
    expect([state(), context().ended]).toEqual(['leaving', null]);
  });

  test('one that nobody knew of has no name', () => {
    const { context, emitted } = begin({ shown: '99999999' }, loaded(eero));
    expect(context().ended).toEqual({ represented: null });
    expect(emitted).toEqual([{ type: 'customer.chosen', customerId: own }]);
  });

  test('while the dialog is open too; the end of another only changes its list', () => {
    const open = [loaded(eero, company), { type: 'dialog.open' }] as const;
    const { actor, state, context } = begin({ shown: eero.customerId }, ...open);
    actor.send(loaded(eero));
    expect([state(), context().representing, context().ended]).toEqual(['choosing', [eero], null]);
    actor.send(loaded(company));
    expect([state(), context().ended]).toEqual(['leaving', { represented: eero }]);
  });

  test('who acts for themselves loses nothing, and an open dialog follows', () => {
    const { state, emitted } = begin({}, loaded(eero), loaded());
    expect([state(), emitted]).toEqual(['acting', []]);
    const open = begin({}, loaded(eero), { type: 'dialog.open' }, loaded(company));
    expect([open.state(), open.context().representing]).toEqual(['choosing', [company]]);
  });
});
