import type { Locator, Page, Request } from '@playwright/test';
import { stranger } from '../../../machines/order/model/parts.ts';
import type { Beginning } from '../../../machines/flowModel.ts';
import { IdentityProvider } from './signIn.ts';

/** Where an order is sent, and where it is proven. */
export const orderCall = '**/api/contract/order?initialImport=true';
export const proofCall = '**/api/contract/order?verification=true';

/** The order of a form that the tab keeps filled in, as a person knows it. */
export class KeptOrder {
  readonly page: Page;
  readonly submit: Locator;
  readonly review: Locator;
  readonly thanks: Locator;
  /** A stranger proves who they are after sending. */
  readonly proof: Locator;
  readonly toBank: Locator;
  readonly next: Locator;
  readonly identityCode: Locator;
  readonly #begins: Beginning;

  constructor(page: Page, begins: Beginning) {
    this.page = page;
    this.#begins = begins;
    this.submit = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
    this.review = page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' });
    this.thanks = page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' });
    this.proof = page.getByRole('heading', { level: 1, name: 'Vahvista tilaus tunnistautumalla' });
    this.toBank = page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' });
    this.next = page.getByRole('button', { name: /^Jatka: / });
    this.identityCode = page.getByRole('textbox', { name: 'Henkilötunnus' });
  }

  get isStranger(): boolean {
    return this.#begins.person === null;
  }

  /** What a person sees once it has been sent. */
  get received(): Locator {
    return this.isStranger ? this.proof : this.thanks;
  }

  /** To the review of the form that was filled in. */
  async open(): Promise<void> {
    await this.page.goto(`${this.#begins.address}?step=review`);
    if (this.isStranger) await this.typeIdentityCode();
    await this.review.waitFor();
  }

  /** Types what no draft keeps, and goes on to the review. */
  async typeIdentityCode(): Promise<void> {
    await this.identityCode.fill(stranger.identityCode);
    // By the keyboard: the second of two presses in one place would be a double one.
    await this.next.press('Enter');
    await this.page.waitForURL(/step=review$/);
  }

  /** What the page sends from now on. */
  watchWrites(): Request[] {
    const writes: Request[] = [];
    this.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/contract/order')) writes.push(request);
    });
    return writes;
  }

  /** The number that the page shows. */
  async number(): Promise<string> {
    return (await this.page.getByText(/^\d{4}\s\d{4}$/).textContent()) ?? '';
  }

  /** From the page that asks for it to the bank, and back. */
  async prove(): Promise<void> {
    await this.toBank.click();
    const provider = new IdentityProvider(this.page);
    await provider.chooserHeading.waitFor();
    await this.page.getByRole('button', { name: 'OP', exact: true }).click();
    await provider.choosePerson(`${stranger.firstName} ${stranger.lastName}`);
    await this.page.waitForURL('/order/**');
  }
}
