import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { demoPeople } from '../../server/demo/people.ts';
import type { RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { call, type Call } from './call.ts';
import { onEachDatabase } from './onEachDatabase.ts';
import { compare, type Pair, type Ratio } from './sideBySide.ts';

/** How many calls are under way at a time, and how many are made in a run. */
const AT_A_TIME = 50;
const CALLS = 2000;

/** Makes the calls, so many at a time, over connections that stay open. @returns milliseconds a call */
async function pace(next: () => Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const begun = performance.now();
  let left = CALLS;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await call(next(), agent);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  const took = performance.now() - begun;
  agent.destroy();
  return took / CALLS;
}

/** Somebody who has signed in. */
interface Caller {
  customerId: string | null;
  headers: Record<string, string>;
}

/** Each call is a write of its own. */
function feedbackOf({ customerId, headers }: Caller): Omit<Call, 'url'> {
  const body = {
    customerId,
    kind: 'idea',
    text: 'Lisää kaavioita',
    wantsAnswer: false,
    email: null,
    view: '/feedback',
    faultRequestId: null,
  };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
}

/** So many customers, each with what the demo's Aino has, who have signed in: what one of them asks for answers no other. */
async function withCallers<Used>(server: RunningServer, use: (callers: Caller[]) => Promise<Used>): Promise<Used> {
  const aino = demoPeople.find(({ givenName }) => givenName === 'Aino')?.sub ?? '';
  const callers: Caller[] = [];
  const withOthers = (): Promise<Used> =>
    callers.length === AT_A_TIME
      ? use(callers)
      : server.withClone(aino, async (ids) => {
          const { accessToken, customerId } = await signIn({ sub: ids[aino] ?? '', urls: [server.url] });
          callers.push({ customerId, headers: bearer(accessToken) });
          return withOthers();
        });
  return withOthers();
}

function pairsOf(server: RunningServer, callers: Caller[], database: string): Pair[] {
  let turn = 0;
  const next = (of: (caller: Caller) => Omit<Call, 'url'> & { path: string }) => (): Call => {
    const caller = callers[(turn += 1) % AT_A_TIME];
    if (!caller) throw new Error('nobody is left to call');
    const { path, ...rest } = of(caller);
    return { url: server.url + path, ...rest };
  };
  const calls: Record<string, { one: () => Call; limit: number }> = {
    'contracts read': {
      one: next(({ customerId, headers }) => ({ path: `/api/contracts/customer/${customerId}`, headers })),
      limit: 6,
    },
    'feedback sent: key, row, mail': {
      one: next((caller) => ({ path: '/api/feedback', ...feedbackOf(caller) })),
      limit: 8,
    },
    'user information read': { one: next(({ headers }) => ({ path: '/api/auth/user-info', headers })), limit: 3 },
  };
  return Object.entries(calls).map(([name, { one, limit }]) => ({
    name: `${name}, ${AT_A_TIME} at a time, ${database}`,
    against: 'a call of the same server that does nothing (/healthz)',
    ours: () => pace(one),
    reference: () => pace(() => ({ url: `${server.url}/healthz` })),
    limit,
  }));
}

/** How fast the calls of so many customers follow each other, many at a time, on each database; no limit stops them here. */
export const measureRates = (): Promise<Ratio[]> =>
  onEachDatabase(
    (server, database) =>
      withCallers(server, async (callers) => {
        const ratios: Ratio[] = [];
        for (const pair of pairsOf(server, callers, database)) ratios.push(await compare(pair));
        return ratios;
      }),
    { env: { CALLS_PER_MINUTE: '1000000' }, isCopied: true },
  );
