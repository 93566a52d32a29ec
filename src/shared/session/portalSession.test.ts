import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GatePage } from '../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../machines/gate/validation.example.ts';
import { Failure } from '../../../domain/failure.ts';
import type { Calls, Credentials } from '../../api/calls.ts';
import type { TokenValidation } from '../../../domain/types.ts';
import { createSessionStore } from '../../platform/storage.ts';
import type { TabMessage } from '../../platform/tabs.ts';
import { createPortalSession } from './portalSession.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-21T10:00:00.000Z');
const end = start + 480 * MINUTE;
const iso = (instant: number) => new Date(instant).toISOString();
const times = (from: number) => ({
  serverTime: iso(from),
  expiresAt: iso(Math.min(from + 15 * MINUTE, end)),
  sessionEndsAt: iso(end),
});
const validation: TokenValidation = { ...validationExample, ...times(start) };
const handedOver = { handOver: 'x', customerId: '40127731' };
const contractsPage: GatePage = { access: 'signedIn', report: null };

interface Options {
  kept?: string;
  handedOver?: typeof handedOver | null;
  validate?: (accessToken: string) => Promise<TokenValidation>;
}

/** A tab over a server that validates as told and renews for another quarter of an hour. */
function openTab({ kept, handedOver: taken = null, validate = async () => validation }: Options = {}) {
  const stored = new Map<string, string>(kept === undefined ? [] : [['kajo.session', kept]]);
  const told: TabMessage[] = [];
  const given: Credentials[] = [];
  let hear: (message: TabMessage) => void = () => {};
  const calls = { validate: vi.fn(validate), renew: vi.fn() };
  const onEnd = vi.fn();
  const onEmployeeChanged = vi.fn();
  const session = createPortalSession({
    createApi: (credentials) => {
      given.push(credentials);
      return {
        once: async ({ path }) => {
          if (path.endsWith('/exchange')) return { accessToken: 'a.b.c' };
          if (path.endsWith('/validate')) return calls.validate(String(credentials.accessToken()));
          calls.renew();
          return { accessToken: 'n.e.w', ...times(Date.now()) };
        },
      } as Calls;
    },
    isAppView: false,
    locale: () => 'fi',
    store: createSessionStore({
      sessionStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      addEventListener: () => {},
    }),
    tabs: {
      tell: (message) => void told.push(message),
      listen: (listener) => {
        hear = listener;
        return () => {};
      },
    },
    page: contractsPage,
    handedOver: taken,
    pageStands: Promise.resolve(),
    onEnd,
    onEmployeeChanged,
  });
  return {
    session,
    stored,
    told,
    hear: (type: TabMessage['type'] = 'signedOut') => hear({ type }),
    calls,
    onEnd,
    onEmployeeChanged,
    credentials: () => given[0] as Credentials,
  };
}

const settle = async () => {
  await vi.advanceTimersByTimeAsync(0);
  // The clock comes with a file of its own.
  await vi.dynamicImportSettled();
};
const stateOf = ({ session }: ReturnType<typeof openTab>) => session.gate.getSnapshot().value;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

describe('what this tab remembers (storage.session)', () => {
  test('a hand-over takes the place of what was kept, and a reload goes on from its token', async () => {
    const tab = openTab({ handedOver, kept: '{"version":2,"accessToken":"o.l.d","customerId":null}' });
    expect(tab.credentials().accessToken()).toBeNull();
    await settle();
    const kept = tab.stored.get('kajo.session');
    expect(JSON.parse(kept ?? '')).toEqual({ version: 2, accessToken: 'a.b.c', customerId: '40127731' });
    const again = openTab({ kept });
    await settle();
    expect(stateOf(again)).toEqual({ route: 'open' });
    expect(again.calls.validate).toHaveBeenCalledWith('a.b.c');
  });

  test.each(['{"version":1}', 'null', '{', '{"version":2,"accessToken":7,"customerId":null}'])(
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
    expect(facts).toEqual({ customerId: '40127731' });
    expect(JSON.stringify([gate.getPersistedSnapshot(), timer?.getPersistedSnapshot()])).not.toContain('a.b.c');
    expect(tab.credentials().accessToken()).toBe('a.b.c');
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
    expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: 'idle' });
    expect([...tab.stored.keys()]).toEqual([]);
    expect(tab.onEnd).toHaveBeenCalledTimes(1);
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
    expect([stateOf(tab), tab.told]).toEqual([{ route: 'open' }, []]);
    for (let press = 0; press < 5; press += 1) tab.session.noteActivity();
    await vi.advanceTimersByTimeAsync(MINUTE);
    tab.session.noteActivity();
    expect(tab.told).toEqual([{ type: 'active' }, { type: 'active' }]);
  });

  test('eight hours: active or not, it ends (session.absoluteEnd)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    for (let passed = 0; passed < 480; passed += 5) {
      tab.session.getState().timer?.send({ type: 'activity.seen' });
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
    }
    expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: 'total' });
  });

  test('signed out in another tab (signOut.tabs)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.hear();
    expect([stateOf(tab), tab.session.getState().end, tab.told]).toEqual(['redirectToLogin', 'elsewhere', []]);
  });

  test('signed out here: the other tabs are told, and there is nothing to tell the person (signOut.leave)', async () => {
    const tab = openTab({ handedOver });
    await settle();
    tab.session.leave();
    expect(tab.told).toEqual([{ type: 'signedOut' }]);
    expect(tab.session.getState()).toEqual({ facts: null, timer: null, end: null });
    expect([[...tab.stored.keys()], tab.onEnd.mock.calls.length]).toEqual([[], 1]);
  });
});

test('another session that is handed over to the tab: nothing of the old one stays, and nobody else is told (handOver.again)', async () => {
  const tab = openTab({ handedOver });
  await settle();
  for (const key of ['drafts', 'backTo', 'dismissedNotices']) tab.stored.set(key, 'of the old one');
  tab.session.giveWay();
  expect([[...tab.stored.keys()], tab.told, tab.onEnd.mock.calls.length]).toEqual([[], [], 1]);
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
    expect([stateOf(tab), tab.session.getState().end]).toEqual(['redirectToLogin', 'refused']);
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
