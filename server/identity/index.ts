import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { limitCalls } from '../http/limits.ts';
import { serveInteractions } from './provider/interactions.ts';
import { createProvider } from './provider/provider.ts';

/** Mounts the embedded identity provider at `/idp`, where the settings name no other. */
export async function registerIdentity(app: FastifyInstance, context: ServerContext): Promise<void> {
  if (context.settings.oidc) return;
  const { callsPerMinute, publicUrl } = context.settings;
  const provider = await createProvider(context);
  await app.register(async (limited) => {
    await limitCalls(limited, callsPerMinute);
    await limited.register(async (pages) => serveInteractions(pages, provider));
    await limited.register(async (mount) => mountProvider(mount, provider.callback(), new URL(publicUrl)));
  });
}

type ProviderAnswer = ReturnType<Awaited<ReturnType<typeof createProvider>>['callback']>;

function mountProvider(mount: FastifyInstance, answer: ProviderAnswer, { host, protocol }: URL): void {
  // The provider reads the body itself.
  mount.removeAllContentTypeParsers();
  mount.addContentTypeParser('*', (_request, _payload, done) => done(null));
  mount.route({
    method: ['GET', 'POST'],
    url: '/idp/*',
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const { raw } = request;
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      reply.hijack();
      // It speaks of itself by its public address, whichever way the call came.
      Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = (raw.url ?? '').slice('/idp'.length) || '/';
      void answer(raw, reply.raw);
    },
  });
}
