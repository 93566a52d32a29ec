import { fromPromise } from 'xstate';
import { Failure } from '../../../domain/failure.ts';
import { submissionMachine, type WriteState } from '../../../machines/submission/submission.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { getWrite } from '../../api/feedback.gen.ts';

/** What belongs to one kind of write. */
interface Write<Request, Answer> {
  /** Gives a solution of the bot check for its action. */
  solveBotCheck(signal: AbortSignal): Promise<string>;
  send(
    request: Request,
    how: { idempotencyKey: string; botCheck: string | null; signal: AbortSignal },
  ): Promise<Answer>;
  /** Whether what the server keeps as the answer is one. */
  isAnswer(kept: unknown): kept is Answer;
}

/** The submission of one kind of write, to be provided to the machine that invokes it. */
export function submissionOf<Request, Answer>(calls: Calls, write: Write<Request, Answer>) {
  return submissionMachine.provide({
    actors: {
      solveBotCheck: fromPromise<string, undefined>(({ signal }) => write.solveBotCheck(signal)),
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(
        ({ input: { key, request, botCheck }, signal }) =>
          write.send(request as Request, { idempotencyKey: key, botCheck, signal }),
      ),
      lookUp: fromPromise<WriteState, { key: string }>(async ({ input, signal }) => {
        const { state, answer } = await getWrite(calls, input, { signal });
        if (state === 'received') return { state };
        if (!write.isAnswer(answer)) throw new Failure({ kind: 'broken' });
        return { state: 'done', answer };
      }),
    },
  });
}
