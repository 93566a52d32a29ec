import * as v from 'valibot';
import { ProblemError } from '../problem.ts';
import type { Settings } from '../settings.ts';
import type { Doubt } from './doubt.ts';

/** From 0, a bot, to 1. */
const LEAST_SCORE = 0.5;
/** In milliseconds. */
const PATIENCE = 3_000;
/** In seconds. */
const RETRY_AFTER = 5;

const Verdict = v.object({
  success: v.boolean(),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
});

/**
 * Asks Google about a token (`botCheck.verdict`), which is good for two minutes and one question. Google is not told
 * whose request it is.
 *
 * @returns null when it was made for the action by what looks like a person, else what is wrong
 * @throws ProblemError `request.timeout` when there is no answer in time, or none that makes sense
 */
export async function verifyRecaptcha(
  { secret, verifyUrl }: NonNullable<Settings['recaptcha']>,
  token: string,
  action: string,
): Promise<Doubt | null> {
  const verdict = await ask(verifyUrl, new URLSearchParams({ secret, response: token })).catch((thrown: unknown) => {
    throw Object.assign(new ProblemError('request.timeout', { retryAfter: RETRY_AFTER }), { cause: thrown });
  });
  if (!verdict.success) return 'wrong';
  if (verdict.action !== action) return 'otherAction';
  return (verdict.score ?? 0) >= LEAST_SCORE ? null : 'wrong';
}

async function ask(url: string, body: URLSearchParams): Promise<v.InferOutput<typeof Verdict>> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`the check answers ${answer.status}`);
  return v.parse(Verdict, await answer.json());
}
