import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoInvoiceNo } from '../../server/demo/invoices/invoiceNumbers.ts';
import { demoPerson } from '../orders/ordering.ts';
import { restoreInto } from '../support/dump.ts';
import { freePort } from '../support/ports.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';

/** However long a start takes, a ticket is as old as it was. */
const now = '2026-11-21T10:00:00Z';
/** Tickets that are used, and how many have been answered when the server is killed. */
const USED = 8;
const ANSWERED = 3;

const { sub, customerId } = demoPerson('Mäkelä');
const invoiceNo = demoInvoiceNo(customerId ?? '', '2026-09', 'bill');

let dataFolder: string;
let start: () => Promise<RunningServer>;
let server: RunningServer;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-'));
  await restoreInto(dataFolder);
  const env = { PUBLIC_URL: `http://localhost:${await freePort()}` };
  start = () => startServer({ dataFolder, env, now });
  server = await start();
}, 100_000);

afterAll(async () => {
  await server?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** The status of the answer, once it has come whole; null where the server was killed before. */
const open = async (ticket: string): Promise<number | null> => {
  try {
    const answer = await fetch(`${server.url}/api/invoices/${invoiceNo}/pdf?ticket=${ticket}`);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
};

test('a ticket that has opened its invoice opens it no more after a kill, and one that nobody has used still does (invoice.ticket, server.killed)', async () => {
  const { accessToken } = await signIn({ sub, urls: [server.url] });
  const make = async () => {
    const answer = await fetch(`${server.url}/api/invoices/${invoiceNo}/ticket`, {
      method: 'POST',
      headers: bearer(accessToken),
    });
    return ((await answer.json()) as { ticket: string }).ticket;
  };
  const used: string[] = [];
  for (let at = 0; at < USED; at += 1) used.push(await make());
  const unused = await make();
  expect(new Set([...used, unused]).size).toBe(USED + 1);

  let answered = 0;
  let isEnough = () => {};
  const enough = new Promise<void>((resolve) => (isEnough = resolve));
  const opening = used.map(async (ticket) => {
    const status = await open(ticket);
    answered += 1;
    if (answered === ANSWERED) isEnough();
    return status;
  });
  await enough;
  await server.kill();
  const before = await Promise.all(opening);
  server = await start();
  const after: (number | null)[] = [];
  for (const ticket of used) after.push(await open(ticket));

  expect(before.filter((status) => status === 200).length).toBeGreaterThanOrEqual(ANSWERED);
  // Whoever got no answer asks for another ticket where this one was taken meanwhile.
  for (const [at, status] of before.entries()) expect(status === 200 ? [404] : [200, 404]).toContain(after[at]);
  expect(await open(unused)).toBe(200);
  expect(await open(unused)).toBe(404);
}, 200_000);
