import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transfer, TransferAcceptance, TransferOfContract, TransferOffer } from '../../domain/types.ts';
import { contract, outboxMessage } from '../../server/store/schema.ts';
import { Shop, demoPerson } from '../orders/ordering.ts';

type Headers = Record<string, string>;

export const day = '2026-12-15';
export const contractNo = '23014478016';
export const wish = { day, email: 'uusi@haltija.example', phone: '0401234567' };
export const aino = demoPerson('Mäkelä');
export const mika = demoPerson('Salo');

/** What Mika Salo, who is no customer, gives. */
export const acceptance: TransferAcceptance = {
  contact: { email: 'mika@salo.example', phone: '0407654321' },
  address: {
    typeOfAddress: 'regularAddress',
    country: 'FI',
    streetName: 'Koivukuja',
    houseNumber: '4',
    houseLetter: 'B',
    residence: null,
    postalBox: null,
    postalCode: '33820',
    postalCity: 'Tampere',
  },
  billing: { method: 'emailInvoice', bankId: null },
  consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
};

/** How Aino's contract stands before anything is handed over. */
export const before = [
  { customerId: '40127731', status: 'A', tariffNo: 594, startDate: '2023-09-01', endDate: null },
] as const;

/** The calls of a transfer of Aino's contract, as browsers make them. */
export class Transfers extends Shop {
  write<Body>(url: string, headers: Headers, payload?: object, key: string = randomUUID()) {
    return this.call<Body>('POST', url, { ...headers, 'idempotency-key': key }, payload);
  }

  standing = (headers: Headers, no = contractNo) =>
    this.call<TransferOfContract>('GET', `/api/contract/${no}/transfer`, headers);

  begin = (headers: Headers, more: object = {}, key?: string) =>
    this.write<Transfer>(`/api/contract/${contractNo}/transfer`, headers, { ...wish, ...more }, key);

  takeBack = (headers: Headers) => this.write<Transfer>(`/api/contract/${contractNo}/transfer/cancel`, headers);

  accept = (headers: Headers, more: object = {}, key?: string) =>
    this.write<{ day: string }>('/api/transfer/acceptance', headers, { ...acceptance, ...more }, key);

  refuse = (headers: Headers) => this.write<{ state: string }>('/api/transfer/refusal', headers);

  read = (headers: Headers) => this.call<TransferOffer>('GET', '/api/transfer', headers);

  bind = (secret: string) => this.call<null>('POST', '/api/transfer/link', {}, { secret });

  /** Takes the mails of the last turn: whom they go to, in which language, and what they are called. */
  async mails(): Promise<string[][]> {
    const rows = await this.taken();
    return rows
      .map(({ recipient, mail }) => [recipient, mail.locale, mail.subject])
      .toSorted((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1));
  }

  private async taken() {
    const { db } = this.server.context.database;
    const rows = await db.select().from(outboxMessage);
    await db.delete(outboxMessage);
    return rows;
  }

  /** Aino offers her contract. @returns the secret of the link, as the mail has it */
  async offersContract(more: object = {}): Promise<string> {
    const { status, text } = await this.begin(await this.signedIn(aino.sub), more);
    if (status !== 201) throw new Error(text);
    const parts = (await this.taken()).flatMap(({ mail }) => mail.parts);
    const [link, ...others] = parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []));
    if (link === undefined || others.length > 0) throw new Error('one link, no more');
    return link.split('#')[1] ?? '';
  }

  /** What the browser of whoever has opened the link sends from then on. */
  async opened(secret: string, sub: string): Promise<Headers> {
    const { status, cookie, text } = await this.bind(secret);
    if (status !== 204 || text !== '') throw new Error(text);
    return { ...(await this.signedIn(sub)), cookie: cookie?.split(';')[0] ?? '' };
  }

  /** The contracts at Aino's delivery site, the oldest first. */
  async contracts() {
    const { db } = this.server.context.database;
    const [handed] = await db.select().from(contract).where(eq(contract.contractNo, contractNo));
    const rows = await db
      .select()
      .from(contract)
      .where(eq(contract.meteringPointNo, handed?.meteringPointNo ?? ''));
    return rows
      .map(({ customerId, status, tariffNo, startDate, endDate }) => ({
        customerId,
        status,
        tariffNo,
        startDate,
        endDate,
      }))
      .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  }
}
