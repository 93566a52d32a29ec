import { fromPromise } from 'xstate';
import type { SurveyAnswer } from '../../../machines/survey/survey.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { isSurveyDue, sendNps, surveyAnswerReceivedShape } from '../../api/feedback.gen.ts';
import { hasShape } from '../../api/shape.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { submissionOf } from '../submission/submission.actors.ts';

interface Surroundings {
  calls: Calls;
  store: Pick<SessionStore, 'read'>;
  solveBotCheck(signal: AbortSignal): Promise<string>;
}

const isReceipt = (kept: unknown): kept is { receivedAt: string } => hasShape(kept, surveyAnswerReceivedShape);

/** What the machine of the survey invokes. Nobody is asked twice in a session of the browser (`survey.due`). */
export function surveyActors({ calls, store, solveBotCheck }: Surroundings) {
  return {
    askWhetherDue: fromPromise<boolean, { customerId: string | null }>(async ({ input: { customerId }, signal }) => {
      if (store.read('surveyAsked') !== null) return false;
      if (customerId === null) return true;
      return (await isSurveyDue(calls, { customerId }, { signal })).isDue;
    }),
    submission: submissionOf<SurveyAnswer, { receivedAt: string }>(calls, {
      solveBotCheck,
      send: (answer, how) => sendNps(calls, answer, how),
      isAnswer: isReceipt,
    }),
  };
}
