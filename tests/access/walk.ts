import { randomUUID } from 'node:crypto';
import { asc, eq, gt, max, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { apiDocument } from '../../openapi/document.ts';
import { employee, staffAccess } from '../../server/store/schema.ts';
import { customers, insertCallers, subOf, type PersonName } from '../support/callers.ts';
import { customersIn, strangersIn, type Sight } from '../support/canaries.ts';
import { openTestServer, type TestServer, type TestServerWish } from '../support/inProcess.ts';
import { sendAndLook } from '../support/lookedThrough.ts';
import { headersOf } from '../support/tokens.ts';
import { operationsWithObjects, requestAbout, type Operation } from './cells.ts';
import { insertObjects, restoreObjects, type ObjectFixtures } from './objectFixtures.ts';

/** A row as it must stand in `staff_access`. */
interface Row {
  sub: string;
  customerId: string;
  operation: string;
  reason: string;
}

export interface Walked {
  expected: Row[];
  rows: Row[];
  /** What was answered otherwise than it must be, or showed somebody, a sentence each. */
  faults: string[];
  /** How many steps of each kind and outcome. */
  counts: Record<string, number>;
}

type Step =
  | { kind: 'use'; operation: Operation; customerId: string }
  | { kind: 'open'; customerId: string; reason: string }
  | { kind: 'search'; sought: string; reason: string }
  | { kind: 'close' | 'recent' | 'ask' | 'role' };
type Taken = { staff: (typeof staff)[number]; isAway: boolean; step: Step };

const staff = [
  'employee',
  'salesAgent',
  'contentEditor',
  'employeeWithContract',
] as const satisfies readonly PersonName[];
/** An employee sees whom a call wrote down or the session has open, and no other. */
const nobody: Sight = { customerIds: new Set(), people: new Set() };

/** The steps of a walk: the same under the same seed. What an employee may do for an open customer is read off the API. */
function stepsOf(seed: number, steps: number): Taken[] {
  const used = operationsWithObjects(apiDocument()).filter(({ access }) => access.acting !== undefined);
  const someone = fc.constantFrom(customers.opened, customers.foreign, customers.ownB2b, customers.missing);
  const reason = fc.constantFrom('Asiakas soitti', 'Asiakas kävi myymälässä', 'Laskun selvitys');
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('use' as const),
        operation: fc.constantFrom(...used),
        customerId: someone,
      }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('open' as const), customerId: someone, reason }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('search' as const),
        sought: fc.constantFrom('salainen', customers.foreign, 'eilöydy'),
        reason,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('close' as const, 'recent' as const, 'ask' as const, 'role' as const),
      }),
    },
  );
  const taken = fc.record({
    staff: fc.constantFrom(...staff),
    isAway: fc.nat({ max: 9 }).map((one) => one === 0),
    step,
  });
  return fc.sample(taken, { seed, numRuns: steps });
}

/** Employees at work by chance, with what they must leave behind and what they left (`access.staffAudit`). */
export async function walk(seed: number, steps: number, wish: TestServerWish = {}): Promise<Walked> {
  const told: string[] = [];
  const write = (line: string) => void told.push(...strangersIn(line).map((name) => `the log tells of ${name}`));
  const server = await openTestServer({ ...wish, env: { LOG_LEVEL: 'info' }, logStream: { write } });
  const { database, clock } = server.context;
  await insertCallers(database, clock);
  const walker = new Walker(server, await insertObjects(database));
  const [before] = await database.db.select({ last: max(staffAccess.id) }).from(staffAccess);
  await walker.begin();
  for (const taken of stepsOf(seed, steps)) await walker.take(taken);
  const rows = await database.db
    .select({
      sub: staffAccess.sub,
      customerId: staffAccess.customerId,
      operation: staffAccess.operation,
      reason: staffAccess.reason,
    })
    .from(staffAccess)
    .where(gt(staffAccess.id, before?.last ?? 0))
    .orderBy(asc(staffAccess.id));
  await server.close();
  return { ...walker.walked, rows, faults: [...walker.walked.faults, ...told] };
}

interface Desk {
  headers: Record<string, string>;
  open: { customerId: string; reason: string } | null;
  /** Opened in the session, the last one last. */
  opened: { customerId: string; reason: string }[];
  hasRole: boolean;
}

class Walker {
  readonly walked: Omit<Walked, 'rows'> = { expected: [], faults: [], counts: {} };
  readonly #server: TestServer;
  readonly #fixtures: ObjectFixtures;
  readonly #desks = new Map<PersonName, Desk>();
  #now: number;

  constructor(server: TestServer, fixtures: ObjectFixtures) {
    this.#server = server;
    this.#fixtures = fixtures;
    this.#now = server.context.clock().getTime();
  }

