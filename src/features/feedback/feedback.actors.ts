import type { FeedbackReceipt, FeedbackRequest } from '../../../machines/feedback/feedback.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { feedbackReceivedShape, sendFeedback } from '../../api/feedback.gen.ts';
import { hasShape } from '../../api/shape.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

const isReceipt = (kept: unknown): kept is FeedbackReceipt => hasShape(kept, feedbackReceivedShape);

/** What the machine of the feedback invokes, done over the portal's calls. */
export function feedbackActors(calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) {
  return {
    submission: submissionOf<FeedbackRequest, FeedbackReceipt>(calls, {
      solveBotCheck,
      send: (request, how) => sendFeedback(calls, request, how),
      isAnswer: isReceipt,
    }),
  };
}
