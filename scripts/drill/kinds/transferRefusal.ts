import type { Kind } from '../kind.ts';
import { holding, transfersEnded } from '../transferRows.ts';

/** A contract is not taken over, by who has opened the link. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.offeredContracts.pop() ?? null,
  request: ({ about }) => ({ path: '/api/transfer/refusal', headers: holding(about) }),
  rows: transfersEnded('cancelled', 'newHolder'),
  nameOf: ({ about }) => about,
  mails: 1,
};
