import type { FastifyError, FastifyRequest, RouteOptions } from 'fastify';
import type { Relation } from '../access/accessRule.ts';
import type { Actor } from '../access/actor.ts';
import { admit, authorize } from '../access/authorize.ts';
import type { Operation } from '../access/apiRules.ts';
import { resolveObject, type RequestObject, type Resolvers } from '../access/objects.ts';
import { readToken, resolveActor } from '../access/resolveActor.ts';
import { recordStaffAccess, recordTold } from '../access/staffAudit.ts';
import { requireBotCheck } from '../botCheck/index.ts';
import type { ServerContext } from '../context.ts';
import { withDocuments, type OutgoingMail } from '../documents/withDocuments.ts';
import { PackedAnswer, sendPacked } from '../http/packedAnswer.ts';
import { sendProblem, toProblem } from '../http/problems.ts';
import type { AccessToken } from '../identity/tokens.ts';
import { checkKey, writeOnce, writerOf, type WriteAnswer } from '../idempotency.ts';
import { ProblemError } from '../problem.ts';
import type { Queries } from '../store/database.ts';
import { preferredLocale, type Locale } from '../texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of the API that is asked for; null beside the API. */
    operation: Operation | null;
    /** What the bearer token says; rejects for a bad one. Null beside the API. Set before the call is counted. */
    token: Promise<AccessToken | null> | null;
    /** Whoever asks. Set once the call is counted, before the body is read; anew where the body was slow to come. */
    actor: Actor;
    /** When whoever asks was looked up last, in milliseconds of the process's own clock. */
    actorAt: number;
    /** What the request is about. Set once the request is known to be sound. */
    object: RequestObject;
    /** What let the caller in; null until then. */
    relation: Relation | null;
    /** Whether a stranger has shown that no bot calls. */
    isSolved: boolean;
  }
}

/** In milliseconds: who is asking holds for so long while the body comes; later it is looked up anew (`access.lateBodies`). */
const HOLDS = 250;

type Answer = WriteAnswer & { headers?: Record<string, string>; mails?: readonly OutgoingMail[] };
/** A handler, whichever operation it serves; the API has checked what it is given. */
export type AnyHandler = (request: never, actor: Actor, context: ServerContext) => Promise<Answer>;
/** Members that the problem answers of an operation carry besides the usual ones when the server is at fault. */
export type ProblemExtras = (locale: Locale, context: ServerContext) => Record<string, unknown>;

/** The route of one operation: who asks, may they, is the request sound, is it a bot's, is it written down, is it done once. */
export function serveOperation(
  context: ServerContext,
  resolvers: Resolvers,
  operation: Operation,
  handler: AnyHandler,
  problemExtras?: ProblemExtras,
): Omit<RouteOptions, 'method' | 'url'> {
  return {
    exposeHeadRoute: !operation.isOnce,
    onRequest: async (request) => {
      request.operation = operation;
      request.token = operation.hasSession ? readToken(context, request.headers.authorization) : Promise.resolve(null);
      // What is wrong with it is told once the call is counted: a refused call counts as well.
      await request.token.catch(() => null);
    },
    preParsing: async (request) => {
      await findActor(context, request);
      admit(request.actor, operation);
    },
    preValidation: async (request) => {
      // A body may take seconds to come, and what the caller had may have ended meanwhile.
      if (performance.now() - request.actorAt > HOLDS) await findActor(context, request);
      if (operation.needsKey) checkKey(request.headers['idempotency-key']);
      checkBody(request, operation);
    },
    preHandler: async (request) => {
      const { actor } = request;
      request.object = await resolveObject(context, resolvers, operation.access.object, request);
      request.relation = authorize(actor, operation, request.object.customerId, request.object.isVerified);
      // Whoever has signed in is no bot.
      if (!operation.botCheckAction || actor.session !== null) return;
      await requireBotCheck(context, request, operation.botCheckAction);
      request.isSolved = true;
      await request.countSolved();
    },
    handler: async (request, reply) => {
      const { actor, params, query, body, object, relation } = request;
      const locale = preferredLocale(request.headers['accept-language']);
      const isRecorded = relation === 'acting';
      // Here, as it asks the database.
      if (operation.access.object || operation.needsKey || isRecorded) await context.contents.latest();
      /** All of it in the one transaction, whatever the handler does. */
      const runIn = async (db: Queries) => {
        const database = { ...context.database, db, transaction: <T>(work: (db: Queries) => Promise<T>) => work(db) };
        // Before anything is read.
        if (isRecorded) await recordStaffAccess({ ...context, database }, actor, operation.id);
        // Whatever else the handler asked would wait for the one connection of the embedded database, and that for the handler.
        const { current, reload } = context.contents;
        return run({ ...context, database, contents: { current, latest: () => Promise.resolve(current), reload } });
      };
      const run = async (its: ServerContext) => {
        const asked = { params, query, body, object, locale, raw: request, reply } as never;
        const { mails = [], ...done } = await handler(asked, actor, its);
        return { ...done, mails: withDocuments(mails, context.contents.current) };
      };
      const done = (): Promise<Omit<Answer, 'mails'>> => {
        if (operation.needsKey) return writeOnce(context, writeOf(request, operation), runIn);
        return isRecorded ? context.database.transaction(runIn) : run(context);
      };

      const {
        status,
        body: answer,
        headers = {},
      } = await done().catch((refused) => recordTold(context, actor, refused));
      if (operation.needsKey) context.outbox.wake();
      // Its time is over: what is sent instead is on its way, and its headers are its own.
      if ((request.signal.reason as Partial<FastifyError> | undefined)?.code === 'FST_ERR_HANDLER_TIMEOUT')
        return reply;
      reply.code(status);
      // A file says its own.
      if (answer !== undefined && !Buffer.isBuffer(answer)) reply.type('application/json; charset=utf-8');
      reply.headers(headers);
      return answer instanceof PackedAnswer ? sendPacked(request, reply, answer) : reply.send(answer);
    },
    errorHandler: async (refused, request, reply) => {
      const isEmpty = refused.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' && operation.description.requestBody?.required;
      const thrown = await countedWrong(request, isEmpty ? emptyBody(operation) : refused);
      const isOurFault = toProblem(thrown).status >= 500;
      const extras = isOurFault && problemExtras?.(preferredLocale(request.headers['accept-language']), context);
      return sendProblem(request, reply, thrown, extras || {});
    },
  };
}

