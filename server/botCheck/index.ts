import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import type { Doubt } from './doubt.ts';
import { verifyPuzzle } from './puzzle.ts';
import { verifyRecaptcha } from './recaptcha.ts';

/** A solution of ours has some 700 characters, a token of Google's some 2 000. */
const LENGTH_LIMIT = 8_192;

/**
 * Lets a request through that shows a browser at work (`botCheck.needed`). Which view it comes from does not matter.
 *
 * @param action what the operation names in `x-bot-check`
 * @throws ProblemError `botCheck.needed`; `request.timeout` where Google says nothing
 */
export async function requireBotCheck(context: ServerContext, request: FastifyRequest, action: string): Promise<void> {
  const given = request.headers['x-bot-check'];
  const doubt = await doubtOf(context, typeof given === 'string' ? given : '', action);
  if (doubt === null) return;
  request.log.info({ event: 'botCheck.refused', operation: request.operation?.id, code: `botCheck.${doubt}` });
  throw new ProblemError('botCheck.needed');
}

async function doubtOf(context: ServerContext, given: string, action: string): Promise<Doubt | null> {
  if (given === '') return 'missing';
  if (given.length > LENGTH_LIMIT) return 'malformed';
  const { recaptcha } = context.settings;
  return recaptcha ? verifyRecaptcha(recaptcha, given, action) : verifyPuzzle(context, given, action);
}
