import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, type ProblemBody } from '../problem.ts';
import { isDatabaseAway } from '../store/outage.ts';
import { preferredLocale, translate } from '../texts.ts';
import { describeError } from './logging.ts';
import { pageOfProblem } from './navigations.ts';

/** In seconds: a database that comes back does so in this order of time. */
const RETRY_AFTER_OUTAGE = 5;
const ERRORS_TOLD = 20;

/** Any error as the problem that is answered; what is not known is a fault of ours (`server.problems`). */
export function toProblem(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  if (isDatabaseAway(thrown)) return new ProblemError('database.unavailable', { retryAfter: RETRY_AFTER_OUTAGE });
  const error = thrown as Partial<FastifyError>;
  if (error.validation) return new ProblemError('request.invalid', { errors: brokenRules(error) });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ProblemError('request.tooLarge');
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT')
    return new ProblemError('request.timeout', { retryAfter: RETRY_AFTER_OUTAGE });
  // Node says so when a caller goes away, or is sent away, in the middle of a body (`server.slowBodies`).
  if (error.code === 'ECONNRESET' && error.statusCode === 400) return new ProblemError('request.incomplete');
  // What Fastify refuses before it reaches us: broken JSON, an unknown type of content, a path that is no path.
  if (error.code?.startsWith('FST_') && error.statusCode !== undefined && error.statusCode < 500)
    return new ProblemError('request.invalid');
  return new ProblemError('server.error');
}

const places: Record<string, string> = { params: 'path', querystring: 'query', headers: 'header' };

/** Which field broke which rule of the API; what was sent is not repeated. */
function brokenRules({ validation = [], validationContext = 'body' }: Partial<FastifyError>) {
  return validation.slice(0, ERRORS_TOLD).map(({ instancePath, keyword, params }) => {
    // A member that is not allowed was named by the caller: its name is something that was sent.
    const missing = (params as { missingProperty?: string }).missingProperty;
    const path = [...instancePath.split('/').filter(Boolean), ...(missing ? [missing] : [])];
    return { field: [places[validationContext] ?? 'body', ...path].join('.'), rule: keyword };
  });
}

/**
 * Answers with `application/problem+json`, its title in the person's language; never a stack or a message. Whoever is on the
 * way through a sign-in is led to a page instead.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  extras: Record<string, unknown> = {},
): FastifyReply {
  const problem = toProblem(thrown);
  request.problemCode = problem.code;
  if (problem.status >= 500)
    request.log.error({ event: 'fault', operation: request.operation?.id, fault: describeError(thrown) });
  const page = pageOfProblem(request, problem);
  if (page !== null) return reply.code(302).headers({ Location: page, 'Cache-Control': 'no-store' }).send();
  const body: ProblemBody = {
    type: 'about:blank',
    title: translate(preferredLocale(request.headers['accept-language']), `problem.${problem.code}`),
    status: problem.status,
    code: problem.code,
    requestId: request.id,
    ...problem.more,
    ...extras,
  };
  if (body.retryAfter !== undefined) reply.header('Retry-After', body.retryAfter);
  // An answer that was about to go out has said of itself how it is packed.
  return reply
    .removeHeader('Content-Encoding')
    .removeHeader('ETag')
    .code(problem.status)
    .headers({ 'Cache-Control': 'no-store', 'X-Request-Id': request.id })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
