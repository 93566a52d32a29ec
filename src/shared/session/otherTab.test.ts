import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { handedOver, MINUTE, openTab, settle, start, stateOf } from './portalSession.testing.ts';

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

describe('what happens in another tab (session.otherTab)', () => {
  const over = () => Promise.reject(new Failure({ kind: 'signInNeeded' }));

  test('who signs in tells the others, who comes back by a reload does not', async () => {
    const tab = openTab({ handedOver });
    await settle();
    const again = openTab({ kept: tab.stored.get('kajo.session') });
    await settle();
    expect([tab.told, tab.session.arrivedAt]).toEqual([[{ type: 'signedIn' }], '/contracts']);
    expect([again.told, again.session.arrivedAt]).toEqual([[], null]);
  });

  test('a sign-in that ended this session: nothing of it stays but what was typed, and the person is told', async () => {
    const tab = openTab({ handedOver });
    await settle();
    const typed = JSON.stringify({ order: { owner: '40127731', author: '40127731', values: { text: 'Hei' } } });
    tab.stored.set('drafts', typed);
    tab.calls.validate.mockImplementation(over);
    tab.hear('signedIn');
    await settle();
    expect([stateOf(tab), tab.session.getState().end?.reason]).toEqual(['redirectToLogin', 'replaced']);
    expect([[...tab.stored], tab.onForget.mock.calls.length]).toEqual([[['drafts', typed]], 1]);
  });

  test('a sign-in of the same person changes nothing, and a later end has its own reason', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.hear('signedIn');
    await settle();
    expect([stateOf(tab), tab.calls.validate.mock.calls.length]).toEqual([{ route: 'open' }, 2]);
    tab.calls.validate.mockImplementation(over);
    await tab.credentials().confirmToken();
    expect(tab.session.getState().end?.reason).toBe('refused');
  });

  test('a call that is refused for it before the news comes is told by the news, not what was refused long ago', async () => {
    for (const [passed, reason] of [
      [1000, 'replaced'],
      [MINUTE, 'refused'],
    ] as const) {
      const tab = openTab({ handedOver });
      await settle();
      tab.calls.validate.mockImplementation(over);
      await tab.session.confirm();
      await vi.advanceTimersByTimeAsync(passed);
      tab.hear('signedIn');
      expect(tab.session.getState().end?.reason).toBe(reason);
    }
  });
});

test('who was warned and stays is signed in in the others, whose warning goes (session.stay)', async () => {
  const tab = openTab({ handedOver });
  await settle();
  const isWarned = () => tab.session.getState().timer?.getSnapshot().hasTag('warning');
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  expect(isWarned()).toBe(true);
  tab.session.noteActivity();
  expect([tab.told.slice(1), tab.calls.renew.mock.calls.length]).toEqual([[], 0]);
  tab.hear('active');
  await vi.advanceTimersByTimeAsync(12 * MINUTE);
  expect([isWarned(), tab.calls.renew.mock.calls.length, tab.told.slice(1)]).toEqual([false, 1, []]);

  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isWarned()).toBe(true);
  tab.session.stay();
  await vi.advanceTimersByTimeAsync(12 * MINUTE);
  expect([isWarned(), tab.calls.renew.mock.calls.length, tab.told.slice(1)]).toEqual([false, 2, [{ type: 'active' }]]);
});
