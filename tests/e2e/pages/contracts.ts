import type { Page } from '@playwright/test';

export class ContractsPage {
  readonly page: Page;
  readonly heading;
  readonly groups;
  readonly rows;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Sopimukset' });
    this.groups = page
      .getByRole('region')
      .filter({ has: page.getByRole('listitem') })
      .getByRole('heading', { level: 2 });
    this.rows = page.getByRole('main').getByRole('listitem');
  }

  /** The names of the contracts below a heading such as "Voimassa". */
  async productsIn(group: string): Promise<string[]> {
    const section = this.page.getByRole('region', { name: group });
    return section.getByRole('link').allInnerTexts();
  }

  async openContract(product: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: product }).first().click();
  }
}
