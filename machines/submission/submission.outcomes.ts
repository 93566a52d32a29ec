import type { FailureKind } from '../../domain/failure.ts';
import { failures, refusal } from '../failures.ts';
import type { Action, OutcomeCase } from '../flowModel.ts';

const notThere: Action = { answer: 'lookUp', with: failures['not found'].answer };
/** What is still being written is looked up when the server says (`submission.running`): a second later. */
const running = refusal(409, { kind: 'conflict', code: 'idempotency.running', retryAfter: 1 });
/** Failures after which it may have been written all the same (`submission.unknown`). */
const unknown: readonly FailureKind[] = ['timedOut', 'unreachable', 'broken', 'unavailable'];

const mismatch = refusal(422, { kind: 'invalid', code: 'idempotency.mismatch' });
const noSolution = refusal(403, { kind: 'denied', code: 'botCheck.needed' });

const refused = ({ error, answer }: ReturnType<typeof refusal>): OutcomeCase<unknown> => ({
  output: { outcome: 'refused', failure: error },
  does: [{ answer: 'send', with: answer }],
});

/**
 * What a submission comes to where its call fails, each way in which it may, for a flow that it is stood for in: the call is
 * `send` there and the look at what became of it `lookUp`, which does not find it.
 */
export const failedSubmissions = Object.fromEntries(
  Object.entries(failures).map(([name, { error, answer }]): [string, OutcomeCase<unknown>] => {
    const isRunning = error.code === running.error.code;
    if (!isRunning && !unknown.includes(error.kind)) return [name, refused({ error, answer })];
    const send: Action = { answer: 'send', with: isRunning ? running.answer : answer };
    return [name, { output: { outcome: 'lost' }, does: [send, notThere] }];
  }),
) as Record<keyof typeof failures, OutcomeCase<unknown>>;

/** The key was another text's already: what only a write with a text of its own comes to. */
export const anotherText = refused(mismatch);

/** A stranger's solution of the bot check is not taken, and neither is the next one (`solveBotCheck`). */
export const noHuman: OutcomeCase<unknown> = {
  output: { outcome: 'refused', failure: noSolution.error },
  does: [
    { answer: 'send', with: noSolution.answer },
    { answer: 'solveBotCheck', with: 'let go' },
    { answer: 'send', with: noSolution.answer },
  ],
};
