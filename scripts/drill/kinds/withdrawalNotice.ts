import { recipientOf, type Kind } from '../kind.ts';
import { withdrawalRows } from '../withdrawalRows.ts';

/** A withdrawal in somebody's own words: a receipt goes to them, and the words to the customer service. */
export const kind: Kind = {
  request: (intent, { customerId, person: { givenName, familyName } }) => ({
    path: '/api/withdrawal/notice',
    body: { customerId, name: `${givenName} ${familyName}`, email: recipientOf(intent.key), text: wordsOf(intent) },
  }),
  rows: withdrawalRows,
  mails: 1,
  alsoMailed: wordsOf,
};

function wordsOf({ key }: { key: string }) {
  return `the words of ${key}`;
}
