import type { Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { ExpiredTokenError, type AccessToken } from '../identity/tokens.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { callerAddress } from './callerAddress.ts';
import { createTurns } from './turns.ts';

/** In bytes. */
const BODY_LIMIT = 64 * 1024;
/** How deep a body may nest, and how many members one array or object in it may have. */
const DEPTH = 12;
const MEMBERS = 500;
/** How many callers are remembered; one more takes the place of who has been silent longest. */
const CALLERS = 50_000;
/** In milliseconds: for so long mails to an address that was typed are counted. */
const MAIL_WINDOW = 10 * 60_000;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts the end of a sign-in that nobody has begun (`server.badSignIns`), a secret that opens nothing
     * (`server.wrongSecrets`), or what a stranger has sent without a puzzle that is solved (`server.unsolved`).
     *
     * @throws ProblemError `rate.limited` where there were too many
     */
    countWrong(count: Wrong): Promise<void>;
    /**
     * Counts what a stranger writes who has solved its puzzle (`server.rateLimit`).
     *
     * @throws ProblemError `rate.limited` where there was too much
     */
    countSolved(): Promise<void>;
    /**
     * Counts a mail that goes to an address which whoever calls has typed and nobody has shown to be theirs (`server.mailsTo`).
     *
     * @throws ProblemError `rate.limited` where that address was written to too often, whoever had it done
     */
    countMailTo(recipient: string): Promise<void>;
  }
}

/**
 * How many calls a minute a session and an address have, as a part of the setting: 600 leave a person 30 writes, each of
 * which may send a mail to people, with however many sessions. Behind one address may be many households, so it has room
 * for them, but not where a secret could be guessed. Bad tokens, the ends of sign-ins that are none, secrets that open
 * nothing, what comes without a solved puzzle and the drafts that strangers leave are counted apart, so that they take nothing
 * from the neighbours; and so is what tells something of others to whoever guesses right, a friend's code, or where others have
 * a contract, which a form asks for a few times; and what a form asks while one types, so that nobody's typing takes the writes
 * of the neighbours. Mails to an address that anybody may have typed are counted for whom they reach, five in ten minutes of 600
 * calls.
 */
const parts = {
  call: { session: 1, address: 20 },
  'sign-in': { session: 1 / 5, address: 4 },
  reload: { session: 1 / 5, address: 1 / 5 },
  write: { person: 1 / 20, address: 1 / 4 },
  draft: { person: 1 / 20, address: 1 / 60 },
  guess: { person: 1 / 20, address: 1 / 10 },
  secret: { session: 1, address: 1 / 10 },
  check: { person: 1 / 20, address: 1 / 4 },
  'bad-token': { address: 1 },
  'bad-sign-in': { address: 4 },
  unsolved: { address: 1 / 4 },
  mail: { recipient: 1 / 120 },
} as const;
type Count = keyof typeof parts;
/** What is counted once it was looked for, and nobody has it. */
type Wrong = 'bad-sign-in' | 'secret' | 'unsolved';
type By = 'session' | 'person' | 'address' | 'recipient';

function partOf(count: Count, by: By): number {
  const given: Partial<Record<By, number>> = parts[count];
  return given[by] ?? 1;
}

/** In milliseconds: a request that is not there whole by then is refused; our own are small (`server.slowBodies`). */
const REQUEST_PATIENCE = 6_000;

/** What one request may take (`server.limits`); without, Fastify waits for ever. Times in milliseconds. */
export const requestLimits = {
  bodyLimit: BODY_LIMIT,
  requestTimeout: REQUEST_PATIENCE,
  // Node looks for slow ones from time to time, left to itself every half a minute.
  http: {
    headersTimeout: REQUEST_PATIENCE,
    connectionsCheckingInterval: 500,
    // Nothing of ours asks by which name it was called; Node would answer without our headers.
    requireHostHeader: false,
  },
  handlerTimeout: 10_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
  // What is too long is told by the API's own rule for it.
  routerOptions: { maxParamLength: 16_384 },
} satisfies FastifyHttpOptions<Server>;

/** Guessing a token or a password is held back, and so is writing. */
function countOf(request: FastifyRequest): Exclude<Count, 'bad-token' | 'bad-sign-in' | 'unsolved' | 'mail'> {
  const { operation, method } = request;
  const rate = operation?.rate;
  if (rate === 'reload' || rate === 'draft' || rate === 'guess' || rate === 'secret' || rate === 'check') return rate;
  if (operation?.rate) return 'sign-in';
  // The forms of the embedded identity provider write nothing of ours.
  return operation && method !== 'GET' && method !== 'HEAD' ? 'write' : 'call';
}

/**
 * Readiness and the ways out of the portal, our own and the embedded identity provider's, are never refused; where a sign-in
 * ends, or a stranger shows a secret or a puzzle, good and bad are told apart only when it is looked for, so they are counted
 * then.
 */
function isNeverRefused({ operation, params, routeOptions }: FastifyRequest, key: string): boolean {
  if (operation === null) return routeOptions.url === '/idp/*' && (params as { '*': string })['*'] === 'session/end';
  const { rate } = operation;
  if (key.startsWith('secret address ')) return true;
  if (operation.botCheckAction !== null && key.startsWith('write address ')) return true;
  return rate === 'never' || rate === 'end-of-sign-in' || (rate === 'sign-out' && key.includes(' session '));
}

/** What a person has room for with however many sessions. */
const isByPerson = (count: Count) => 'person' in parts[count];

/**
 * Whom a call counts for that shows nobody: the address. What strangers write, guess or show a secret for counts for each
 * operation by itself, so that whoever floods one of them takes none of the others from the neighbours.
 */
