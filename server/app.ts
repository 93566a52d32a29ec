import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { hasIdentityCode } from '../domain/identifiers/index.ts';
import { splitPath, type ApiDocument } from '../openapi/document.ts';
import { readOperations, type Operation } from './access/apiRules.ts';
import { findResolvers, type Resolvers } from './access/objects.ts';
import { openContents } from './content/liveContents.ts';
import type { ServerContext } from './context.ts';
import { createOutbox } from './effects/outbox.ts';
import { createMailTransport } from './effects/transport.ts';
import { checkAnswers } from './http/answerCheck.ts';
import { builtAtlas, serveAtlas } from './http/atlas.ts';
import { warnOfProxy } from './http/callerAddress.ts';
import { refuseConnection, routableAddress } from './http/connections.ts';
import { byQuery } from './http/byQuery.ts';
import { createKeptAnswers } from './http/keptAnswers.ts';
import { answerUnchanged, bareHeaders, setHeaders } from './http/headers.ts';
import { limitCalls, limitShape, requestLimits } from './http/limits.ts';
import { loggerOptions, logRequests } from './http/logging.ts';
import { sendProblem } from './http/problems.ts';
import { compileCheck } from './http/requestChecks.ts';
import { requestSchema } from './http/requestSchema.ts';
import { serveShell, type Shell } from './http/shell.ts';
import { registerIdentity } from './identity/index.ts';
import { createIssuer } from './identity/issuer.ts';
import { serveOperation, type AnyHandler, type ProblemExtras } from './operations/serve.ts';
import { serveApiPages } from './pages/apiPages.ts';
import { serveMailPages } from './pages/mailPages.ts';
import { serveStyleSheets } from './pages/styleSheets.ts';
import { createSeal } from './proof/seal.ts';
import { StartError } from './startError.ts';

export interface AppParts {
  context: Pick<ServerContext, 'settings' | 'database' | 'clock'>;
  api: ApiDocument;
  handlers: Record<string, AnyHandler>;
  problemExtras?: Record<string, ProblemExtras>;
  /** What finds whose an object is, if not what stands in `access/resolvers/`. For tests. */
  resolvers?: Resolvers;
  /** Null: the server's own answers alone, for tests. */
  shell: Shell | null;
  /** Where the atlas is, if not where it is built. For tests. */
  atlasFolder?: string;
  /** Each answer is held against the API; one that breaks it is answered with 500. For tests. */
  isAnswerChecked?: boolean;
  /** Where the log goes, if not to the standard output. */
  logStream?: { write(line: string): void };
  /** In milliseconds: how long it still answers all who come, once it is told to stop and not ready (`server.stop`). None without. */
  notice?: number;
  /** In milliseconds: how long a handler may take, if not as long as usual. For tests. */
  handlerTimeout?: number;
}