/**
 * A secret that is none, or nobody's, counts, and so does what a stranger sends without a puzzle that is solved; what is told
 * then, that there were too many in its place (`server.wrongSecrets`, `server.unsolved`).
 */
async function countedWrong(request: FastifyRequest, thrown: unknown): Promise<unknown> {
  const count = wrongOf(request, toProblem(thrown).status);
  if (count === null) return thrown;
  return request.countWrong(count).then(
    () => thrown,
    (tooMany: unknown) => tooMany,
  );
}

/** As what a refused call counts beside all others; null where it has been counted. */
function wrongOf(request: FastifyRequest, status: number): 'secret' | 'unsolved' | null {
  const { operation, isSolved } = request;
  if (operation?.rate === 'secret') return [400, 404].includes(status) ? 'secret' : null;
  // Of a bad token, or before it was looked at, nobody is known.
  const actor: Actor | null = request.actor;
  return operation?.botCheckAction && actor?.session === null && !isSolved && status < 500 ? 'unsolved' : null;
}

/** Looks up who is asking. @throws ProblemError as `resolveActor` does */
async function findActor(context: ServerContext, request: FastifyRequest): Promise<void> {
  request.actorAt = performance.now();
  request.actor = await resolveActor(context, await request.token);
}

/** A body that must be there and is not: it lacks whatever an empty one would (`calls.emptyBodies`). */
function emptyBody({ description: { requestBody } }: Operation): ProblemError {
  const schema = requestBody?.content['application/json']?.schema as { required?: string[] } | undefined;
  const missing = schema?.required?.map((name) => `body.${name}`) ?? ['body'];
  return new ProblemError('request.invalid', { errors: missing.map((field) => ({ field, rule: 'required' })) });
}

/**
 * A body that must be there is, and it is JSON: Fastify looks at no body that is missing or of another type.
 *
 * @throws ProblemError `request.invalid`
 */
function checkBody({ body, headers }: FastifyRequest, operation: Operation): void {
  const { requestBody } = operation.description;
  if (!requestBody) return;
  const isThere = body !== undefined && body !== null;
  if (!isThere && requestBody.required) throw emptyBody(operation);
  if (isThere && !/^application\/json *(;|$)/i.test(headers['content-type'] ?? ''))
    throw new ProblemError('request.invalid', { errors: [{ field: 'body', rule: 'contentType' }] });
}

function writeOf({ actor, params, query, body, headers }: FastifyRequest, { id }: Operation) {
  return {
    writer: writerOf(actor),
    key: String(headers['idempotency-key']),
    operation: id,
    sent: { params, query, body },
  };
}
