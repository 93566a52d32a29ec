import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import {
  contractsPage,
  handedOver,
  MINUTE,
  openTab,
  settle,
  start,
  stateOf,
  validation,
} from './portalSession.testing.ts';

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

describe('what this tab remembers (storage.session)', () => {
  test('a hand-over takes the place of what was kept, and a reload goes on from its token', async () => {
    const tab = openTab({
      handedOver,
      kept: '{"version":3,"accessToken":"o.l.d","customerId":null,"deliverySite":null}',
    });
    expect(tab.credentials().accessToken()).toBeNull();
    await settle();
    const kept = tab.stored.get('kajo.session');
    expect(JSON.parse(kept ?? '')).toEqual({
      version: 3,
      accessToken: 'a.b.c',
      customerId: '40127731',
      deliverySite: null,
    });
    const again = openTab({ kept });
    await settle();
    expect(stateOf(again)).toEqual({ route: 'open' });
    expect(again.calls.validate).toHaveBeenCalledWith('a.b.c');
  });

  test.each(['{"version":1}', 'null', '{', '{"version":3,"accessToken":7,"customerId":null,"deliverySite":null}'])(
    'a record that is none, %s, is no session',
    async (kept) => {
      const tab = openTab({ kept });
      await settle();
      expect([stateOf(tab), tab.calls.validate.mock.calls.length]).toEqual(['redirectToLogin', 0]);
    },
  );

  test('nobody is told the token but who makes the calls', async () => {
    const tab = openTab({ handedOver });
    await settle();
    const { gate, getState } = tab.session;
    const { facts, timer } = getState();
    expect(facts).toEqual({ customerId: '40127731', deliverySite: null });
    expect(JSON.stringify([gate.getPersistedSnapshot(), timer?.getPersistedSnapshot()])).not.toContain('a.b.c');
    expect(tab.credentials().accessToken()).toBe('a.b.c');
  });

  test('another customer: what was learnt of the one before is forgotten, and a reload goes on (customer.change)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.session.chooseDeliverySite('7012345');
    const kept = () => JSON.parse(tab.stored.get('kajo.session') ?? 'null') as unknown;
    expect(kept()).toEqual({ version: 3, accessToken: 'a.b.c', customerId: '40127731', deliverySite: '7012345' });
    expect(tab.onForget).not.toHaveBeenCalled();

    tab.session.chooseCustomer('40127732');
    expect(tab.session.getState().facts).toEqual({ customerId: '40127732', deliverySite: null });
    expect(tab.onForget).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual({ version: 3, accessToken: 'a.b.c', customerId: '40127732', deliverySite: null });

    tab.session.chooseCustomer('40127732');
    expect(tab.onForget).toHaveBeenCalledTimes(1);
    // The session itself goes on, with its clock.
    expect(tab.session.getState().timer).not.toBeNull();
  });

  test('a token refused at the start is forgotten, and nobody is told of an end', async () => {
    const tab = openTab({ handedOver, validate: () => Promise.reject(new Failure({ kind: 'signInNeeded' })) });
    await settle();
    expect(stateOf(tab)).toBe('redirectToLogin');
    expect([...tab.stored.keys()]).toEqual([]);
    expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: null });
  });

  test('a token that is no good leaves the page that says so', async () => {
    const tab = openTab({ handedOver, validate: () => Promise.reject(new Failure({ kind: 'denied' })) });
    await settle();
    expect([stateOf(tab), [...tab.stored.keys()]]).toEqual(['failedTryAgain', []]);
  });

  test('a server that is away costs nobody the session', async () => {
    const tab = openTab({ handedOver, validate: () => Promise.reject(new Failure({ kind: 'unavailable' })) });
    await settle();
    expect([stateOf(tab), [...tab.stored.keys()]]).toEqual(['failedTryAgain', ['kajo.session']]);
  });
});

describe('the end of the session', () => {
  test('no activity: it ends after a quarter of an hour, and nothing of it is left (session.end)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    await vi.advanceTimersByTimeAsync(15 * MINUTE - 1);
    expect(stateOf(tab)).toEqual({ route: 'open' });
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(tab)).toBe('redirectToLogin');
    const said = { reason: 'idle', person: '40127731', isSeen: false };
    expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: said });
    expect([...tab.stored.keys()]).toEqual([]);
    expect(tab.onForget).toHaveBeenCalledTimes(1);
  });

  test('the warning stands two minutes before it, however late the page and its clock come (session.warning)', async () => {
    let stand = () => {};
    const tab = openTab({ handedOver, pageStands: new Promise((resolve) => (stand = resolve)) });
    await settle();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    stand();
    await settle();
    const isWarning = () => tab.session.getState().timer?.getSnapshot().hasTag('warning');
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(isWarning()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isWarning()).toBe(true);
  });

  test('an active person goes on with the new token (session.renewal)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    tab.session.getState().timer?.send({ type: 'activity.seen' });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(stateOf(tab)).toEqual({ route: 'open' });
    expect(tab.credentials().accessToken()).toBe('n.e.w');
    expect(JSON.parse(tab.stored.get('kajo.session') ?? '')).toMatchObject({ accessToken: 'n.e.w' });
    expect(tab.calls.validate).toHaveBeenCalledTimes(1);
  });

  test('who is at work in one tab is signed in in the others, and says so once a minute (session.renewal)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    tab.hear('active');
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([stateOf(tab), tab.told]).toEqual([{ route: 'open' }, [{ type: 'signedIn' }]]);
    for (let press = 0; press < 5; press += 1) tab.session.noteActivity();
    await vi.advanceTimersByTimeAsync(MINUTE);
    tab.session.noteActivity();
    expect(tab.told.slice(1)).toEqual([{ type: 'active' }, { type: 'active' }]);
  });

  test('eight hours: active or not, it ends (session.absoluteEnd)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    for (let passed = 0; passed < 480; passed += 5) {
      tab.session.getState().timer?.send({ type: 'activity.seen' });
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
    }
    expect(tab.session.getState()).toMatchObject({ facts: null, timer: null, end: { reason: 'total' } });
  });

  test('signed out in another tab (signOut.tabs)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.hear();
    expect([stateOf(tab), tab.session.getState().end?.reason, tab.told.slice(1)]).toEqual([
      'redirectToLogin',
      'elsewhere',
      [],
    ]);
  });

  test('signed out here: the other tabs are told, and there is nothing to tell the person (signOut.leave)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.session.leave();
    expect(tab.told.slice(1)).toEqual([{ type: 'signedOut' }]);
    expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: null });
    expect([[...tab.stored.keys()], tab.onForget.mock.calls.length]).toEqual([[], 1]);
  });
});

