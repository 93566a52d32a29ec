import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerContext } from '../context.ts';
import { isSameSecret } from '../proof/secrets.ts';
import { countOutbox } from '../store/outbox.ts';

/** In seconds: from an answer that is at hand to one that hardly comes. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In milliseconds: what was due so long ago should have gone out long since. */
const OVERDUE = 5 * 60_000;

/** How long each answer took, by the route's template, never by what was filled in; its count is the rate. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long an answer took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

/** The connections to PostgreSQL, by what they do; the embedded database has none. */
function countConnections({ connections }: ServerContext['database'], registry: Registry): void {
  if (!connections) return;
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections to the database: busy, idle, and calls that wait for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    }),
  );
}

/** What lies in the outbox. While the database is away nothing is said of it, and the rest all the same. */
function countMails({ database: { db }, clock }: Pick<ServerContext, 'database' | 'clock'>, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'outbox_messages',
      help: 'Mails: waiting to be sent, of those overdue for five minutes, and failed, which are tried no more',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset();
        const counted = await countOutbox(db, new Date(clock().getTime() - OVERDUE)).catch(() => ({}));
        for (const [state, count] of Object.entries(counted)) this.set({ state }, count);
      },
    }),
  );
}

/**
 * Has a Prometheus read at `/metrics` how the server does (`server.metrics`). To be called before the routes are made, so
 * that all are counted.
 *
 * @param token which it gives as a bearer's
 */
export function serveMetrics(
  app: FastifyInstance,
  context: Pick<ServerContext, 'database' | 'clock'>,
  token: string,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  countConnections(context.database, registry);
  countMails(context, registry);
  app.get('/metrics', async ({ headers: { authorization = '' } }, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isSameSecret(authorization, `Bearer ${token}`))
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Unauthorized\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
