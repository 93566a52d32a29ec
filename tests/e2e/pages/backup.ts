import type { Page } from '@playwright/test';

/** The page on which an employee opens a customer, and the bar that says whom, in Finnish. */
export class BackupPage {
  readonly page: Page;
  readonly heading;
  readonly reason;
  readonly sought;
  readonly search;
  readonly bar;
  readonly stop;
  readonly change;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Työpöytä' });
    this.reason = main.getByRole('textbox', { name: 'Syy' });
    this.sought = main.getByRole('textbox', { name: 'Hae asiakasta' });
    this.search = main.getByRole('button', { name: 'Hae', exact: true });
    this.bar = page.getByRole('region', { name: 'Asiakkaan puolesta asiointi' });
    this.stop = this.bar.getByRole('button', { name: 'Lopeta' });
    this.change = this.bar.getByRole('button', { name: 'Vaihda' });
  }

  /** A usual reason. */
  usual(reason: string) {
    return this.page.getByRole('button', { name: reason, exact: true });
  }

  /** What opens a customer who was found. */
  openNamed(name: string) {
    return this.page.getByRole('button', { name: `Avaa: ${name}`, exact: true });
  }

  /** Finds a customer for the reason that the customer has called, and opens them. */
  async open(sought: string, name: string): Promise<void> {
    await this.usual('Asiakas soitti').click();
    await this.sought.fill(sought);
    await this.search.click();
    await this.openNamed(name).click();
  }
}
