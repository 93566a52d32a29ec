import type { Page } from '@playwright/test';
import { subOf } from '../../model/runner/person.ts';

/** The landing page of the portal for someone who has not signed in. */
export class SignInPage {
  readonly page: Page;
  readonly heading;
  readonly kajoAccount;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Kaikki sähkösi ja lämpösi yhdessä paikassa' });
    this.kajoAccount = page.getByRole('link', { name: 'Kirjaudu Kajo-tunnuksella' });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.heading.waitFor();
  }

  /** To the identity provider, by way of a bank. */
  async chooseBank(name: string): Promise<void> {
    // Where the page is not the portal's yet, the choice is taken back and made anew.
    await this.page.getByRole('radio', { name, exact: true }).click();
    await this.page.getByRole('link', { name: `Jatka: ${name}` }).click();
  }
}

/** The embedded identity provider: a bank, then a person. */
export class IdentityProvider {
  readonly page: Page;
  readonly chooserHeading;
  readonly peopleHeading;
  readonly cancel;

  constructor(page: Page) {
    this.page = page;
    this.chooserHeading = page.getByRole('heading', { level: 1, name: 'Valitse tunnistautumistapa' });
    this.peopleHeading = page.getByRole('heading', { level: 1, name: 'Kenenä kirjaudut?' });
    this.cancel = page.getByRole('link', { name: 'Keskeytä ja palaa Oma Kajoon' });
  }

  async choosePerson(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }
}

/** More redirects than a sign-in has. */
const MOST_HOPS = 12;

/** Where a sign-in by way of a bank leads the browser back to; its cookies are kept, and no page is drawn on the way. */
async function handedOverAt({ request }: Page, person: string, location: string): Promise<string> {
  let address = `/login?${new URLSearchParams({ lang: 'fi', tupas: 'true', bank: 'op', location })}`;
  let form: Record<string, string> | undefined;
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const answer = await request.fetch(address, {
      maxRedirects: 0,
      headers: { accept: 'text/html' },
      ...(form ? { method: 'POST', form } : {}),
    });
    const next = answer.headers()['location'];
    form = next === undefined ? { sub: subOf(person), bank: 'op', lang: 'fi' } : undefined;
    address = next === undefined ? answer.url() : new URL(next, answer.url()).href;
    if (new URL(address).hash) return address;
  }
  throw new Error(`the sign-in of ${person} led nowhere`);
}

/** What stands in the HTML goes when the portal has come; then it has taken what the address handed over. */
const portalHasCome = (page: Page) => page.locator('.shell').waitFor({ state: 'detached' });

/** Opens a page of the portal as a demo person who comes back from their bank. */
export async function signIn(page: Page, person: string, path = '/'): Promise<void> {
  await page.goto(await handedOverAt(page, person, path === '/' ? '/auth' : path));
  await portalHasCome(page);
}

/** The same step by step, as a person goes: every page of the way is drawn and stands in the history. */
export async function signInStepByStep(page: Page, person: string, path: string): Promise<void> {
  const signInPage = new SignInPage(page);
  await signInPage.open(path);
  await signInPage.chooseBank('OP');
  await new IdentityProvider(page).choosePerson(person);
  await page.waitForURL((url) => !url.pathname.startsWith('/idp') && !url.pathname.startsWith('/login'));
  await portalHasCome(page);
}

/** As `signIn` for a person of a company, on from the page that stands before the others (`entry.exit`). */
export async function signInAsCompany(page: Page, person: string, path = '/'): Promise<void> {
  await signIn(page, person, path);
  await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
  await page.waitForURL((url) => url.pathname !== '/b2b-exit');
}
