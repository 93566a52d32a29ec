import type { Locator, Page, Request } from '@playwright/test';

/** The page of the feedback, as a person knows it. */
export class FeedbackPage {
  readonly heading: Locator;
  readonly text: Locator;
  readonly wantsAnswer: Locator;
  readonly email: Locator;
  readonly send: Locator;
  readonly thanks: Locator;
  readonly draft: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.text = page.getByRole('textbox', { name: 'Viesti' });
    this.wantsAnswer = page.getByRole('checkbox', { name: 'Haluan vastauksen sähköpostiini' });
    this.email = page.getByRole('textbox', { name: 'Sähköpostiosoite' });
    this.send = page.getByRole('button', { name: 'Lähetä palaute' });
    this.thanks = page.getByRole('heading', { name: 'Kiitos palautteestasi' });
    this.draft = page.getByText('Jatkat luonnoksesta');
  }

  async open(): Promise<void> {
    await this.page.goto('/feedback');
    await this.text.waitFor();
  }

  kind(name: 'Kiitos' | 'Idea' | 'Vika' | 'Kysymys'): Locator {
    return this.page.getByRole('radio', { name });
  }

  async fill(text: string): Promise<void> {
    await this.kind('Idea').check();
    await this.text.fill(text);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What the page sends from now on. */
  watchWrites(): Request[] {
    const writes: Request[] = [];
    this.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/feedback')) writes.push(request);
    });
    return writes;
  }

  /** The number that the page shows. */
  async number(): Promise<string> {
    return (await this.page.getByText(/^P-\d{4}-\d{6}$/).textContent()) ?? '';
  }
}
