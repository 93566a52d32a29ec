import type { Locator, Page } from '@playwright/test';

/** Where somebody moves, and what becomes of it, as a person knows it. */
export class MovePage {
  readonly page: Page;
  readonly title: Locator;
  readonly submit: Locator;
  readonly proof: Locator;
  readonly toBank: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: 'Sähköt uuteen kotiin' });
    this.submit = page.getByRole('button', { name: 'Lähetä muuttoilmoitus' });
    this.proof = page.getByRole('heading', { level: 1, name: 'Vahvista muuttoilmoitus tunnistautumalla' });
    this.toBank = page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' });
  }

  sent = (): Locator => this.page.getByRole('heading', { level: 1, name: /^Uudessa kodissa on sähköt / });
  choose = (name: string): Promise<void> => this.page.getByRole('radio', { name }).check();
  /** By the keyboard: the second of two presses in one place would be a double one. */
  next = (): Promise<void> => this.page.getByRole('button', { name: /^Jatka: / }).press('Enter');

  /** The day of moving in, or the last one in the old home, as a person writes it. */
  day = (which: 'first' | 'last', text: string): Promise<void> => this.dayField(which).fill(text);

  dayField(which: 'first' | 'last'): Locator {
    return this.page
      .getByRole('group', { name: which === 'first' ? 'Milloin saat avaimet?' : 'Vanhan kodin viimeinen päivä' })
      .getByRole('textbox', { name: 'Tai kirjoita päivä' });
  }

  async fillHome(more: { street?: string; number?: string; letter?: string; flat?: string } = {}): Promise<void> {
    const { street = 'Hämeenpuisto', number = '14', letter = 'C', flat = '27' } = more;
    await this.page.getByRole('combobox', { name: 'Katuosoite' }).fill(street);
    await this.page.getByRole('textbox', { name: 'Talon numero' }).fill(number);
    await this.page.getByRole('textbox', { name: 'Rappu tai kirjain' }).fill(letter);
    await this.page.getByRole('textbox', { name: 'Asunto' }).fill(flat);
    await this.page.getByRole('textbox', { name: 'Postinumero' }).fill('33200');
    await this.page.getByRole('textbox', { name: 'Postitoimipaikka' }).fill('Tampere');
  }

  async fillContact(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('muuttaja@kajo.example');
    await this.page.getByRole('textbox', { name: 'Puhelinnumero' }).fill('0401234567');
    await this.choose('Sähköpostilla');
  }

  /** At the bank, as whom the identity provider calls so. */
  async prove(sub: string): Promise<void> {
    await this.page.getByRole('button', { name: 'OP', exact: true }).click();
    await this.page.locator(`button[value="${sub}"]`).click();
  }
}
