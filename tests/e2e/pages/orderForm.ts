import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readCatalogue } from '../../../atlas/texts/catalogue.ts';
import type { Language } from '../../../machines/flowModel.ts';
import { expect } from '../fixtures.ts';

const catalogue = readCatalogue(join(import.meta.dirname, '..', '..', '..'));

/** What is wrong with a field: the text of the error, and what fills it besides the field's name. */
export type Wrong = readonly [label: string, error: string, values?: Record<string, string>];

/** The form of an order, found by the ids of its texts, in any language. */
export class OrderForm {
  readonly page: Page;
  readonly language: Language;
  constructor(page: Page, language: Language = 'fi') {
    this.page = page;
    this.language = language;
  }

  say = (id: string, values: Record<string, string> = {}): string => catalogue[this.language].i18n._(id, values);

  /** A day as the language writes it. */
  written(day: string): string {
    const [year = '', month = '', date = ''] = day.split('-');
    return this.language === 'en' ? `${date}/${month}/${year}` : `${Number(date)}.${Number(month)}.${year}`;
  }

  /** A field behind whose name may stand that it is optional. */
  field(label: string): Locator {
    const name = new RegExp(`^${this.say(label).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(|$)`);
    return this.page.getByRole('textbox', { name }).or(this.page.getByRole('combobox', { name })).first();
  }

  /** The field into which a day is typed. */
  day = (label: string): Locator =>
    this.page
      .getByRole('group', { name: this.say(label) })
      .getByRole('textbox', { name: this.say('calendar.typedDay') });

  radio = (id: string): Locator => this.page.getByRole('radio', { name: this.say(id) });
  box = (id: string): Locator => this.page.getByRole('checkbox', { name: this.say(id) });

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(values)) await this.field(label).fill(text);
  }

  async address(street: string, number = '8'): Promise<void> {
    // A customer who has delivery sites chooses first.
    const elsewhere = this.radio('order.ownSites.elsewhere');
    await expect(this.field('address.street').or(elsewhere).first()).toBeVisible();
    if (await elsewhere.isVisible()) await elsewhere.check();
    await this.fill({
      'address.street': street,
      'address.houseNumber': number,
      'address.postalCode': '33820',
      'address.postalCity': 'Tampere',
    });
  }

  async person(identityCode: string): Promise<void> {
    await this.fill({
      'order.firstName': 'Veikko',
      'order.lastName': 'Hirvonen',
      'order.identityCode': identityCode,
    });
    await this.contact();
    await this.address('Kuusikkotie');
  }

  contact = (): Promise<void> => this.fill({ 'order.email': 'veikko@kajo.example', 'order.phone': '040 123 4567' });

  /** By the keyboard: the second of two presses in one place would be a double one. */
  async next(): Promise<void> {
    const button = this.page.getByRole('main').locator('button[type="submit"]');
    await button.press('Enter');
    // The rules of the first step may still be on their way.
    await expect(button.and(this.page.locator('[aria-busy=true]'))).toHaveCount(0);
  }

  /** The step is left: the address is that of another one. */
  async goOn(to: string): Promise<void> {
    await this.next();
    await expect(this.page).toHaveURL(new RegExp(to === 'services' ? '/vaps(\\?|$)' : `[?&]step=${to}(&|$)`));
  }

  /**
   * What is wrong stands in the summary, which has the focus, in the order of the fields, and beside each of them, to which
   * the summary leads.
   */
  async expectErrors(...wrong: readonly Wrong[]): Promise<void> {
    const texts = wrong.map(([label, error, values]) => this.say(error, { label: this.say(label), ...values }));
    const isAlone = (text: string) => texts.filter((other) => other === text).length === 1;
    const lines = texts.map((text, index) => (isAlone(text) ? text : `${this.say(wrong[index]?.[0] ?? '')}: ${text}`));
    const summary = this.page.locator('section:focus');
    await expect(summary.getByRole('link')).toHaveText(lines.map((line) => line.replace(/\.$/, '')));
    const links = this.page.getByRole('main').locator('section[tabindex="-1"]').getByRole('link');
    for (const [index, text] of texts.entries()) {
      await links.nth(index).press('Enter');
      expect(await this.page.evaluate(toldBeside), `${text} beside its field`).toContain(text);
    }
  }
}

/** What describes the field that has the focus, and the groups that it stands in. */
function toldBeside(): string {
  const told: string[] = [];
  for (let at = document.activeElement; at && at.tagName !== 'FORM'; at = at.parentElement) {
    for (const id of (at.getAttribute('aria-describedby') ?? '').split(' '))
      told.push(document.getElementById(id)?.textContent ?? '');
  }
  return told.join('\n');
}
