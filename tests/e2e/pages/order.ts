import { expect, type Page } from '@playwright/test';

export const address = '/contract/campaign/talvi/template/kiintea-24';

/** The form of an order, as a stranger fills it in. */
export class OrderForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  field = (name: string) =>
    this.page.getByRole('textbox', { name }).or(this.page.getByRole('combobox', { name })).first();
  /** By the keyboard: the second of two presses in one place would be a double one. */
  async next(): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Jatka: / });
    await button.press('Enter');
    // The rules of the first step may still be on their way.
    await expect(button.and(this.page.locator('[aria-busy=true]'))).toHaveCount(0);
  }

  async address(street: string): Promise<void> {
    // A customer who has delivery sites chooses first.
    const elsewhere = this.page.getByRole('radio', { name: 'Muu paikka' });
    await expect(this.field('Katuosoite').or(elsewhere).first()).toBeVisible();
    if (await elsewhere.isVisible()) await elsewhere.check();
    await this.field('Katuosoite').fill(street);
    await this.field('Talon numero').fill('8');
    await this.field('Postinumero').fill('33820');
    await this.field('Postitoimipaikka').fill('Tampere');
  }

  async person(identityCode: string): Promise<void> {
    await this.field('Etunimi').fill('Veikko');
    await this.field('Sukunimi').fill('Hirvonen');
    await this.field('Henkilötunnus').fill(identityCode);
    await this.field('Sähköpostiosoite').fill('veikko@kajo.example');
    await this.field('Puhelinnumero').fill('040 123 4567');
    await this.address('Kuusikkotie');
  }

  /** From the first step to the review. */
  async fillIn(identityCode: string): Promise<void> {
    await this.page.goto(address);
    await this.next();
    await this.person(identityCode);
    await this.next();
    await this.page.waitForURL(`**${address}?step=site`);
    await this.address('Kuusikkotie');
    await this.next();
    await this.page.getByRole('radio', { name: 'Muutan' }).check();
    await this.next();
    await this.page.getByRole('radio', { name: 'Sähköpostilla' }).check();
    await this.next();
    await this.page.getByRole('radio', { name: 'En valitse tuotantotapaa' }).check();
    await this.next();
  }

  /** Ticks what must be, and sends it. */
  async submit(): Promise<void> {
    for (const box of ['Olen lukenut', 'Pyydän, että toimitus'])
      await this.page.getByRole('checkbox', { name: box }).check();
    await this.page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).press('Enter');
  }
}
