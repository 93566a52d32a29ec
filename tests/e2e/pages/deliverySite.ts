import { expect, type Locator, type Page } from '@playwright/test';
import { overlayHasGone } from './overlay.ts';

/** The dialog in which a delivery site is chosen, and what opens it. */
export class DeliverySites {
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly search: Locator;
  readonly count: Locator;
  readonly rows: Locator;
  readonly selector: Locator;
  readonly close: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Minkä käyttöpaikan tiedot näytetään?' });
    this.heading = this.dialog.getByRole('heading');
    this.search = this.dialog.getByRole('searchbox', { name: 'Hae osoitteella tai numerolla' });
    this.count = this.dialog.getByRole('status');
    this.rows = this.dialog.locator('tbody').getByRole('row');
    this.selector = page.getByRole('button', { name: /^Käyttöpaikka: / });
    this.close = this.dialog.getByRole('button', { name: 'Sulje' });
  }

  /** Closes it, and waits until whatever comes next meets the page alone. */
  async leave(): Promise<void> {
    await this.close.click();
    await overlayHasGone(this.#page);
  }

  /** Chooses the one row that a search finds. */
  async choose(query: string): Promise<void> {
    await this.search.fill(query);
    await expect(this.rows).toHaveCount(1);
    await this.rows.getByRole('button').click();
    await overlayHasGone(this.#page);
  }
}
