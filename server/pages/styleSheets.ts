import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What the pages that the server draws by itself look like, and the one script of theirs, at `/pages/`; nothing else of this folder is served. */
export async function serveStyleSheets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    prefix: '/pages/',
    index: false,
    decorateReply: false,
    allowedPath: (path) => /\.(css|woff2|svg|js)$/.test(path),
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
  });
  // Where a browser asks that shows what names no icon, such as an answer of the API.
  app.get('/favicon.ico', (_, reply) => reply.redirect('/pages/icon.svg'));
}
