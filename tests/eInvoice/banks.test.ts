import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EInvoice, EInvoiceOrder } from '../../domain/types.ts';
import { outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

/* Banks that an editor has put into the contents, none of which is one of the default but for its name. */

const source = join(import.meta.dirname, '..', '..', 'server', 'content');
const rowan = { fi: 'Pihlajapankki', sv: 'Rönnbanken', en: 'Rowan Bank' };
const banks = [
  { id: 'pihlaja', name: rowan, bic: 'PIHLFIHH' },
  { id: 'harju', name: 'Osuuskunta Harju', bic: 'HARJFIHH' },
];
const { sub, customerId } = demoPerson('Mäkelä');

let folder: string;
let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oma-kajo-banks-'));
  await cp(source, folder, { recursive: true });
  const settings = JSON.parse(await readFile(join(source, 'settings.json'), 'utf8')) as object;
  await writeFile(join(folder, 'settings.json'), JSON.stringify({ ...settings, eInvoiceBanks: banks }));
  server = await openTestServer({ env: { CONTENT_FOLDER: folder } });
  shop = new Shop(server);
  headers = await shop.signedIn(sub);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const order = (bankId: string, language: string) =>
  shop.call<EInvoiceOrder>(
    'POST',
    '/api/invoices/e-invoice/activation',
    { ...headers, 'accept-language': language, 'idempotency-key': randomUUID() },
    { customerId, bankId },
  );

test.each([
  ['fi', 'Osuuskunta Harju, Pihlajapankki'],
  ['sv', 'Osuuskunta Harju, Rönnbanken'],
  ['en', 'Osuuskunta Harju, Rowan Bank'],
])('those of the contents are offered in %s, and no other (eInvoice.banks)', async (language, names) => {
  const { body } = await shop.call<EInvoice>('GET', `/api/invoices/e-invoice/${customerId}`, {
    ...headers,
    'accept-language': language,
  });
  expect(body.banks.map(({ name }) => name).join(', ')).toBe(names);
});

test('it is ordered into one of them, which the mail names, and into none of the default (eInvoice.banks, eInvoice.ordered)', async () => {
  const none = await order('nordea', 'fi');
  expect([none.status, none.problem.errors]).toEqual([400, [{ field: 'body.bankId', rule: 'unknown' }]]);
  const { status, body, text } = await order('pihlaja', 'sv');
  expect([status, body?.bank], text).toEqual([201, { id: 'pihlaja', name: rowan.sv, bic: 'PIHLFIHH' }]);
  const mails = await server.context.database.db.select().from(outboxMessage);
  expect(mails.map(({ mail }) => mail.intro)).toEqual([
    'Din beställning av e-faktura väntar på ditt godkännande i din bank: Rönnbanken.',
  ]);
});