/**
 * The server, made from the API; it does not listen yet.
 *
 * @throws StartError when an operation of the API lacks its access rule or its handler (`access.deny`), or when an
 *   object is of a kind that nobody resolves, or the
 *   contents cannot be served
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts.context;
  const operations = readOperations(parts.api);
  const unserved = operations.filter(({ id }) => !Object.hasOwn(parts.handlers, id)).map(({ id }) => id);
  if (unserved.length > 0) throw new StartError(`The API cannot be served.\nNo handler for ${unserved.join(', ')}.`);

  const resolvers = parts.resolvers ?? (await findResolvers());
  const unresolved = operations.flatMap(({ id, access: { object } }) =>
    object === null || object.kind === 'customer' || Object.hasOwn(resolvers, object.kind)
      ? []
      : [`${id}: nobody resolves a ${object.kind}.`],
  );
  if (unresolved.length > 0) throw new StartError(`The API cannot be served.\n${unresolved.join('\n')}`);

  const app: FastifyInstance = Fastify({
    logger: loggerOptions(settings, parts.logStream),
    // The lines about requests are our own.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    // The last so many who passed the call on are believed.
    trustProxy: settings.trustedProxies > 0 && ((_address: string, hop: number) => hop < settings.trustedProxies),
    ...requestLimits,
    handlerTimeout: parts.handlerTimeout ?? requestLimits.handlerTimeout,
    rewriteUrl: ({ url = '/' }) => routableAddress(url),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (thrown, request, reply) => void sendProblem(request, reply.headers(bareHeaders), thrown),
    return503OnClosing: false,
  });
  const issuer = createIssuer(settings, parts.context.database, app);
  const contents = await openContents(settings.contentFolder, parts.context.database, app.log);
  const outbox = createOutbox({ ...parts.context, log: app.log }, createMailTransport(settings));
  const seal = createSeal(settings.proofKey ?? randomBytes(32));
  const settledYears = createKeptAnswers();
  const stop = new AbortController();
  const context: ServerContext = {
    ...parts.context,
    issuer,
    contents,
    outbox,
    seal,
    settledYears,
    log: app.log,
    stopping: stop.signal,
  };
  // A server that is only asked, in a test, sends nothing by itself.
  app.addHook('onListen', async () => {
    if (!settings.isDemo && settings.mail.smtpUrl === null) app.log.warn({ event: 'mail.staysInFiles' });
    outbox.start();
  });
  app.addHook('preClose', async () => {
    stop.abort();
    await Promise.all([outbox.stop(), pause(parts.notice ?? 0)]);
  });
  app.addConstraintStrategy(byQuery);
  app.decorateRequest('operation', null);
  app.decorateRequest('token', null);
  app.decorateRequest('actor', null as never);
  app.decorateRequest('actorAt', 0);
  app.decorateRequest('object', null as never);
  app.decorateRequest('relation', null);
  app.decorateRequest('isSolved', false);
  app.setErrorHandler((thrown, request, reply) => sendProblem(request, reply, thrown));
  logRequests(app);
  warnOfProxy(app, settings.trustedProxies);
  setHeaders(app, settings, parts.shell?.hashes ?? { styles: [], scripts: [] }, contents);
  // What counts is loaded where somebody reads it.
  if (settings.metricsToken !== null)
    (await import('./http/metrics.ts')).serveMetrics(app, parts.context, settings.metricsToken);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(async (scope) => serveApi(scope, parts, context, resolvers, operations));
  await registerIdentity(app, context);
  await serveStyleSheets(app);
  if (settings.isDemo) {
    await serveApiPages(app, parts.api);
    await serveAtlas(app, parts.atlasFolder ?? builtAtlas);
    await serveMailPages(app, context);
  }
  await serveShell(app, parts.shell, settings.framePartners);
  return app;
}

/** What the caller calls its request, or a new name: the log has it, and tells of nobody (`server.log`). */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) && !hasIdentityCode(given)
    ? given
    : randomUUID();
}

async function serveApi(
  app: FastifyInstance,
  { handlers, problemExtras = {}, isAnswerChecked = false }: AppParts,
  context: ServerContext,
  resolvers: Resolvers,
  operations: readonly Operation[],
): Promise<void> {
  await limitCalls(app, context.settings.callsPerMinute);
  limitShape(app);
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'Cache-Control': reply.getHeader('cache-control') ?? 'no-store',
      // By the server's clock, which a demo's may not share with the machine.
      Date: context.clock().toUTCString(),
      'X-Request-Id': request.id,
    });
  });
  if (isAnswerChecked) checkAnswers(app);
  answerUnchanged(app);
  app.setValidatorCompiler(compileCheck);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const operation of operations) {
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`${operation.id} has no handler`);
    const { address, query } = splitPath(operation.path);
    app.route({
      method: operation.method,
      url: address.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(query && { constraints: { [byQuery.name]: query } }),
      schema: requestSchema(operation.description),
      ...serveOperation(context, resolvers, operation, handler, problemExtras[operation.id]),
    });
  }
}
