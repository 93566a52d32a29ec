import { acceptance } from '../../../tests/transfers/transferring.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { holding, transfersEnded } from '../transferRows.ts';

/** A contract is taken over by its new holder, who has opened the link. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.offeredContracts.pop() ?? null,
  request: ({ about }) => ({
    path: '/api/transfer/acceptance',
    body: { ...acceptance, contact: { ...acceptance.contact, email: recipientOf(about) } },
    headers: holding(about),
  }),
  rows: transfersEnded('accepted'),
  nameOf: ({ about }) => about,
  mails: 1,
};
