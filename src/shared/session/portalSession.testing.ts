import { vi } from 'vitest';
import type { Failure } from '../../../domain/failure.ts';
import type { GatePage } from '../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../machines/gate/validation.example.ts';
import type { Calls, Credentials } from '../../api/calls.ts';
import type { TokenValidation } from '../../../domain/types.ts';
import { createSessionStore } from '../../platform/storage.ts';
import type { TabMessage } from '../../platform/tabs.ts';
import { createPortalSession } from './portalSession.ts';

export const MINUTE = 60_000;
export const start = Date.parse('2026-11-21T10:00:00.000Z');
const end = start + 480 * MINUTE;
const iso = (instant: number) => new Date(instant).toISOString();
const times = (from: number) => ({
  serverTime: iso(from),
  expiresAt: iso(Math.min(from + 15 * MINUTE, end)),
  sessionEndsAt: iso(end),
});
export const validation: TokenValidation = { ...validationExample, ...times(start) };
export const handedOver = { handOver: 'x', customerId: '40127731' };
export const contractsPage: GatePage = { access: 'signedIn', report: null };

interface Options {
  kept?: string;
  /** What the tab has of forms. */
  drafts?: string;
  handedOver?: typeof handedOver | null;
  validate?: (accessToken: string) => Promise<TokenValidation>;
  takeUp?: () => boolean;
  /** What the exchange of the hand-over fails with. */
  exchangeFault?: Failure;
  pageStands?: Promise<void>;
}

/** A tab over a server that validates as told and renews for another quarter of an hour. */
export function openTab({
  kept,
  drafts,
  handedOver: taken = null,
  validate = async () => validation,
  takeUp = () => false,
  exchangeFault,
  pageStands = Promise.resolve(),
}: Options = {}) {
  const stored = new Map<string, string>(kept === undefined ? [] : [['kajo.session', kept]]);
  if (drafts !== undefined) stored.set('drafts', drafts);
  const told: TabMessage[] = [];
  const given: Credentials[] = [];
  let hear: (message: TabMessage) => void = () => {};
  const calls = { validate: vi.fn(validate), renew: vi.fn() };
  const onForget = vi.fn();
  const onEmployeeChanged = vi.fn();
  const session = createPortalSession({
    createApi: (credentials) => {
      given.push(credentials);
      return {
        once: async ({ path }) => {
          if (path.endsWith('/exchange')) {
            if (exchangeFault) throw exchangeFault;
            return { accessToken: 'a.b.c' };
          }
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
    takeUp,
    path: '/contracts',
    pageStands,
    onForget,
    onEmployeeChanged,
  });
  return {
    session,
    stored,
    told,
    hear: (type: 'signedOut' | 'signedIn' | 'active' = 'signedOut') => hear({ type }),
    calls,
    onForget,
    onEmployeeChanged,
    credentials: () => given[0] as Credentials,
  };
}

export const settle = async () => {
  await vi.advanceTimersByTimeAsync(0);
  // The clock comes with a file of its own.
  await vi.dynamicImportSettled();
};
export const stateOf = ({ session }: ReturnType<typeof openTab>) => session.gate.getSnapshot().value;
