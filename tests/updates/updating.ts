import { randomUUID } from 'node:crypto';
import type { ContactUpdate, NewContactUpdate } from '../../domain/types.ts';
import { Shop, type Answered } from '../orders/ordering.ts';
import { solvedPuzzle } from '../support/botCheck.ts';

type Headers = Record<string, string>;

/** A press on a page of the portal, as a browser says it. */
export const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

/** The mark of the browser that has asked for it, as its page sets it. */
export const markedFor = ({ orderId }: Pick<ContactUpdate, 'orderId'>) => ({ cookie: `kajo_own_proof=${orderId}` });

/** The calls of an update, as a browser makes them. */
export class Updates extends Shop {
  /** @param headers of who has signed in; left out: a stranger */
  async ask(body: NewContactUpdate, headers?: Headers, key: string = randomUUID()): Promise<Answered<ContactUpdate>> {
    const stranger = { 'x-bot-check': headers ? '' : await solvedPuzzle(this.server.context, 'update') };
    return this.call('POST', '/api/update', { ...(headers ?? stranger), 'idempotency-key': key }, body);
  }

  prove(headers: Headers, cookie: string | undefined, key: string = randomUUID()): Promise<Answered<ContactUpdate>> {
    return this.call('POST', '/api/update?verification=true', {
      ...headers,
      ...(cookie ? { cookie: cookie.split(';')[0] ?? '' } : {}),
      'idempotency-key': key,
    });
  }

  /** Asked for, and the browser bound to it on its way to the bank. */
  async keptUpdate(body: NewContactUpdate): Promise<{ answer: ContactUpdate; cookie: string | undefined }> {
    const { body: answer, text } = await this.ask(body);
    if (answer.verifier === null) throw new Error(`nothing was kept: ${text}`);
    const url = `/update/redirect/${answer.orderId}/${answer.verifier}`;
    const { cookie } = await this.call('GET', url, { accept: 'text/html', ...pressed, ...markedFor(answer) });
    return { answer, cookie };
  }
}
