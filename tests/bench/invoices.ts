import { Agent } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { invoice } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer } from '../support/inProcess.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { call, WARMING } from './call.ts';
import { compare, type Ratio } from './sideBySide.ts';

const CALLS = 150;
/** A customer of many years and places. */
const MANY = 420;
const NONE_LIMIT = 2;
/** One connection, which stays open. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The first page of a customer with hundreds of invoices beside calls that find next to nothing, on each database. */
export async function measureInvoices(): Promise<Ratio[]> {
  const embedded = await measureOn('PGlite', {});
  if (postgresPrograms === null) return embedded;
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measureOn('PostgreSQL', { databaseUrl: await postgres.createDatabase() }))];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(database: string, on: { databaseUrl?: string }): Promise<Ratio[]> {
  const server = await openTestServer({ handlerTimeout: 60_000, isAnswerChecked: false, ...on });
  try {
    const shop = new Shop(server);
    const [aino, outi] = [demoPerson('Mäkelä'), demoPerson('Rantanen')];
    const [headers, others] = [await shop.signedIn(aino.sub), await shop.signedIn(outi.sub)];
    const [url, empty] = [aino, outi].map(({ customerId }) => `/api/invoices/all?customerId=${customerId}`) as [
      string,
      string,
    ];
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const callOften = async (path: string, as: Record<string, string>, calls = CALLS) => {
      for (let made = 0; made < calls; made += 1) await call({ url: origin + path, headers: as }, agent);
    };
    // The invoices are made when they are first asked for.
    await callOften(url, headers, 1);
    const { db } = server.context.database;
    const own = await db
      .select()
      .from(invoice)
      .where(eq(invoice.customerId, aino.customerId ?? ''));
    const more = own.slice(0, 1).flatMap((row) =>
      Array.from({ length: MANY - own.length }, (_, at) => ({
        ...row,
        invoiceNo: String(800_000_000 + at),
        billedTogether: `bench ${at}`,
      })),
    );
    for (let at = 0; at < more.length; at += 50) await db.insert(invoice).values(more.slice(at, at + 50));
    // As PostgreSQL does by itself while it runs.
    if (on.databaseUrl) await db.execute(sql`analyze`);
    await callOften(url, headers, WARMING);
    await callOften(empty, others, WARMING);
    const name = `the first hundred of ${MANY} invoices, ${database}`;
    return [
      await compare({
        name,
        against: 'the list of somebody who has none',
        ours: () => callOften(url, headers),
        reference: () => callOften(empty, others),
        limit: NONE_LIMIT,
      }),
      await compare({
        name,
        against: 'the contracts of the same customer',
        ours: () => callOften(url, headers),
        reference: () => callOften(`/api/contracts/customer/${aino.customerId}`, headers),
      }),
    ];
  } finally {
    agent.destroy();
    await server.close();
  }
}
