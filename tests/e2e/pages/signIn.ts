import type { Page } from '@playwright/test';

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

/** From the address to the page behind it, through a bank, as a demo person. */
export async function signIn(page: Page, person: string, path = '/'): Promise<void> {
  const signInPage = new SignInPage(page);
  await signInPage.open(path);
  await signInPage.chooseBank('OP');
  await new IdentityProvider(page).choosePerson(person);
  await page.waitForURL((url) => !url.pathname.startsWith('/idp') && !url.pathname.startsWith('/login'));
  // What stands in the HTML goes when the portal has come; then it has taken what the address handed over.
  await page.locator('.shell').waitFor({ state: 'detached' });
}

/** The same for a person of a company, on from the page that stands before the others (`entry.exit`). */
export async function signInAsCompany(page: Page, person: string, path = '/'): Promise<void> {
  await signIn(page, person, path);
  await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
  await page.waitForURL((url) => url.pathname !== '/b2b-exit');
}
