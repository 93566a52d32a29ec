import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { demoPeople } from '../../server/demo/people.ts';
import type { RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { onEachDatabase } from './onEachDatabase.ts';
import { compare, type Pair, type Ratio } from './sideBySide.ts';

/** How many calls are under way at a time, and how many are made in a run. */
const AT_A_TIME = 50;
const CALLS = 2000;

interface Call {
  url: string;
  method?: 'GET' | 'POST';
  headers?: () => Record<string, string>;
  body?: string;
}

function call({ url, method = 'GET', headers, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: headers?.() ?? {} }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.on('end', () => (statusCode < 300 ? resolve() : reject(new Error(`${url} answers ${statusCode}`))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Makes the calls, so many at a time, over connections that stay open. @returns milliseconds a call */
async function pace(one: Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const begun = performance.now();
  let left = CALLS;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await call(one, agent);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  const took = performance.now() - begun;
  agent.destroy();
  return took / CALLS;
}

/** Each call is a write of its own. */
function feedbackOf({ url }: RunningServer, customerId: string | null, headers: () => Record<string, string>): Call {
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
    url: `${url}/api/feedback`,
    method: 'POST',
    headers: () => ({ ...headers(), 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    body: JSON.stringify(body),
  };
}

async function pairsOf(server: RunningServer, database: string): Promise<Pair[]> {
  const aino = demoPeople.find(({ givenName }) => givenName === 'Aino')?.sub ?? '';
  const customerId = demoPeople.find(({ sub }) => sub === aino)?.customerId ?? '';
  // Each of the many has signed in for itself, as customers have.
  const tokens: string[] = [];
  while (tokens.length < AT_A_TIME) tokens.push((await signIn({ sub: aino, urls: [server.url] })).accessToken);
  let turn = 0;
  const headers = () => bearer(tokens[(turn += 1) % AT_A_TIME] ?? '');
  const calls: Record<string, { one: Call; limit: number }> = {
    'contracts read': { one: { url: `${server.url}/api/contracts/customer/${customerId}`, headers }, limit: 6 },
    'feedback sent: key, row, mail': { one: feedbackOf(server, customerId, headers), limit: 8 },
    'user information read': { one: { url: `${server.url}/api/auth/user-info`, headers }, limit: 3 },
  };
  return Object.entries(calls).map(([name, { one, limit }]) => ({
    name: `${name}, ${AT_A_TIME} at a time, ${database}`,
    against: 'a call of the same server that does nothing (/healthz)',
    ours: () => pace(one),
    reference: () => pace({ url: `${server.url}/healthz` }),
    limit,
  }));
}

/** How fast calls follow each other, many at a time, on each database; all who write are one person, whom no limit stops here. */
export const measureRates = (): Promise<Ratio[]> =>
  onEachDatabase(
    async (server, database) => {
      const ratios: Ratio[] = [];
      for (const pair of await pairsOf(server, database)) ratios.push(await compare(pair));
      return ratios;
    },
    { CALLS_PER_MINUTE: '1000000' },
  );
