import type { Page } from '@playwright/test';

/** The button of the menu of the account, which names whose pages these are. */
export const account = (page: Page) => page.getByRole('button', { name: /Käyttäjävalikko/ });
/** The dialog of all for whom the person may act. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kenen asioita hoidat?' });
/** What says on every page for whom the person acts. */
export const acting = (page: Page, name: string) => page.getByText(`Hoidat nyt tämän asiakkaan asioita: ${name}.`);
export const main = (page: Page) => page.getByRole('main');
/** A street of each. */
export const streets = { aino: 'Koivukuja', eero: 'Yliopistonkatu', company: 'Kuusikkorinne' };

/** Chooses in the menu of the account for whom the person acts. */
export async function choose(page: Page, name: string): Promise<void> {
  await account(page).click();
  await page.getByRole('group', { name: 'Kenen asioita hoidat?' }).getByRole('button', { name }).click();
}

export interface Mandate {
  customerId: string;
  validTo: string | null;
}

/** Changes what the server says from now on of whom the person may act for. */
export const changeMandates = (page: Page, change: (representing: Mandate[]) => Mandate[]) =>
  page.route('**/api/customer/representations', async (route) => {
    const response = await route.fetch();
    const { owner, representing } = (await response.json()) as { owner: object; representing: Mandate[] };
    await route.fulfill({ response, json: { owner, representing: change(representing) } });
  });
