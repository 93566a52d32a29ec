import type { WithdrawalNotice } from '../../../machines/withdrawal/withdrawal.machine.ts';
import type { Calls } from '../../api/calls.ts';
import {
  sendWithdrawalNotice,
  withdrawByLink,
  withdrawalReceiptShape,
  withdrawOrder,
} from '../../api/withdrawals.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

/** A withdrawal as it is sent: by the link, as who has signed in, or in own words. */
export interface WithdrawalRequest extends Pick<WithdrawalNotice, 'name' | 'email' | 'text'> {
  orderId: string | null;
  secret: string | null;
  customerId: string | null;
  /** Own words are of a contract that was taken over. */
  isTakeover: boolean;
}

/** What the machine of a withdrawal invokes, done over the portal's calls. */
export function withdrawalActors(calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) {
  return {
    submission: submissionOf<WithdrawalRequest>(calls, {
      solveBotCheck,
      send: (through, { orderId, secret, customerId, name, email, text, isTakeover }, options) => {
        if (orderId === null)
          return sendWithdrawalNotice(through, { customerId, name, email, text, isTakeover }, options);
        if (secret !== null) return withdrawByLink(through, { secret, name, email }, options);
        return withdrawOrder(through, { orderId }, { name, email }, options);
      },
      answerShape: withdrawalReceiptShape,
    }),
  };
}
