import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { createSessionStore } from '../../platform/storage.ts';
import { handedOver, openTab, settle, start, stateOf } from './portalSession.testing.ts';
import { takeUpSession } from './takeUp.ts';

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function openPage({ cookie = 'kajo_signed_in=1', protocol = 'http:', isFramed = false, hasStorage = true } = {}) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const reload = vi.fn();
  const page = { document: { cookie }, location: { protocol, reload } } as unknown as Window;
  Object.assign(page, { parent: isFramed ? {} : page });
  const store = createSessionStore({
    sessionStorage: hasStorage ? sessionStorage : (null as never),
    addEventListener: () => {},
  });
  return { kept, reload, store, take: () => takeUpSession(store, page) };
}

describe('a hand-over that came to nothing (handOver.refused)', () => {
  test('has the tab loaded anew where somebody has signed in, and not a second time', () => {
    const { kept, reload, take } = openPage();
    expect([take(), take(), reload.mock.calls.length, [...kept]]).toEqual([true, false, 1, [['takenUp', 'true']]]);
  });

  test.each([
    ['nobody has signed in', { cookie: 'other_kajo_signed_in=1' }],
    ['another host could have said so', { protocol: 'https:' }],
    ['the portal is in a frame', { isFramed: true }],
    ['nothing can be remembered', { hasStorage: false }],
  ])('changes nothing where %s', (_why, page) => {
    const { reload, take } = openPage(page);
    expect([take(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  test('is waited out while the page is left, else the person is a stranger', async () => {
    const exchangeFault = new Failure({ kind: 'signInNeeded' });
    const takeUp = vi.fn(() => true);
    const leaving = openTab({ handedOver, exchangeFault, takeUp });
    const staying = openTab({ handedOver, exchangeFault });
    await settle();
    expect([stateOf(leaving), takeUp.mock.calls.length, stateOf(staying)]).toEqual([
      'authenticating',
      1,
      'redirectToLogin',
    ]);
  });

  test('of a server that is away is no refusal, and one that is taken forgets that another was not', async () => {
    const takeUp = vi.fn(() => true);
    const exchangeFault = new Failure({ kind: 'unavailable' });
    openTab({ handedOver, exchangeFault, takeUp });
    const tab = openTab({ handedOver });
    tab.stored.set('takenUp', 'true');
    await settle();
    expect([takeUp.mock.calls.length, tab.stored.has('takenUp')]).toEqual([0, false]);
  });
});
