import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { chromium, type Browser, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { eq } from 'drizzle-orm';
import { build } from 'vite';
import { dueDateOf } from '../../domain/invoices/index.ts';
import { addDays, addMonths, firstDayOf, helsinkiToday, monthOf } from '../../domain/time/index.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { wrapEmbedded } from '../../server/store/database.ts';
import { contract, invoice, invoicesMade } from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { restoreInto } from '../support/dump.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/signIn.ts';
import { mainThreadOf } from './mainThread.ts';
import { middle, type Ratio } from './sideBySide.ts';

const TABLE = '/table/';
/** So many contents are billed apart, each month. */
const BILLS = 4;
const MONTHS = 100;
const PAGES = 4;
const PAGE_SIZE = 100;
/** In milliseconds: what comes beside the rows has come by then. */
const AFTER = 700;
const RUNS = 9;

type Session = Record<'accessToken' | 'customerId', string>;

/** A database of its own, in which a customer has hundreds of invoices, all of them paid. */
async function fill(dataFolder: string, customerId: string): Promise<void> {
  await restoreInto(dataFolder);
  const client = await PGlite.create(join(dataFolder, 'database'));
  const { db, close } = await wrapEmbedded(client);
  const held = await db.select().from(contract).where(eq(contract.customerId, customerId));
  const thisMonth = firstDayOf(monthOf(helsinkiToday(Date.now())));
  const rows = Array.from({ length: BILLS * MONTHS }, (_, at): typeof invoice.$inferInsert => {
    const fromDate = addMonths(thisMonth, -1 - Math.floor(at / BILLS));
    const invoiceDate = addDays(addMonths(fromDate, 1), 2);
    const dueDate = dueDateOf(invoiceDate);
    const amountCents = 2000 + ((at * 7919) % 20_000);
    return {
      invoiceNo: String(800_000_000 + at),
      customerId,
      kind: 'supply',
      billedTogether: `bench ${at % BILLS}`,
      contents: at % 2 === 0 ? ['electricity'] : ['electricity', 'service'],
      meteringPointNos: held.slice(0, 1).flatMap(({ meteringPointNo }) => meteringPointNo ?? []),
      ledgerNo: '5009999',
      fromDate,
      toDate: addDays(addMonths(fromDate, 1), -1),
      invoiceDate,
      dueDate,
      amountCents,
      paidCents: amountCents,
      paidOn: invoiceDate,
      body: { lines: [], uses: [] },
    };
  });
  await db.delete(invoice).where(eq(invoice.customerId, customerId));
  for (let at = 0; at < rows.length; at += PAGE_SIZE) await db.insert(invoice).values(rows.slice(at, at + PAGE_SIZE));
  // So that the demo makes no others.
  const through = { customerId, through: addMonths(thisMonth, 12) };
  await db.insert(invoicesMade).values(through).onConflictDoUpdate({ target: invoicesMade.customerId, set: through });
  await close();
}

async function openPage(browser: Browser, address: string, folder: string, session: Session): Promise<Page> {
  const context = await browser.newContext({ locale: 'fi-FI', reducedMotion: 'reduce' });
  await context.addInitScript(
    (record) => sessionStorage.setItem('kajo.session', record),
    JSON.stringify({ version: 3, ...session, deliverySite: null }),
  );
  const page = await context.newPage();
  await page.route(`**${TABLE}**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.replace(TABLE, '/'));
    return route.fulfill({ path: existsSync(file) && /\.\w+$/.test(file) ? file : join(folder, 'index.html') });
  });
  await page.goto(address);
  return page;
}

/** Milliseconds of the main thread: of going to the list, and of each further page of it. */
interface Taken {
  first: number;
  more: number;
}

async function take(page: Page): Promise<Taken> {
  const { taken, settle } = await mainThreadOf(page);
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
  const rows = page.getByRole('main').locator('table').first().locator('tbody tr');
  const costOf = async (act: () => Promise<unknown>) => {
    await page.waitForTimeout(AFTER);
    await settle();
    const before = await taken();
    await act();
    await page.waitForTimeout(AFTER);
    await settle();
    return (await taken()) - before;
  };
  const goTo = async () => {
    await link('Laskut').dispatchEvent('click');
    await rows.nth(PAGE_SIZE - 1).waitFor();
  };
  // The first time brings the scripts, and what a page of it has been drawn with.
  await goTo();
  await page.waitForTimeout(AFTER);
  await link('Sopimukset').dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Sopimukset' }).waitFor();
  const first = await costOf(goTo);
  let more = 0;
  for (let pageNo = 2; pageNo <= PAGES; pageNo += 1)
    more += await costOf(async () => {
      await page.getByRole('button', { name: 'Näytä lisää laskuja' }).dispatchEvent('click');
      await rows.nth(pageNo * PAGE_SIZE - 1).waitFor();
    });
  await page.context().close();
  return { first, more: more / (PAGES - 1) };
}

/** The page of four hundred invoices beside a plain table of the same rows, in CPU of the main thread. Both in turn, in one Chromium. */
export async function measureInvoiceList(): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-table-'));
  const dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-invoices-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'invoiceList'),
    base: TABLE,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const { sub, customerId } = demoPerson('Väisänen');
  await fill(dataFolder, customerId ?? '');
  const server = await startServer({ dataFolder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const { accessToken } = await signIn({ sub, urls: [server.url] });
    const session = { accessToken, customerId: customerId ?? '' };
    const takeAt = async (path: string) => take(await openPage(browser, server.url + path, folder, session));
    const turns: { ours: Taken; reference: Taken }[] = [];
    for (let run = 0; run <= RUNS; run += 1)
      turns.push({ ours: await takeAt('/contracts'), reference: await takeAt(TABLE) });
    const parts = { first: 'is gone to from another page', more: 'has another hundred appended' } as const;
    return (['first', 'more'] as const).map((part) => ({
      name: `the page of 400 invoices ${parts[part]}: CPU of the main thread`,
      against: 'a plain table of the same rows',
      ...middle(turns.slice(1).map(({ ours, reference }) => ({ ours: ours[part], reference: reference[part] }))),
    }));
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
    await rm(dataFolder, { recursive: true, force: true });
  }
}
