import type { Page } from '@playwright/test';

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
    await this.page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  }

  async address(street: string): Promise<void> {
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
}
