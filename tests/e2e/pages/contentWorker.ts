import type { Page } from '@playwright/test';

/** The page on which a content editor has the server read the contents anew, in Finnish. */
export class ContentWorkerPage {
  readonly page: Page;
  readonly heading;
  readonly token;
  readonly reload;
  readonly testRun;
  readonly progress;
  readonly success;
  readonly error;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Sisällöt' });
    this.token = main.getByRole('textbox', { name: 'Lataustunnus' });
    this.reload = main.getByRole('button', { name: 'Lataa sisällöt' });
    this.testRun = main.getByRole('button', { name: 'Testiajo' });
    this.progress = main.getByRole('status').filter({ hasText: 'Palvelin lukee sisältöjä' });
    this.success = main.getByText('Toiminto onnistui. Voi kestää vielä hetken, ennen kuin muutokset näkyvät.');
    this.error = main.getByText('Pyyntöä ei voitu toteuttaa. Ota yhteyttä sivun ylläpitoon.');
  }

  /** What is listed below a heading such as "Korjattavaa", a line each. */
  async listed(heading: string): Promise<string[]> {
    const section = this.page.getByRole('region', { name: heading });
    const [places, messages] = await Promise.all([
      section.getByRole('term').allInnerTexts(),
      section.getByRole('definition').allInnerTexts(),
    ]);
    return places.map((place, index) => `${place}: ${messages[index]}`);
  }

  async reloadWith(token: string): Promise<void> {
    await this.token.fill(token);
    await this.reload.click();
  }
}
