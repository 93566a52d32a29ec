import type { Locator, Page } from '@playwright/test';

/** Where an account or an address is changed, as a person knows it. */
export class UpdatePage {
  readonly page: Page;
  readonly customerNo: Locator;
  readonly iban: Locator;
  readonly email: Locator;
  readonly toProof: Locator;
  readonly save: Locator;
  readonly proof: Locator;
  readonly toBank: Locator;

  constructor(page: Page) {
    this.page = page;
    this.customerNo = page.getByRole('textbox', { name: 'Asiakasnumero' });
    this.iban = page.getByRole('textbox', { name: 'Uusi tilinumero (IBAN)' });
    this.email = page.getByRole('textbox', { name: 'Uusi sähköpostiosoite' });
    this.toProof = page.getByRole('button', { name: 'Jatka tunnistautumiseen' });
    this.save = page.getByRole('button', { name: 'Tallenna muutos' });
    this.proof = this.heading('Vahvista muutos tunnistautumalla');
    this.toBank = page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** At the bank, as whom the identity provider calls so. */
  async prove(sub: string): Promise<void> {
    await this.page.getByRole('button', { name: 'OP', exact: true }).click();
    await this.page.locator(`button[value="${sub}"]`).click();
  }
}
