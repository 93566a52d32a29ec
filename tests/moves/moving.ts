import { randomUUID } from 'node:crypto';
import type { MoveResult, NewMove } from '../../domain/types.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { Shop, type Answered } from '../orders/ordering.ts';

type Headers = Record<string, string>;

/** Aino Mäkelä's contracts at Koivukuja: electricity, heat and what she produces. */
export const spot = '23014478016';
export const heat = '19011032207';
export const production = '24016690353';

export const newAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: null,
  postalCode: '33200',
  postalCity: 'Tampere',
} as const;

/** A move of hers, right in everything. */
export const moveOf = (more: Partial<NewMove> = {}): NewMove => ({
  contractNo: spot,
  named: null,
  startDate: '2026-12-28',
  lastDay: '2026-12-31',
  newHome: { address: newAddress, meteringPointId: null, isToBeFound: false },
  email: 'aino.makela@kajo.example',
  phone: '0401234567',
  consents: [],
  locale: 'fi',
  ...more,
});

/** The same of who has not signed in. */
export const byStranger = (named: Partial<NonNullable<NewMove['named']>>, more: Partial<NewMove> = {}): NewMove =>
  moveOf({ contractNo: null, named: { shortCode: null, meteringPointId: null, name: null, ...named }, ...more });

/** The calls of a move, as a browser makes them. */
export class MoveShop extends Shop {
  /** @param headers of who has signed in; left out: a stranger */
  async move(body: NewMove, headers?: Headers, key: string = randomUUID()): Promise<Answered<MoveResult>> {
    const stranger = { 'x-bot-check': headers ? '' : await solvedPuzzle(this.server.context, 'move') };
    return this.call('POST', '/api/contract/move', { ...(headers ?? stranger), 'idempotency-key': key }, body);
  }

  proveMoved(headers: Headers, cookie: string | undefined): Promise<Answered<MoveResult>> {
    return this.call('POST', '/api/contract/move?verification=true', {
      ...headers,
      ...(cookie ? { cookie: cookie.split(';')[0] ?? '' } : {}),
      'idempotency-key': randomUUID(),
    });
  }

  /** Sent, and the browser bound to it on its way to the bank. */
  async keptMove(body: NewMove, headers?: Headers): Promise<{ answer: MoveResult; cookie: string | undefined }> {
    const { body: answer, text } = await this.move(body, headers);
    if (!answer.verifier) throw new Error(`nothing was kept: ${text}`);
    const url = `/my-move/redirect/${answer.orderId}/${answer.verifier}`;
    const { cookie } = await this.call('GET', url, { accept: 'text/html' });
    return { answer, cookie };
  }
}
