import { expect, type Page } from '@playwright/test';
import { addMonths, firstDayOf, helsinkiToday, monthOf } from '../../../domain/time/index.ts';
import { demoInvoiceNo } from '../../../server/demo/invoices/invoiceNumbers.ts';
import { subOf } from '../../model/runner/person.ts';
import { signIn } from '../../support/signIn.ts';

export const aino = 'Aino Mäkelä';
export const ainosId = '40127731';
/** Billed by now, whatever day it is. */
const month = monthOf(addMonths(firstDayOf(monthOf(helsinkiToday(Date.now()))), -2));
export const billOf = (customerId: string) => demoInvoiceNo(customerId, month, 'bill');

/** The demo's invoices are made when somebody first asks for them, which on a busy machine may take longer than a call waits; some have none, or may not see them. */
export async function invoicesAreMade(url: string, person: string): Promise<void> {
  const { accessToken, customerId } = await signIn({ sub: subOf(person), urls: [url] });
  if (!customerId) return;
  const ask = () =>
    fetch(`${url}/api/invoices/all?customerId=${customerId}`, { headers: { authorization: `Bearer ${accessToken}` } });
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).not.toBe(503);
}

export const ainosInvoicesAreMade = (url: string): Promise<void> => invoicesAreMade(url, aino);

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
