import type { OrderResult } from '../../../domain/types.ts';
import { takeAnswered, type Kind } from '../kind.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept order: its writer was the stranger. What it is about is the cookie that binds the browser to it. */
export const kind: Kind = {
  take: async (from) => {
    const kept = takeAnswered(from, 'keptOrder');
    if (!kept) return null;
    const { orderId, verifier } = JSON.parse(kept.answer) as OrderResult;
    const answer = await fetch(`${from.url}/order/redirect/${orderId}/${verifier ?? ''}`, { redirect: 'manual' });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? null;
  },
  request: ({ about }) => ({ path: '/api/contract/order?verification=true', headers: { cookie: about } }),
  rows: orderRows,
  nameOf: ({ about }) => /=([\w-]+)\./.exec(about)?.[1] ?? '',
  mails: 1,
};
