import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { demoPeople } from '../../server/demo/people.ts';
import type { RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { onEachDatabase } from './onEachDatabase.ts';
import { compare, type Ratio } from './sideBySide.ts';

/** How many bad tokens come, and how many of them at a time. */
const BAD_TOKENS = 1000;
const AT_A_TIME = 50;
/** Calls a minute, as the server has them left to itself. */
const LIMIT = 600;
/** In milliseconds, between two calls of the customer. */
const PAUSE = 10;
/** The customer's calls where nobody attacks; else they go on as long as the attack. */
const CALLS = 200;
/** Customers who take turns, so that none comes to the limit. */
const CUSTOMERS = 20;

type Ask = () => Promise<void>;

/** @returns milliseconds a call, while there is more to do */
async function pace(ask: Ask, goesOn: (calls: number) => boolean): Promise<number> {
  let [calls, took] = [0, 0];
  while (goesOn(calls)) {
    const begun = performance.now();
    await ask();
    took += performance.now() - begun;
    calls += 1;
    await pause(PAUSE);
  }
  return took / calls;
}

function contractsOf(url: string, tokens: readonly string[], agent: Agent): Ask {
  let turn = 0;
  return () =>
    new Promise((resolve, reject) => {
      const headers = bearer(tokens[(turn += 1) % tokens.length] ?? '');
      get(url, { agent, headers }, (answer) => {
        answer.resume();
        const { statusCode } = answer;
        answer.on('end', () => (statusCode === 200 ? resolve() : reject(new Error(`a customer got ${statusCode}`))));
      }).on('error', reject);
    });
}

/** All from one address, the customer's own: the attacker is a neighbour. */
async function measure(server: RunningServer, database: string): Promise<Ratio[]> {
  const { sub = '', customerId = '' } = demoPeople.find(({ givenName }) => givenName === 'Aino') ?? {};
  const tokens: string[] = [];
  while (tokens.length < CUSTOMERS) tokens.push((await signIn({ sub, urls: [server.url] })).accessToken);
  const url = `${server.url}/api/contracts/customer/${customerId}`;
  const agent = new Agent({ keepAlive: true });
  const ask = contractsOf(url, tokens, agent);
  const attacker = new Worker(new URL('attacker.mjs', import.meta.url), {
    workerData: { url, token: tokens[0], calls: BAD_TOKENS, atATime: AT_A_TIME },
    execArgv: [],
  });
  const attacked = async () => {
    let isOver = false;
    const end = once(attacker, 'message').finally(() => {
      isOver = true;
    });
    attacker.postMessage('begin');
    const took = await pace(ask, () => !isOver);
    const [{ 401: refused = 0, ...others }] = (await end) as [Record<string, number>];
    if (refused > LIMIT || Object.keys(others).some((status) => status !== '429'))
      throw new Error(`bad tokens got ${JSON.stringify({ 401: refused, ...others })}`);
    return took;
  };
  try {
    return [
      await compare({
        name: `contracts read while ${BAD_TOKENS} bad tokens come, ${AT_A_TIME} at a time, ${database}`,
        against: 'the same while none come',
        ours: attacked,
        reference: () => pace(ask, (calls) => calls < CALLS),
        limit: 1.5,
      }),
    ];
  } finally {
    agent.destroy();
    await attacker.terminate();
  }
}

/** How much slower a customer is served while somebody tries tokens (`server.attack`), on each database. */
export const measureAttack = (): Promise<Ratio[]> =>
  onEachDatabase(measure, { env: { CALLS_PER_MINUTE: String(LIMIT) } });
