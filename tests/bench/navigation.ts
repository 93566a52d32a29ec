import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { buildShell, type BuiltShell } from './buildShell.ts';
import type { Pair } from './sideBySide.ts';

interface Session {
  url: string;
  accessToken: string;
  customerId: string | null;
}

/** A page of ours, and the same of the minimal shell: where it is, and which link leads to a contract. */
const places = { ours: '/contracts', shell: '/shell' };
const PRODUCT = 'Kajo Pörssi';

/** From the click on a link until the page that it leads to shows its heading, in milliseconds by the browser's clock. */
function timeClick(page: Page, label: string, heading: string): Promise<number> {
  return page.evaluate(
    ([name, expected]) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((a) => a.textContent === name);
        if (!link) return reject(new Error(`there is no link ${name}`));
        const begun = performance.now();
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('main h1')?.textContent !== expected) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        link.click();
      }),
    [label, heading] as const,
  );
}

/** Serves the shell to the page from the disk, beside the real server's calls. */
async function serveShell(page: Page, { folder }: BuiltShell): Promise<void> {
  await page.route(/^http:[/][/][^/]+[/]shell([/]|$)/, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.replace(/^\/shell\/?/, ''));
    const isFile = /\.\w+$/.test(file) && existsSync(file);
    return route.fulfill({ path: isFile ? file : join(folder, 'index.html') });
  });
}

async function openPage(browser: Browser, { url, accessToken, customerId }: Session, path: string, shell: BuiltShell) {
  const context = await browser.newContext({ locale: 'fi-FI', reducedMotion: 'reduce' });
  await context.addInitScript(
    (record) => sessionStorage.setItem('kajo.session', record),
    JSON.stringify({
      version: 3,
      accessToken,
      customerId,
      deliverySite: null,
    }),
  );
  const page = await context.newPage();
  await serveShell(page, shell);
  await page.goto(url + path);
  await page.getByRole('link', { name: PRODUCT }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The time from a click to content, ours beside the shell's: the first click fetches the page's code, later ones do not. */
export async function navigationPairs(session: Session): Promise<{ pairs: Pair[]; stop(): Promise<void> }> {
  const shell = await buildShell('/shell/');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const firstClick = async (path: string) => {
    const page = await openPage(browser, session, path, shell);
    const taken = await timeClick(page, PRODUCT, PRODUCT);
    await page.context().close();
    return taken;
  };
  const [ours, theirs] = [
    await openPage(browser, session, places.ours, shell),
    await openPage(browser, session, places.shell, shell),
  ];
  const nextClick = async (page: Page, wayBack: string) => {
    const taken = await timeClick(page, PRODUCT, PRODUCT);
    await timeClick(page, wayBack, 'Sopimukset');
    return taken;
  };
  const against = 'a minimal shell on the same libraries';
  return {
    pairs: [
      {
        name: 'click on a link to the content of a page that was never open',
        against,
        ours: () => firstClick(places.ours),
        reference: () => firstClick(places.shell),
      },
      {
        name: 'click on a link to the content of a page that was open before',
        against,
        ours: () => nextClick(ours, 'Omat sopimukset'),
        reference: () => nextClick(theirs, 'Sopimukset'),
      },
    ],
    stop: async () => {
      await browser.close();
      await shell.remove();
    },
  };
}
