import type { Failure } from '../../domain/failure.ts';
import type { SubmissionInput, SubmissionOutput } from './submission.machine.ts';

/** What a flow that sends something keeps of it. */
export interface Sends {
  /** What is sent, or was sent by a page that is no more; null while nothing is. */
  submission: SubmissionInput | null;
}

/** What is sent under a key, for the first time. */
export const newSubmission = (key: string, request: unknown, needsBotCheck = false): SubmissionInput => ({
  key,
  request,
  needsBotCheck,
  isSentBefore: false,
});

/** What a page that is no more has sent: it is looked up by its key, and not sent. */
export const sentBefore = (key: string): SubmissionInput => ({
  key,
  request: null,
  needsBotCheck: false,
  isSentBefore: true,
});

/** What a submission is begun with, as its flow keeps it. */
export const keptSubmission = ({ context }: { context: Sends }): SubmissionInput =>
  context.submission ?? sentBefore('');

/** What a submission has come to, as the guards and actions of its flow are given it. */
export interface Outcome {
  output: SubmissionOutput;
}

export const outcome = ({ event }: { event: Outcome }): Outcome => ({ output: event.output });

/** Whether the server has it; what it made of it may not be told. */
export const isTaken = ({ output }: Outcome): boolean => output.outcome === 'answered' || output.outcome === 'received';

/** What the server made of it; null where it did not take it, or does not tell. */
export const answerOf = ({ output }: Outcome): unknown => (output.outcome === 'answered' ? output.answer : null);

/** Why it was not taken; null where it was, or did not arrive. */
export const failureOf = ({ output }: Outcome): Failure | null =>
  output.outcome === 'refused' ? output.failure : null;

/** What every flow that sends something goes by. */
export const submissionGuards = {
  isSentBefore: ({ context }: { context: Sends }) => context.submission !== null,
  isTaken: (_: unknown, params: Outcome) => isTaken(params),
  isSignInNeeded: (_: unknown, params: Outcome) => failureOf(params)?.kind === 'signInNeeded',
};
