import type { Calls } from '../../../api/calls.ts';
import { priceLockReminderShape, remindOfPriceLock } from '../../../api/priceLock.gen.ts';
import type { NewPriceLockReminder } from '../../../../domain/types.ts';
import { submissionOf } from '../../../shared/submission/submission.actors.ts';

/** What a reminder's machine invokes, done over the portal's calls. */
export const reminderActors = (calls: Calls, contract: { customerId: string; contractNo: string }) => ({
  submission: submissionOf<NewPriceLockReminder>(calls, {
    // It is asked of nobody who has signed in.
    solveBotCheck: () => Promise.resolve(''),
    send: (given, request, options) => remindOfPriceLock(given, contract, request, options),
    answerShape: priceLockReminderShape,
  }),
});