  async begin(): Promise<void> {
    for (const person of staff) {
      const headers = await headersOf(this.#server.context, { person, credential: 'good' });
      this.#desks.set(person, { headers, open: null, opened: [], hasRole: true });
    }
  }

  async take({ staff: person, isAway, step }: Taken): Promise<void> {
    this.#now += 100;
    this.#server.setNow(new Date(this.#now).toISOString());
    const desk = this.#desks.get(person);
    if (!desk) throw new Error(`${person} has no desk`);
    if (step.kind === 'role') return this.#changeRole(person, desk);
    const request = this.#requestOf(desk, step);
    const { answer, leaks } = isAway
      ? { answer: await this.#whileAway(() => this.#server.app.inject(request)), leaks: [] }
      : await sendAndLook(this.#server, person, request, nobody);
    const rows = desk.hasRole ? rowsOf(desk, step, listedIn(answer.body)) : [];
    const wanted = statusOf(desk, step, isAway && (rows.length > 0 || isSureToFind(step)));
    const name = `${step.kind === 'use' ? step.operation.id : step.kind} ${wanted}`;
    this.walked.counts[name] = (this.walked.counts[name] ?? 0) + 1;
    const isAsWanted = desk.hasRole
      ? Math.trunc(answer.statusCode / 100) === Math.trunc(wanted / 100) &&
        (wanted < 400 || answer.statusCode === wanted)
      : [403, 404].includes(answer.statusCode);
    // What a company cannot do as consumers do, whoever does it in its place, and what is sold without saying how: nothing is
    // done, nothing written.
    if (
      wanted === 200 &&
      /"(order\.otherCustomerType|(transfer|productChange|addition|eInvoice)\.(notPossible|over)|body\.salesInfo)"/.test(
        answer.body,
      )
    )
      return;
    const complain = (what: string) => this.walked.faults.push(`${name}${isAway ? ' while away' : ''}: ${what}`);
    if (!isAsWanted) complain(`${answer.statusCode} ${answer.body.slice(0, 200)}`);
    if (wanted >= 400 && customersIn(answer.body).length > 0) complain('tells of somebody');
    for (const stranger of leaks) complain(`tells of ${stranger}`);
    if (answer.statusCode >= 300) return;
    if (answer.statusCode === 201) await restoreObjects(this.#server.context.database, this.#fixtures);
    this.walked.expected.push(...rows.map((row) => ({ sub: subOf(person), ...row })));
    if (step.kind === 'open') {
      desk.open = { customerId: step.customerId, reason: step.reason };
      desk.opened = [...desk.opened.filter(({ customerId }) => customerId !== step.customerId), desk.open];
    }
    if (step.kind === 'close') desk.open = null;
  }

  #requestOf({ headers }: Desk, step: Step): InjectOptions {
    switch (step.kind) {
      case 'use': {
        const { headers: own, ...request } = requestAbout(step.operation, step.customerId, this.#fixtures);
        return { ...request, headers: { ...headers, ...own, 'x-request-id': randomUUID() } };
      }
      case 'open':
        return {
          method: 'POST',
          url: '/api/backup/acting',
          headers,
          payload: { customerId: step.customerId, reason: step.reason },
        };
      case 'search':
        return {
          method: 'POST',
          url: '/api/backup/customers/search',
          headers,
          payload: { sought: step.sought, reason: step.reason, page: 1 },
        };
      case 'close':
        return { method: 'DELETE', url: '/api/backup/acting', headers };
      case 'recent':
        return { method: 'GET', url: '/api/backup/acting/recent', headers };
      default:
        return { method: 'GET', url: '/api/backup/acting', headers };
    }
  }

  /** An employee who is none any more; the next time, one again. */
  async #changeRole(person: PersonName, desk: Desk): Promise<void> {
    const { db } = this.#server.context.database;
    if (desk.hasRole) await db.delete(employee).where(eq(employee.sub, subOf(person)));
    else await db.insert(employee).values({ sub: subOf(person), employeeType: 'customerService' });
    // With the role goes what was opened.
    Object.assign(desk, { open: null, opened: [], hasRole: !desk.hasRole });
  }

  /** Does something while the table of the audit is not there. */
  async #whileAway<Result>(act: () => Promise<Result>): Promise<Result> {
    const { db } = this.#server.context.database;
    await db.execute(sql.raw('alter table staff_access rename to staff_access_away'));
    try {
      return await act();
    } finally {
      await db.execute(sql.raw('alter table staff_access_away rename to staff_access'));
    }
  }
}

/** The customers that an answer lists beside the one who is open, in its order. */
function listedIn(body: string): string[] {
  type Listed = { customers?: { customerId: string }[]; representing?: { customerId: string }[] };
  const { customers: found, representing } = JSON.parse(body) as Listed;
  return (found ?? representing ?? []).map(({ customerId }) => customerId);
}

const isSureToFind = (step: Step): boolean => step.kind === 'search' && step.sought !== 'eilöydy';

/** What the step must leave behind where it is allowed: a row a customer shown, in the order of the answer. */
function rowsOf({ open, opened }: Desk, step: Step, shown: readonly string[]): Omit<Row, 'sub'>[] {
  switch (step.kind) {
    case 'use':
      return open?.customerId === step.customerId
        ? [open.customerId, ...shown].map((customerId) => ({ operation: step.operation.id, ...open, customerId }))
        : [];
    case 'open':
      return step.customerId === customers.missing
        ? []
        : [{ operation: 'openCustomer', customerId: step.customerId, reason: step.reason }];
    case 'recent':
      return opened.toReversed().map((one) => ({ operation: 'getRecentCustomers', ...one }));
    case 'search':
      return shown.map((customerId) => ({ operation: 'searchCustomers', customerId, reason: step.reason }));
    default:
      return [];
  }
}

/** How the step must end. @param isUnwritten a row that it needs cannot be written */
function statusOf({ open, hasRole }: Desk, step: Step, isUnwritten: boolean): number {
  if (!hasRole) return 403;
  if (step.kind === 'use' && open?.customerId !== step.customerId) return 403;
  if (step.kind === 'open' && step.customerId === customers.missing) return 404;
  return isUnwritten ? 500 : 200;
}
