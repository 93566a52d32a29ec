import { eq } from 'drizzle-orm';
import { dueDateOf } from '../../domain/invoices/index.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import { seedDemo } from '../../server/demo/index.ts';
import { demoPeople, type DemoPerson } from '../../server/demo/people.ts';
import { openDatabase, type Database } from '../../server/store/database.ts';
import { addInvoices } from '../../server/store/invoices.ts';
import { contract, contractAddon, contractDelivery, meteringPoint } from '../../server/store/schema.ts';
import { solvedPuzzle } from '../../tests/support/botCheck.ts';
import { restoreInto } from '../../tests/support/dump.ts';
import { readBegun, type Begun } from './compare.ts';
import type { Represented } from './kind.ts';
import { addRepresented, representedBy } from './represented.ts';

/** Of the demo, of whom every kind of write is taken; of more clients some are the same customer. */
const CUSTOMERS = 6;
/** Of each client, a round: of a contract notice is given once. */
const CONTRACTS = 5;
/** Likewise: nobody has two contracts at one place. */
const SITES = 3;
/** Likewise: an invoice is postponed once. */
const INVOICES = 2;
/** Likewise: of each sort of customer. */
const REPRESENTED = 1;
/** Rows that are put in at once. */
const CHUNK = 500;
/** What its copies are delivered as, so that their price may be locked. */
const LOCKABLE = 309;
/** Spot electricity, which may be changed, handed over and ended. */
const MODEL = '23014478016';

type Place = Parameters<typeof openDatabase>[0];

interface Prepared {
  /** Who writes, with the numbers of the contracts that they have for it. */
  clients: {
    person: DemoPerson;
    customerId: string;
    contracts: string[];
    invoices: string[];
    sites: string[];
    represented: Represented;
  }[];
  begun: Begun;
  /** Closed; it still knows how puzzles are made. */
  database: Database;
}

/**
 * Fills the database of a drill with the demo, and gives each client contracts to write about, for so many rounds.
 *
 * @param wanted how many clients, a hundred at most
 */
export async function prepare(place: Place, wanted: { rounds: number; clients: number }): Promise<Prepared> {
  const { rounds } = wanted;
  const clock = () => new Date();
  // Restored in a second, made anew in ten.
  if (place.databaseUrl === null) await restoreInto(place.dataFolder);
  const database = await openDatabase(place, (filled) => seedDemo(filled, clock));
  const customers = demoPeople.flatMap(({ isBlocked, employee, ...person }) =>
    person.customerId && !isBlocked && !employee ? [{ person, customerId: person.customerId }] : [],
  );
  const clients = Array.from({ length: wanted.clients }, (_none, at) => {
    const client = customers[at % CUSTOMERS];
    if (!client) throw new Error('the demo has too few customers');
    const digits = String(at).padStart(2, '0');
    const numbers = (prefix: string, each: number) =>
      Array.from({ length: rounds * each }, (_, no) => `${prefix}${digits}${String(no).padStart(6, '0')}`);
    return {
      ...client,
      contracts: numbers('99', CONTRACTS),
      invoices: numbers('97', INVOICES),
      sites: numbers('Y98', SITES),
      represented: representedBy(digits, rounds * REPRESENTED),
    };
  });
  await addContracts(database, clients);
  await addRepresented(database, clients);
  await addInvoices(database.db, clients.flatMap(invoicesOf));
  await solvedPuzzle({ database, clock }, 'order');
  const begun = await readBegun(database);
  await database.close();
  return { clients, begun, database };
}

/** Of a customer, due in a fortnight. */
function invoicesOf({ customerId, invoices }: Prepared['clients'][number]) {
  const today = helsinkiToday(Date.now());
  return invoices.map((invoiceNo) => ({
    invoiceNo,
    customerId,
    kind: 'supply' as const,
    billedTogether: invoiceNo,
    contents: ['electricity' as const],
    meteringPointNos: [],
    ledgerNo: `5${customerId}`,
    fromDate: addDays(today, -30),
    toDate: addDays(today, -1),
    invoiceDate: today,
    dueDate: dueDateOf(today),
    amountCents: 1000,
    body: { lines: [], uses: [] },
  }));
}

/** And places for others. */
async function addContracts({ db }: Database, clients: Prepared['clients']): Promise<void> {
  const [held] = await db.select().from(contract).where(eq(contract.contractNo, MODEL));
  const [point] = await db
    .select()
    .from(meteringPoint)
    .where(eq(meteringPoint.meteringPointNo, held?.meteringPointNo ?? ''));
  const [delivery] = await db
    .select()
    .from(contractDelivery)
    .where(eq(contractDelivery.contractCode, `K${MODEL}`));
  if (!held || !point || !delivery) throw new Error(`the demo has no contract ${MODEL}`);
  const free = clients.flatMap(({ sites }) => sites);
  for (let from = 0; from < free.length; from += CHUNK)
    await db
      .insert(meteringPoint)
      .values(
        free
          .slice(from, from + CHUNK)
          .map((id) => ({ ...point, meteringPointNo: id.slice(1), meteringPointId: id, nettedInto: null })),
      );
  const wanted = clients.flatMap(({ customerId, contracts }) => contracts.map((no) => ({ no, customerId })));
  for (let from = 0; from < wanted.length; from += CHUNK) {
    const some = wanted.slice(from, from + CHUNK);
    const own = ({ no }: { no: string }) => ({ contractCode: `K${no}`, meteringPointNo: no });
    await db
      .insert(meteringPoint)
      .values(some.map(({ no }) => ({ ...point, meteringPointNo: no, meteringPointId: `Y${no}`, nettedInto: null })));
    await db
      .insert(contract)
      .values(some.map(({ no, customerId }) => ({ ...held, ...own({ no }), contractNo: no, customerId })));
    // One that may be ended.
    const service = { tariffNo: 702, startDate: '2025-01-01' };
    await db.insert(contractAddon).values(some.map(({ no }) => ({ contractCode: `K${no}`, ...service })));
    await db
      .insert(contractDelivery)
      .values(some.map(({ no }) => ({ ...delivery, tariffNo: LOCKABLE, contractCode: own({ no }).contractCode })));
  }
}
