import type { Page } from '@playwright/test';

/** The atlas, in Finnish. */
export class AtlasPage {
  readonly page: Page;
  readonly heading;
  readonly chart;
  readonly table;
  readonly events;
  readonly steps;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.chart = main.getByRole('listbox');
    this.table = main.getByRole('table');
    this.events = main.getByRole('region', { name: 'Lähetä tapahtuma' });
    this.steps = main.getByRole('region', { name: /^Askeleet/ }).getByRole('listitem');
  }

  /** A state or a transition of the chart, by the beginning of what is read of it. */
  item(name: string) {
    return this.chart.getByRole('option', { name });
  }

  async goTo(hash: string): Promise<void> {
    await this.page.evaluate((there) => {
      window.location.hash = there;
    }, hash);
  }

  /** The part of the address behind the `#`. */
  hash(): Promise<string> {
    return this.page.evaluate(() => window.location.hash);
  }

  async send(title: string): Promise<void> {
    await this.events.getByRole('button', { name: title, exact: true }).click();
  }
}
