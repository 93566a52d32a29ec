import { demoPeople } from '../../server/demo/people.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { beHandedOver, signIn } from '../support/signIn.ts';
import { buildShell } from './buildShell.ts';
import { SHORT_TASK, startPhone, type FirstSecond, type Phone } from './lighthouse.ts';
import { median, type Ratio } from './sideBySide.ts';

const RUNS = 7;
/** A shift that nobody notices. */
const UNNOTICED_SHIFT = 0.01;
const aino = demoPeople.find(({ givenName }) => givenName === 'Aino')?.sub ?? '';

const handedOverAt = (address: string, token: string, customerId: string | null) =>
  `${address}#${new URLSearchParams({ access_token: token, customer_id: customerId ?? '' })}`;

/** What a sign-in leaves in the address, so that each run is the first of someone signed in. */
async function handedOver({ url }: RunningServer, path: string): Promise<string> {
  const { handOver, customerId } = await beHandedOver({ sub: aino, urls: [url] });
  return handedOverAt(url + path, handOver, customerId);
}

/** The token itself: the shell has nothing to exchange. */
async function signedIn({ url }: RunningServer, path: string): Promise<string> {
  const { accessToken, customerId } = await signIn({ sub: aino, urls: [url] });
  return handedOverAt(url + path, accessToken, customerId);
}

interface Places {
  ours: () => string | Promise<string>;
  reference: () => string | Promise<string>;
}

/** Both in turn, after one turn that does not count. */
async function takeTurns(phone: Phone, { ours, reference }: Places) {
  const turns: { ours: FirstSecond; reference: FirstSecond }[] = [];
  for (let run = 0; run <= RUNS; run += 1)
    turns.push({ ours: await phone.open(ours), reference: await phone.open(reference) });
  return turns.slice(1);
}

/**
 * What a person sees in the first second, ours beside a minimal shell's on the same libraries, from the same kind of
 * server. Each ratio is held at its limit.
 */
export async function measureFirstSecond(): Promise<Ratio[]> {
  const shell = await buildShell('/');
  const env = { HANDOVER_WITHOUT_STATE: 'true' };
  const [ours, theirs] = await Promise.all([
    startServer({ env }),
    startServer({ env, program: ['tests/bench/serveShell.ts', shell.folder] }),
  ]);
  const phone = await startPhone();
  const ratios: Ratio[] = [];
  try {
    const against = 'a minimal shell on the same libraries';
    const front = await takeTurns(phone, { ours: () => `${ours.url}/`, reference: () => `${theirs.url}/` });
    ratios.push(
      ratioOf('the front page: largest paint', against, front, 'largestPaint', 1),
      ratioOf('the front page: blocked time', against, front, 'blocked', 1.5),
      ratioOf('the front page: blocked time, before its first paint too', against, front, 'busy'),
      ratioOf('the front page: layout shift', 'what nobody notices', front, 'layoutShift', 1),
    );
    const contracts = await takeTurns(phone, {
      ours: () => handedOver(ours, '/contracts'),
      reference: () => signedIn(theirs, '/shell'),
    });
    ratios.push(
      ratioOf('the contracts of someone signed in: largest paint', against, contracts, 'largestPaint', 1.3),
      ratioOf('the contracts of someone signed in: blocked time', against, contracts, 'blocked'),
      ratioOf(
        'the contracts of someone signed in: blocked time, before the first paint too',
        against,
        contracts,
        'busy',
      ),
    );
    return ratios;
  } finally {
    await Promise.all([phone.stop(), ours.stop(), theirs.stop(), shell.remove()]);
  }
}

type Turns = { ours: FirstSecond; reference: FirstSecond }[];

/** What is too little to be felt counts as the least that is: on a quick machine the shell blocks nothing at all. */
function ratioOf(name: string, against: string, turns: Turns, figure: keyof FirstSecond, limit?: number): Ratio {
  const ours = median(turns.map((turn) => turn.ours[figure]));
  const least = { largestPaint: 0, blocked: SHORT_TASK, busy: SHORT_TASK, layoutShift: UNNOTICED_SHIFT }[figure];
  const found = figure === 'layoutShift' ? 0 : median(turns.map((turn) => turn.reference[figure]));
  const reference = Math.max(found, least);
  return { name, against, ours, reference, ratio: ours / reference, ...(limit === undefined ? {} : { limit }) };
}
