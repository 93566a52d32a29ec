import { DateTime } from 'luxon';
import { dayBounds } from '../../domain/time/index.ts';
import { demoPeople } from '../../server/demo/people.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { startServer } from '../support/server.ts';
import { navigationPairs } from './navigation.ts';
import { compare, type Pair, type Ratio } from './sideBySide.ts';

const zone = 'Europe/Helsinki';
const [from, to] = ['2017-01-01', '2025-12-31'];

function boundsByLuxon(): number[] {
  const bounds: number[] = [];
  const end = DateTime.fromISO(to, { zone }).plus({ days: 1 });
  for (let day = DateTime.fromISO(from, { zone }); day <= end; day = day.plus({ days: 1 })) bounds.push(day.toMillis());
  return bounds;
}

const CALLS = 60;
async function callOften(url: string, headers: Record<string, string> = {}): Promise<void> {
  for (let call = 0; call < CALLS; call += 1) {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Rules, calls and clicks beside the plainest way to the same. */
export async function measureCalls(): Promise<Ratio[]> {
  const server = await startServer();
  try {
    const aino = demoPeople.find(({ givenName }) => givenName === 'Aino')?.sub ?? '';
    const { accessToken, customerId } = await signIn({ sub: aino, urls: [server.url] });
    const navigation = await navigationPairs({ url: server.url, accessToken, customerId });
    const pairs: Pair[] = [
      {
        name: 'bounds of every day of nine years',
        against: 'Luxon, a day at a time',
        ours: () => dayBounds(from, to),
        reference: boundsByLuxon,
      },
      {
        name: `${CALLS} reads of a customer's contracts: token, session, access, database, answer`,
        against: 'a call of the same server that does nothing (/healthz)',
        ours: () => callOften(`${server.url}/api/contracts/customer/${customerId}`, bearer(accessToken)),
        reference: () => callOften(`${server.url}/healthz`),
      },
      ...navigation.pairs,
    ];
    const ratios: Ratio[] = [];
    for (const pair of pairs) ratios.push(await compare(pair));
    await navigation.stop();
    return ratios;
  } finally {
    await server.stop();
  }
}