describe('what was typed when the person leaves (draft.left)', () => {
  const draftBy = (author: string | null, owner = author) => ({ owner, author, values: {} });
  const typed = JSON.stringify({
    order: draftBy(null),
    'order:40127731': draftBy('40127731'),
    'order:70031180': draftBy('40127731', '70031180'),
    'order:40141178': draftBy('40141178'),
  });

  test.each(['leave', 'giveWay'] as const)('%s: theirs goes, what another person wrote stays', async (how) => {
    const tab = openTab({ handedOver });
    await settle();
    tab.stored.set('drafts', typed);
    tab.session[how]();
    expect(Object.keys(JSON.parse(tab.stored.get('drafts') ?? '{}') as object)).toEqual(['order:40141178']);
  });

  test.each([
    ['they sign out in another tab', async (tab: ReturnType<typeof openTab>) => tab.hear('signedOut')],
    ['nobody has touched it for long', () => vi.advanceTimersByTimeAsync(15 * MINUTE)],
  ])('what an employee wrote goes when %s; what others wrote waits for them', async (_how, ends) => {
    const tab = openTab({ handedOver });
    await settle();
    tab.stored.set('drafts', JSON.stringify({ 'order::staff': draftBy('staff', null), ...JSON.parse(typed) }));
    await ends(tab);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.session.getState().facts).toBeNull();
    expect(Object.keys(JSON.parse(tab.stored.get('drafts') ?? '{}') as object)).toEqual(Object.keys(JSON.parse(typed)));
  });

  test('who is handed over to a tab finds nothing that an employee wrote there', async () => {
    const drafts = JSON.stringify({ 'order:40127731:staff': draftBy('staff', '40127731') });
    const tab = openTab({ handedOver, drafts });
    await settle();
    expect(tab.stored.has('drafts')).toBe(false);
  });

  test('leaving where nobody is signed in any more leaves nothing', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.hear('signedOut');
    tab.stored.set('drafts', typed);
    tab.session.leave();
    expect(tab.stored.has('drafts')).toBe(false);
  });
});

test('what became of the session stays known when its dialog is closed, until somebody signs in (session.endStays)', async () => {
  const tab = openTab({ handedOver });
  await settle();
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  tab.session.dismissEnd();
  expect(tab.session.getState().end).toEqual({ reason: 'idle', person: '40127731', isSeen: true });
});

test('another session that is handed over to the tab: nothing of the old one stays, and nobody else is told (handOver.again)', async () => {
  const tab = openTab({ handedOver });
  await settle();
  for (const key of ['drafts', 'backTo', 'dismissedNotices']) tab.stored.set(key, 'of the old one');
  tab.session.giveWay();
  expect([[...tab.stored.keys()], tab.told.slice(1), tab.onForget.mock.calls.length]).toEqual([[], [], 1]);
  expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: null });
});

describe('a read that was refused (gate.revalidation)', () => {
  test('a good token: all who wait may try again, after one validation', async () => {
    const tab = openTab({ handedOver });
    await settle();
    const answers = Promise.all([tab.credentials().confirmToken(), tab.credentials().confirmToken()]);
    await settle();
    expect(await answers).toEqual([true, true]);
    expect(tab.calls.validate).toHaveBeenCalledTimes(2);
  });

  test('a bad one: the session is over, and the person is told', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.calls.validate.mockRejectedValue(new Failure({ kind: 'signInNeeded' }));
    const answer = tab.credentials().confirmToken();
    await settle();
    expect(await answer).toBe(false);
    expect([stateOf(tab), tab.session.getState().end?.reason]).toEqual(['redirectToLogin', 'refused']);
  });

  test('a renewed token is the one that is validated next (session.renewal)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    tab.session.getState().timer?.send({ type: 'activity.seen' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    await tab.credentials().confirmToken();
    expect(tab.calls.validate.mock.calls).toEqual([['a.b.c'], ['n.e.w']]);
  });

  test('a person who has become an employee gets the portal anew (session.employeeChanged)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.calls.validate.mockResolvedValue({ ...validation, allowedEmployee: true });
    await tab.credentials().confirmToken();
    expect(tab.onEmployeeChanged).toHaveBeenCalledTimes(1);
  });
});

test('a page of the same kind does not ask for the validation twice (gate.authenticating)', async () => {
  const tab = openTab({ handedOver });
  tab.session.openPage({ ...contractsPage });
  await settle();
  expect([stateOf(tab), tab.calls.validate.mock.calls.length]).toEqual([{ route: 'open' }, 1]);
});
