import fc from 'fast-check';
import { operationsWithObjects, type Operation as NamingOperation } from '../access/cells.ts';
import { insertObjects, type ObjectFixtures } from '../access/objectFixtures.ts';
import { apiDocument } from '../../openapi/document.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { callers, customers, insertCallers, principalsOf, type Caller } from '../support/callers.ts';
import { sightOf, strangersIn } from '../support/canaries.ts';
import { openTestServer, type TestServer, type TestServerWish } from '../support/inProcess.ts';
import { sendAndLook } from '../support/lookedThrough.ts';
import { headersOf } from '../support/tokens.ts';
import { operations, type Operation } from './api.ts';
import { breaksOf, type Break } from './breaks.ts';
import { judge } from './judge.ts';
import { about, urlOf, validRequests, type Request } from './requests.ts';

export interface FuzzWish {
  requests: number;
  seed: number;
  /** Left out: all operations. */
  only?: readonly string[];
  /** The server that is asked, if not the portal's own; for tests. */
  server?: TestServerWish;
  /** Hears how many were sent. */
  onSent?: (sent: number) => void;
}

interface Failure {
  operation: string;
  as: string;
  request: string;
  body: unknown;
  /** What of the API it breaks: `body.text maxLength`; null: nothing. */
  broken: string | null;
  faults: string[];
  /** Makes the same request again, among few others. */
  repeat: string;
}

export interface FuzzResult {
  seed: number;
  requests: number;
  valid: number;
  broken: number;
  /** Of those that break the API, how many came from who may call; all of them must be refused with the field named. */
  brokenByAdmitted: number;
  seconds: number;
  /** How many answers of which status each operation gave. */
  statuses: Record<string, Record<string, number>>;
  slowest: { operation: string; as: string; status: number; milliseconds: number }[];
  /** The first of them; `failed` counts all. */
  failures: Failure[];
  failed: number;
}

/** Requests to an operation under one seed, one after the other. */
export const BATCH = 20;
const MOST_FAILURES = 50;
const SLOWEST = 10;
/** Calls of a session, until the caller begins a new one. */
const CALLS_OF_SESSION = 40;

/** Refused one by one, five milliseconds each, wherever they go: the access matrix has them. */
const slow = ['wrong audience', 'wrong issuer', 'forged signature'];
const principals = Object.keys(callers).filter((name) => !slow.includes(name));

/** Whether a caller may make the call at all, on whatever: the rule of the API, read apart from how the server reads it. */
function isAdmitted({ access, hasSession, principals: allowed }: Operation, principal: string): boolean {
  const { credential, ...caller } = callers[principal] as Caller;
  // Without a session everyone is a stranger.
  const who = hasSession ? principalsOf({ ...caller, credential }) : ['anonymous'];
  return who.some((one) => allowed.includes(one)) && !(access.strength === 'strong' && credential === 'weak');
}

const breaksOfId = new Map<string, Break[]>();
/** To find what breaks a keyword takes a while. */
function breaksOnce(operation: Operation): Break[] {
  const found = breaksOfId.get(operation.id) ?? breaksOf(operation);
  breaksOfId.set(operation.id, found);
  return found;
}

/** Something to send, by chance. */
interface Shot {
  principal: string;
  request: Request;
  broken: Break | null;
  /** Whose object it is about: the so-manieth of those whom the caller may see, or of all. */
  whose: { isOwn: boolean; index: number };
  hasPuzzle: boolean;
}

/**
 * Sends requests that are made from the schemas of the API, half of them broken in one keyword, as people of each kind, and
 * judges every answer. The same seed sends the same.
 */
export async function fuzz({ requests, seed, only, server: wish, onSent = () => {} }: FuzzWish): Promise<FuzzResult> {
  const leaksInLog: string[] = [];
  const write = (line: string) => void leaksInLog.push(...strangersIn(line).map((name) => `the log tells of ${name}`));
  const server = await openTestServer({ ...wish, env: { LOG_LEVEL: 'info', ...wish?.env }, logStream: { write } });
  try {
    await insertCallers(server.context.database, server.context.clock);
    const gun = new Gun(server, await insertObjects(server.context.database), leaksInLog, seed);
    await gun.fire(
      operations.filter(({ id }) => only === undefined || only.includes(id)),
      requests,
      onSent,
    );
    return gun.result;
  } finally {
    await server.close();
  }
}

class Gun {
  readonly result: FuzzResult;
  readonly #server: TestServer;
  readonly #fixtures: ObjectFixtures;
  readonly #leaksInLog: string[];
  readonly #sessions = new Map<string, { headers: Record<string, string>; calls: number; opened: string | null }>();
  readonly #naming = new Map(operationsWithObjects(apiDocument()).map((operation) => [operation.id, operation]));

  constructor(server: TestServer, fixtures: ObjectFixtures, leaksInLog: string[], seed: number) {
    this.#server = server;
    this.#fixtures = fixtures;
    this.#leaksInLog = leaksInLog;
    this.result = {
      seed,
      requests: 0,
      valid: 0,
      broken: 0,
      brokenByAdmitted: 0,
      seconds: 0,
      statuses: {},
      slowest: [],
      failures: [],
      failed: 0,
    };
  }

