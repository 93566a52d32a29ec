import type { Kind } from '../kind.ts';
import { transfersEnded } from '../transferRows.ts';

/** A contract that was offered to somebody else is taken back. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.handedOver.pop() ?? null,
  request: ({ about }) => ({ path: `/api/contract/${about}/transfer/cancel` }),
  rows: transfersEnded('cancelled', 'holder'),
  nameOf: ({ about }) => about,
  mails: 1,
};
