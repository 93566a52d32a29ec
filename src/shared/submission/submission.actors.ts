import { fromPromise } from 'xstate';
import { Failure } from '../../../domain/failure.ts';
import { submissionMachine, type WriteState } from '../../../machines/submission/submission.machine.ts';
import type { Calls, KeyedOptions } from '../../api/calls.ts';
import { getWrite } from '../../api/feedback.gen.ts';
import { hasShape, type Shape } from '../../api/shape.ts';

/** What belongs to one kind of write. */
interface Write<Request> {
  /** Gives a solution of the bot check for its action; left out where whoever may send it is known to be none. */
  solveBotCheck?(signal: AbortSignal): Promise<string>;
  /** The call, as it is generated. */
  send(calls: Calls, request: Request, options: KeyedOptions): Promise<unknown>;
  /** Of the answer, where it is not heard but looked up. */
  answerShape: Shape;
}

const neverSolved = () => Promise.reject(new Error('who may send this is no bot'));

/** The submission of one kind of write, to be provided to the machine that invokes it. */
export function submissionOf<Request>(calls: Calls, write: Write<Request>) {
  const { solveBotCheck = neverSolved } = write;
  return submissionMachine.provide({
    actors: {
      solveBotCheck: fromPromise<string, undefined>(({ signal }) => solveBotCheck(signal)),
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(
        ({ input: { key, request, botCheck }, signal }) =>
          write.send(calls, request as Request, { idempotencyKey: key, botCheck, signal }),
      ),
      lookUp: fromPromise<WriteState, { key: string }>(async ({ input, signal }) => {
        const { state, answer } = await getWrite(calls, input, { signal });
        if (state === 'received') return { state };
        if (!hasShape(answer, write.answerShape)) throw new Failure({ kind: 'broken' });
        return { state: 'done', answer };
      }),
    },
  });
}
