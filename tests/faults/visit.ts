import type { Page } from '@playwright/test';
import { demoPeople } from '../../server/demo/people.ts';
import { signIn } from '../support/signIn.ts';
import { giveSession } from '../model/runner/network.ts';

/** Has a person of the demo signed in before the portal is opened. */
export async function enter(page: Page, url: string, person: string, customerId?: string): Promise<void> {
  const { sub } = demoPeople.find(({ givenName, familyName }) => `${givenName} ${familyName}` === person) ?? {};
  if (!sub) throw new Error(`nobody in the demo is called ${person}`);
  const { jar, ...session } = await signIn({ sub, urls: [url] });
  await giveSession(page.context(), page, url, { ...session, customerId: customerId ?? session.customerId }, jar.all());
}
