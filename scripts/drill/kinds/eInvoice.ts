import { banksIn, defaultBanks } from '../../../domain/eInvoice/index.ts';
import type { EInvoice } from '../../../domain/types.ts';
import { eInvoiceOrder } from '../../../server/store/schema.ts';
import { bearer } from '../../../tests/support/signIn.ts';
import type { Kind } from '../kind.ts';

/** Whose, and into which bank: nobody orders into one twice. */
const named = (customerId: string, bankId: string) => `${customerId} ${bankId}`;
const banks = banksIn(defaultBanks, 'fi');

/** E-invoices are ordered, into each bank once: as long as none has approved it another may be chosen. */
export const kind: Kind = {
  take: async ({ writer: { customerId, accessToken, taken }, url }) => {
    const answer = await fetch(`${url}/api/invoices/e-invoice/${customerId}`, { headers: bearer(accessToken) });
    const { banks: open } = (await answer.json()) as EInvoice;
    const free = open.map(({ id }) => named(customerId, id)).find((about) => !taken.has(about));
    if (free) taken.add(free);
    return free ?? null;
  },
  request: ({ about }, { customerId }) => ({
    path: '/api/invoices/e-invoice/activation',
    body: { customerId, bankId: about.split(' ')[1] },
  }),
  rows: async ({ db }) =>
    (await db.select().from(eInvoiceOrder)).map(({ customerId, bankId }) => named(customerId, bankId)),
  nameOf: ({ about }) => about,
  mails: 1,
  mailOf: ({ subject, parts }) => {
    if (subject !== 'E-laskutilauksesi on vastaanotettu') return null;
    const [bankName, customerNo] = parts
      .flatMap((part) => (part.kind === 'facts' ? part.facts : []))
      .map(([, of]) => of);
    const bank = banks.find(({ name }) => name === bankName);
    return named((customerNo ?? '').replace(' ', ''), bank?.id ?? '');
  },
};
