import type { Calls } from '../../api/calls.ts';
import { feedbackReceivedShape, sendFeedback } from '../../api/feedback.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

/** What the machine of the feedback invokes, done over the portal's calls. */
export function feedbackActors(calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) {
  return {
    submission: submissionOf(calls, { solveBotCheck, send: sendFeedback, answerShape: feedbackReceivedShape }),
  };
}
