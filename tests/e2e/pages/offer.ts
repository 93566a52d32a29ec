import { randomUUID } from 'node:crypto';
import type { NewOrder, OrderResult } from '../../../domain/types.ts';
import { subOf } from '../../model/runner/person.ts';
import { newOrder, ofKaisa } from '../../orders/ordering.ts';
import { linkMailed } from '../../support/mails.ts';
import { signIn } from '../../support/signIn.ts';

const salesInfo = { ...ofKaisa, salesChannel: 'Puhelin' };

/** An employee calls somebody who is no customer, and offers a contract. @returns where the mail's link leads */
export async function offered(url: string, form: Partial<NewOrder['formData']> = {}): Promise<string> {
  const { accessToken } = await signIn({ sub: subOf('Kaisa Lehtonen'), urls: [url] });
  const answer = await fetch(`${url}/api/contract/order?initialImport=true`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(newOrder(form, { salesInfo })),
  });
  const { isOffer, orderNo } = (await answer.json()) as OrderResult;
  if (answer.status !== 201 || !isOffer || orderNo === null)
    throw new Error(`no offer was made, but answered ${answer.status}`);
  return linkMailed(url, '/order/offer', orderNo);
}
