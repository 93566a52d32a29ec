import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { chromium, type Browser, type Page } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
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
import { middle, type Ratio, type Turn } from './sideBySide.ts';

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
  // Only in a demo does the portal tell an open atlas of each step of its machines.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const page = await context.newPage();
  await page.route(`**${TABLE}**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.replace(TABLE, '/'));
    return route.fulfill({ path: existsSync(file) && /\.\w+$/.test(file) ? file : join(folder, 'index.html') });
  });
  await page.goto(address);
  return page;
}

/** Something to press, and what is there once it was. */
interface Press {
  /** What is pressed, by its words. */
  press: string;
  /** Of all elements of this selector. */
  among: string;
  /** So many rows of the table, or else this heading. */
  comes: number | string;
}

const goToList: Press = { press: 'Laskut', among: 'nav a', comes: PAGE_SIZE };
const goBack: Press = { press: 'Sopimukset', among: 'nav a', comes: 'Sopimukset' };
/** The portal's lightest page: what it takes is what the shell takes. */
const goToText: Press = { press: 'Tietosuoja', among: 'footer a', comes: 'Tietosuoja' };

/** Presses, and waits within the page, so that looking takes next to nothing of what is measured. */
const pressOn = (page: Page, wanted: Press) =>
  page.evaluate(
    ({ press, among, comes }) =>
      new Promise<void>((resolve) => {
        const all = [...document.querySelectorAll<HTMLElement>(among)];
        setTimeout(() => all.find(({ textContent }) => textContent?.trim() === press)?.click());
        const looking = setInterval(() => {
          const rows = document.querySelector('main table')?.querySelectorAll('tbody tr').length;
          if (comes !== rows && comes !== document.querySelector('h1')?.textContent) return;
          clearInterval(looking);
          resolve();
        }, 50);
      }),
    wanted,
  );

/** Milliseconds of the main thread. */
interface Taken {
  /** Of going to the list. */
  first: number;
  /** Of each further page of it. */
  more: number;
  /** Of going to the lightest page; nothing of what has no shell. */
  shell: number;
}

async function take(page: Page, { hasShell }: { hasShell: boolean }): Promise<Taken> {
  const { taken, settle } = await mainThreadOf(page);
  const costOf = async (wanted: Press) => {
    await page.waitForTimeout(AFTER);
    await settle();
    const before = await taken();
    await pressOn(page, wanted);
    await page.waitForTimeout(AFTER);
    await settle();
    return (await taken()) - before;
  };
  await page.getByRole('navigation').getByRole('link', { name: goToList.press }).first().waitFor();
  // The first time brings the scripts, and what a page of it has been drawn with.
  for (const wanted of [goToList, goBack, ...(hasShell ? [goToText, goBack] : [])]) {
    await pressOn(page, wanted);
    await page.waitForTimeout(AFTER);
  }
  const shell = hasShell ? await costOf(goToText) : 0;
  if (hasShell) await pressOn(page, goBack);
  const first = await costOf(goToList);
  let more = 0;
  for (let pageNo = 2; pageNo <= PAGES; pageNo += 1)
    more += await costOf({ press: 'Näytä lisää laskuja', among: 'main button', comes: pageNo * PAGE_SIZE });
  await page.context().close();
  return { first, more: more / (PAGES - 1), shell };
}

/**
 * The page of four hundred invoices beside a plain table of the same rows, in CPU of the main thread. Both in turn, in one
 * Chromium. The table has no shell around it: what going to the portal's lightest page takes is added to it.
 */
export async function measureInvoiceList(): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-table-'));
  const dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-invoices-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'invoiceList'),
    base: TABLE,
    plugins: [react(), vanillaExtractPlugin()],
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
    const takeAt = async (path: string, hasShell: boolean) =>
      take(await openPage(browser, server.url + path, folder, session), { hasShell });
    const turns: Record<'first' | 'more', Turn>[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const [ours, plain] = [await takeAt('/contracts', true), await takeAt(TABLE, false)];
      turns.push({
        first: { ours: ours.first, reference: plain.first + ours.shell },
        more: { ours: ours.more, reference: plain.more },
      });
    }
    const parts = { first: 'is gone to from another page', more: 'has another hundred appended' } as const;
    return (['first', 'more'] as const).map((part) => ({
      name: `the page of 400 invoices ${parts[part]}: CPU of the main thread`,
      against: 'a plain table of the same rows',
      ...middle(turns.slice(1).map((turn) => turn[part])),
      limit: 1.5,
    }));
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
    await rm(dataFolder, { recursive: true, force: true });
  }
}
