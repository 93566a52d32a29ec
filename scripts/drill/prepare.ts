import { eq } from 'drizzle-orm';
import { dueDateOf } from '../../domain/invoices/index.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import { seedDemo } from '../../server/demo/index.ts';
import { demoPeople, type DemoPerson } from '../../server/demo/people.ts';
import { openDatabase, type Database } from '../../server/store/database.ts';
import { addInvoices, noteMade } from '../../server/store/invoices.ts';
import { contract, contractAddon, contractDelivery, meteringPoint } from '../../server/store/schema.ts';
import { solvedPuzzle } from '../../tests/support/botCheck.ts';
import { restoreInto } from '../../tests/support/dump.ts';
import { tokenOfSub } from '../../tests/support/tokens.ts';
import { chunksOf } from './chunks.ts';
import { readBegun, type Begun } from './compare.ts';
import { addGiven, contractsGiven, givenTo, sitesGiven, type Client } from './given.ts';
import type { Given, Represented } from './kind.ts';
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
/** Likewise: of each sort of what is given. */
const GIVEN = 2;
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
    given: Given;
    /** Who hands contracts over to them. */
    offeredBy: Client;
    weakToken: string;
  }[];
  begun: Begun;
  /** Closed; it still knows how puzzles are made. */
  database: Database;
}

/**
 * Fills the database of a drill with the demo, and gives each client contracts to write about, for so many rounds.
 *
 * @param wanted how many clients, a hundred at most, and the address of the servers that will run on it
 */
export async function prepare(
  place: Place,
  wanted: { rounds: number; clients: number; publicUrl: string },
): Promise<Prepared> {
  const { rounds, publicUrl } = wanted;
  const clock = () => new Date();
  // Restored in a second, made anew in ten.
  if (place.databaseUrl === null) await restoreInto(place.dataFolder);
  const customers = demoPeople.flatMap(({ isBlocked, employee, ...person }) =>
    person.customerId && !isBlocked && !employee ? [{ person, customerId: person.customerId }] : [],
  );
  const known = Array.from({ length: wanted.clients }, (_none, at) => {
    const [client, offeredBy] = [customers[at % CUSTOMERS], customers[(at + 1) % CUSTOMERS]];
    if (!client || !offeredBy) throw new Error('the demo has too few customers');
    const digits = String(at).padStart(2, '0');
    const numbers = (prefix: string, each: number) =>
      Array.from({ length: rounds * each }, (_, no) => `${prefix}${digits}${String(no).padStart(6, '0')}`);
    return {
      ...client,
      offeredBy,
      given: givenTo(digits, rounds * GIVEN),
      contracts: numbers('99', CONTRACTS),
      invoices: numbers('97', INVOICES),
      sites: numbers('Y98', SITES),
      represented: representedBy(digits, rounds * REPRESENTED),
    };
  });
  let prepared = null as Prepared | null;
  // Before anybody could call, a statement may take long.
  const opened = await openDatabase(place, async (database) => {
    await seedDemo(database, clock);
    const context = { database, clock, settings: { publicUrl } };
    const clients = await Promise.all(
      known.map(async (client) => ({ ...client, weakToken: await tokenOfSub(context, client.person.sub, 'weak') })),
    );
    await addContracts(database, clients);
    await addGiven(database, clients);
    await addRepresented(database, clients);
    await addInvoices(database.db, clients.flatMap(invoicesOf));
    // The demo would make the others when somebody first asks for them, which takes longer than a call of customers.
    const through = helsinkiToday(Date.now());
    for (const { customerId } of customers) await noteMade(database.db, customerId, { after: null, through });
    await solvedPuzzle({ database, clock }, 'order');
    prepared = { clients, begun: await readBegun(database), database };
  });
  await opened.close();
  if (!prepared) throw new Error('nothing was prepared');
  return prepared;
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
  const free = clients.flatMap(({ sites, given }) => [...sites, ...sitesGiven(given)]);
  for (const some of chunksOf(free))
    await db
      .insert(meteringPoint)
      .values(some.map((id) => ({ ...point, meteringPointNo: id.slice(1), meteringPointId: id, nettedInto: null })));
  const wanted = clients.flatMap(({ contracts, ...client }) => [
    ...contracts.map((no) => ({ no, customerId: client.customerId })),
    ...contractsGiven(client),
  ]);
  for (const some of chunksOf(wanted)) {
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
