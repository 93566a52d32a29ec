import type { Locator, Page } from '@playwright/test';
import { isEarly } from '../../../machines/addon/model/parts.ts';

/** The boxes of what no partner delivers. */
export const boxes = isEarly ? ['Olen lukenut', 'Pyydän, että toimitus'] : ['Olen lukenut'];

/** Where an add-on is chosen, and what becomes of it, as a person knows it. */
export class AddonPage {
  readonly page: Page;
  readonly submit: Locator;
  readonly proof: Locator;
  readonly toBank: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
    this.proof = page.getByRole('heading', { level: 1, name: 'Vahvista tilaus tunnistautumalla' });
    this.toBank = page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' });
  }

  thanks(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Kiitos, ${name} on tilattu` });
  }

  choose(name: string): Promise<void> {
    return this.page.getByRole('radio', { name }).check();
  }

  async tick(): Promise<void> {
    for (const box of boxes) await this.page.getByRole('checkbox', { name: box }).check();
  }

  /** What a stranger says: where it is, by its metering point alone, and how they are reached. */
  async fillInAsStranger(meteringPointId: string): Promise<void> {
    await this.choose('Sähkövahti');
    await this.page.getByRole('checkbox', { name: 'En tiedä tunnusta' }).uncheck();
    await this.page.getByRole('textbox', { name: 'Käyttöpaikkatunnus' }).fill(meteringPointId);
    await this.page.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('joku@kajo.example');
    await this.page.getByRole('textbox', { name: 'Puhelinnumero' }).fill('0401234567');
    await this.tick();
  }

  /** At the bank, as whom the identity provider calls so. */
  async prove(sub: string): Promise<void> {
    await this.page.getByRole('button', { name: 'OP', exact: true }).click();
    await this.page.locator(`button[value="${sub}"]`).click();
  }
}