function addressKey(count: Count, { ip, operation }: FastifyRequest): `${Count} address ${string}` {
  const isApart = operation !== null && (['write', 'guess', 'secret', 'unsolved'] as Count[]).includes(count);
  return `${count} address ${callerAddress(ip)}${isApart ? ` ${operation.id}` : ''}`;
}

/**
 * What a call counts towards, and for whom: nobody can make up the session of a token, whether it is still on or not, so
 * who has had one is told that it is over whatever the neighbours do.
 */
async function keyOf(request: FastifyRequest): Promise<`${Count} ${By} ${string}`> {
  const count = countOf(request);
  const keyFor = ({ sessionId, sub }: Pick<AccessToken, 'sessionId' | 'sub'>) =>
    isByPerson(count) ? (`${count} person ${sub}` as const) : (`${count} session ${sessionId}` as const);
  try {
    const token = await request.token;
    if (token) return keyFor(token);
  } catch (thrown) {
    if (thrown instanceof ExpiredTokenError) return keyFor(thrown);
    if (thrown instanceof ProblemError) return addressKey('bad-token', request);
  }
  return addressKey(count, request);
}

/**
 * Counts calls by the minute, refused ones too (`server.rateLimit`): those of someone who has signed in by session, and
 * what they write by person, so that neighbours behind one address do not lock each other out, those of strangers by
 * address, bad tokens apart from them and each kind of write or guess by itself; tighter where something could be guessed or is written. Signing out is never refused. What is refused, or comes
 * with a bad token, is answered one after the other (`server.attack`).
 */
export async function limitCalls(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  const unwelcome = new WeakMap<FastifyRequest, string>();
  const waitForTurn = createTurns();
  app.addHook('onSend', async (request) => {
    const caller = unwelcome.get(request);
    if (caller !== undefined && !(await waitForTurn(caller))) request.raw.destroy();
  });
  const refuse = (request: FastifyRequest, key: string) => void unwelcome.set(request, key);
  await app.register(rateLimit, {
    cache: CALLERS,
    keyGenerator: keyOf,
    max: (_request, key) => {
      const [count, by] = key.split(' ') as [Count, By];
      return Math.ceil(callsPerMinute * partOf(count, by));
    },
    onExceeding: (request, key) => void (key.startsWith('bad-token') && refuse(request, key)),
    onExceeded: refuse,
    allowList: isNeverRefused,
    timeWindow: '1 minute',
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  countWrongs(app, refuse);
  countMails(app, refuse);
}

const tooMany = (milliseconds: number) =>
  new ProblemError('rate.limited', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

type Refuse = (request: FastifyRequest, key: string) => void;

/** @throws ProblemError `rate.limited` where there was too much */
async function countBy(
  counter: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
  refuse: Refuse,
): Promise<void> {
  const counted = await counter(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  refuse(request, counted.key);
  throw tooMany(counted.ttl);
}

/**
 * Counts by address the ends of sign-ins that nobody has begun, the secrets that open nothing and what comes without a solved
 * puzzle, apart from what is good, which waits for none of them: which is which is seen when it is looked for, so each is looked
 * for.
 */
function countWrongs(app: FastifyInstance, refuse: Refuse) {
  const counterOf = (count: Wrong | 'write') =>
    app.createRateLimit({ keyGenerator: (request) => addressKey(count, request), allowList: [] });
  const counters = {
    'bad-sign-in': counterOf('bad-sign-in'),
    secret: counterOf('secret'),
    unsolved: counterOf('unsolved'),
    write: counterOf('write'),
  };
  app.decorateRequest('countWrong', function (this: FastifyRequest, count) {
    return countBy(counters[count], this, refuse);
  });
  app.decorateRequest('countSolved', function (this: FastifyRequest) {
    return countBy(counters.write, this, refuse);
  });
}

/** The mailbox behind an address, in whatever case and with whatever tag it is written. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Counts mails by whom they reach; of an address its digest alone is remembered. */
function countMails(app: FastifyInstance, refuse: Refuse) {
  const recipients = new WeakMap<FastifyRequest, string>();
  const counter = app.createRateLimit({
    keyGenerator: (request) => `mail recipient ${recipients.get(request) ?? ''}`,
    allowList: [],
    timeWindow: MAIL_WINDOW,
  });
  app.decorateRequest('countMailTo', function (this: FastifyRequest, recipient) {
    recipients.set(this, digestOfSecret(mailboxOf(recipient)));
    return countBy(counter, this, refuse);
  });
}

/** Refuses a body that is deeper or wider than any of ours (`server.limits`), and texts that nothing keeps (`server.texts`). */
export function limitShape(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (!isWellShaped(body)) throw new ProblemError('request.invalid', { errors: [{ field: 'body', rule: 'size' }] });
  });
  // Once each member is known to be one of the API's: its name may be told.
  app.addHook('preHandler', async ({ body }) => {
    const broken = brokenTexts(body, 'body');
    if (broken.length > 0)
      throw new ProblemError('request.invalid', { errors: broken.map((field) => ({ field, rule: 'characters' })) });
  });
}

/** Where a text has a character that is none, U+0000, or half a one: PostgreSQL takes neither. */
function brokenTexts(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => brokenTexts(member, `${place}.${name}`));
}

/** Whether it is no deeper and no wider than a body may be; what a text in one says is held to it too. */
export function isWellShaped(value: unknown, depthLeft = DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const members = Object.values(value);
  return depthLeft > 0 && members.length <= MEMBERS && members.every((member) => isWellShaped(member, depthLeft - 1));
}
