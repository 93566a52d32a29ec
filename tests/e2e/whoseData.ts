import type { BrowserContext } from '@playwright/test';

/** A customer of the demo: what they are called, and what of theirs alone a page may show. */
interface KnownCustomer {
  name: string;
  data: string[];
}

export const aino = '40127731';
export const eero = '40127732';
export const company = '70031180';

const customers: Record<string, KnownCustomer> = {
  [aino]: { name: 'Aino Mäkelä', data: ['Koivukuja', 'aino.makela@'] },
  [eero]: { name: 'Eero Mäkelä', data: ['Yliopistonkatu', 'eero.makela@'] },
  [company]: { name: 'As. Oy Kuusikkorinne', data: ['Kuusikkorinne 2', 'hallitus@'] },
};

/**
 * Watches every page of a browser in which Aino or an employee has signed in: at each picture that is painted, whether what it shows is
 * of one customer alone, of the one whom the tab is at, and under nobody else's name; at each call, whether it speaks of
 * that customer alone. What an employee finds and opens at the desk is of others.
 *
 * @param whose the customer id of who has signed in; null for an employee
 * @returns what was wrong, a sentence each
 */
export async function watchWhoseData(context: BrowserContext, whose: string | null = aino): Promise<string[]> {
  const faults = new Set<string>();
  const told: string[] = [];
  await context.exposeBinding('tellWhose', (_source, fault: string) => {
    if (!faults.has(fault)) told.push(fault);
    faults.add(fault);
  });
  await context.addInitScript(
    ([known, own]) => {
      const tell = (fault: string) => (globalThis as unknown as { tellWhose(text: string): void }).tellWhose(fault);
      const chosen = () => {
        const kept = sessionStorage.getItem('kajo.session');
        if (kept === null) return own;
        return (JSON.parse(kept) as { customerId: string | null }).customerId ?? own;
      };
      // What was drawn right before the press may still read its own customer; nothing may write.
      const MOMENT = 200;
      let last: string | null = null;
      let since = -Infinity;
      const look = () => {
        requestAnimationFrame(look);
        const main = document.querySelector<HTMLElement>('main');
        // An empty document keeps nothing.
        if (!main || main.querySelector('h1')?.textContent === 'Työpöytä') return;
        if (chosen() !== last) [last, since] = [chosen(), performance.now()];
        const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
        const seen = [main.innerText, ...fields].join('\n');
        // The menu below it lists others.
        const buttons = [...document.querySelectorAll('header button')].map(({ textContent }) => textContent);
        const head = buttons.find((text) => text.includes('Käyttäjävalikko')) ?? '';
        const bar = document.querySelector('[aria-label="Asiakkaan puolesta asiointi"]')?.textContent ?? '';
        const acting = /Hoidat nyt tämän asiakkaan asioita: (.+)\.\s*Palaa/.exec(seen)?.[1];
        for (const [id, { name, data }] of Object.entries(known)) {
          if (!data.some((text) => seen.includes(text))) continue;
          if (id !== chosen()) tell(`what is ${name}'s is shown where ${chosen()} is chosen, at ${location.pathname}`);
          for (const other of Object.values(known)) {
            if (other.name === name) continue;
            if (acting === other.name) tell(`what is ${name}'s is shown as ${other.name}'s`);
            if (head.includes(other.name)) tell(`what is ${name}'s is shown with ${other.name} in the head`);
            if (bar.includes(`puolesta: ${other.name}`))
              tell(`what is ${name}'s is shown under the bar of ${other.name}`);
          }
        }
      };
      requestAnimationFrame(look);
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        const at = chosen();
        const spoken = `${request.url} ${request.body ? await request.clone().text() : ''}`;
        const isMoment =
          request.method === 'GET' && ((last !== null && last !== at) || performance.now() - since < MOMENT);
        for (const id of Object.keys(known))
          if (!isMoment && id !== at && spoken.includes(id) && !request.url.includes('/api/backup/'))
            tell(`${id} is spoken of where ${at} is chosen: ${request.method} ${new URL(request.url).pathname}`);
        return fetch(request);
      };
    },
    [customers, whose] as const,
  );
  return told;
}