  async fire(chosen: readonly Operation[], requests: number, onSent: (sent: number) => void): Promise<void> {
    const begun = performance.now();
    const shots = chosen.map((operation) => ({ operation, arbitrary: this.#shotsAt(operation) }));
    for (let round = 0; this.result.requests < requests; round++)
      for (const { operation, arbitrary } of shots) {
        const seed = this.result.seed + round;
        const left = Math.min(BATCH, requests - this.result.requests);
        for (const shot of fc.sample(arbitrary, { seed, numRuns: BATCH }).slice(0, left))
          await this.#shoot(operation, shot, seed);
        onSent(this.result.requests);
      }
    this.result.seconds = Math.round((performance.now() - begun) / 100) / 10;
  }

  #shotsAt(operation: Operation): fc.Arbitrary<Shot> {
    const admitted = principals.filter((principal) => isAdmitted(operation, principal));
    const others = principals.filter((principal) => !admitted.includes(principal));
    const breaks = breaksOnce(operation);
    const request = validRequests(operation);
    const more = {
      principal: fc.oneof(
        ...(admitted.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...admitted) }] : []),
        ...(others.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...others) }] : []),
      ),
      whose: fc.record({ isOwn: fc.nat({ max: 2 }).map((one) => one > 0), index: fc.nat({ max: 100 }) }),
      hasPuzzle: fc.boolean(),
    };
    const good = fc.record({ ...more, request, broken: fc.constant(null) });
    if (breaks.length === 0) return good;
    const bad = fc.constantFrom(...breaks).chain((broken) =>
      fc.record({
        ...more,
        request: fc.tuple(request, broken.breaks).map(([sent, breakIt]) => breakIt(sent)),
        broken: fc.constant(broken),
      }),
    );
    return fc.oneof(good, bad);
  }

  async #shoot(operation: Operation, shot: Shot, seed: number): Promise<void> {
    const { principal, broken } = shot;
    const isLetIn = isAdmitted(operation, principal);
    const request = this.#named(operation, shot);
    const begun = performance.now();
    let sent = await this.#send(operation, shot, request);
    // One of the calls before may have ended the session.
    if (sent.status === 401 && isLetIn && this.#sessions.delete(principal))
      sent = await this.#send(operation, shot, request);
    const milliseconds = Math.round(performance.now() - begun);
    const faults = [
      ...judge(operation, sent, { broken, isAdmitted: isLetIn }),
      ...sent.leaks.map((name) => `tells of ${name}`),
      ...this.#leaksInLog.splice(0),
    ];
    this.#count(operation.id, principal, sent.status, milliseconds);
    this.result[broken ? 'broken' : 'valid'] += 1;
    if (broken && isLetIn) this.result.brokenByAdmitted += 1;
    if (faults.length === 0) return;
    this.result.failed += 1;
    if (this.result.failures.length >= MOST_FAILURES) return;
    this.result.failures.push({
      operation: operation.id,
      as: principal,
      request: `${operation.method} ${urlOf(operation, request)}`.slice(0, 500),
      body: request.body,
      broken: broken && `${broken.field} ${broken.rule}`,
      faults,
      repeat: `npm run fuzz -- --requests ${BATCH} --seed ${seed} --only ${operation.id}`,
    });
  }

  /** A request that fits is about something of a customer; what is broken stays as it is. */
  #named(operation: Operation, { request, broken, principal, whose: { isOwn, index } }: Shot): Request {
    const naming: NamingOperation | undefined = this.#naming.get(operation.id);
    const fixture = naming?.object && this.#fixtures[naming.object.kind];
    if (broken !== null || !naming?.object || !fixture) return request;
    const own = [...sightOf(callers[principal] as Caller, customers.opened).customerIds];
    const whom = isOwn && own.length > 0 ? own : Object.values(customers);
    return about(request, naming.object, fixture.nameOf(whom[index % whom.length] ?? ''));
  }

  async #send(operation: Operation, { principal, hasPuzzle, broken }: Shot, { headers, body, ...rest }: Request) {
    const caller = callers[principal] as Caller;
    const session = await this.#sessionOf(principal, caller);
    const isStranger = session.headers.authorization === undefined;
    const puzzle =
      operation.botCheckAction && isStranger && hasPuzzle && broken === null
        ? { 'X-Bot-Check': await solvedPuzzle(this.#server.context, operation.botCheckAction) }
        : {};
    const request = {
      method: operation.method,
      url: urlOf(operation, { headers, ...rest }),
      headers: {
        ...(operation.hasSession ? session.headers : {}),
        ...headers,
        ...puzzle,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    };
    const { answer, leaks } = await sendAndLook(this.#server, caller.person, request, sightOf(caller, session.opened));
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'] ?? '',
      location: answer.headers.location,
      text: answer.body,
      leaks,
    };
  }

  /** Some calls of a caller are of one session, as one of them may end it or change what is open in it. */
  async #sessionOf(principal: string, caller: Caller) {
    const known = this.#sessions.get(principal);
    if (known && known.calls < CALLS_OF_SESSION) {
      known.calls += 1;
      return known;
    }
    const opened = customers.opened;
    const begun = { headers: await headersOf(this.#server.context, caller, { customerId: opened }), calls: 0, opened };
    this.#sessions.set(principal, begun);
    return begun;
  }

  #count(operation: string, as: string, status: number, milliseconds: number): void {
    const { statuses, slowest } = this.result;
    const counts = (statuses[operation] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
    this.result.requests += 1;
    if (slowest.length === SLOWEST && milliseconds <= (slowest.at(-1)?.milliseconds ?? 0)) return;
    slowest.push({ operation, as, status, milliseconds });
    slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(SLOWEST);
  }
}
