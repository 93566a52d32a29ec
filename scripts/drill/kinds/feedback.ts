import { feedback } from '../../../server/store/schema.ts';
import type { Kind } from '../kind.ts';

export const kind: Kind = {
  // The key stands in the text, so that each row can be told by it.
  request: ({ key }, { customerId }) => ({
    path: '/api/feedback',
    body: {
      customerId,
      kind: 'idea',
      text: key,
      wantsAnswer: false,
      email: null,
      view: '/feedback',
      faultRequestId: null,
    },
  }),
  rows: async ({ db }) => (await db.select({ text: feedback.text }).from(feedback)).map(({ text }) => text),
  mails: 1,
};
