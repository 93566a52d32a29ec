import { fromPromise } from 'xstate';
import type { Calls } from '../../api/calls.ts';
import { isSurveyDue, sendNps, surveyAnswerReceivedShape } from '../../api/feedback.gen.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { submissionOf } from '../submission/submission.actors.ts';

interface Surroundings {
  calls: Calls;
  store: Pick<SessionStore, 'read'>;
  solveBotCheck(signal: AbortSignal): Promise<string>;
}

/** What the machine of the survey invokes. Nobody is asked twice in a session of the browser (`survey.due`). */
export function surveyActors({ calls, store, solveBotCheck }: Surroundings) {
  return {
    askWhetherDue: fromPromise<boolean, { customerId: string | null }>(async ({ input: { customerId }, signal }) => {
      if (store.read('surveyAsked') !== null) return false;
      if (customerId === null) return true;
      return (await isSurveyDue(calls, { customerId }, { signal })).isDue;
    }),
    submission: submissionOf(calls, { solveBotCheck, send: sendNps, answerShape: surveyAnswerReceivedShape }),
  };
}
