import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { prepareForFiles } from './shell.ts';

export const builtAtlas = join(import.meta.dirname, '..', '..', 'dist', 'atlas');

/** The site's own files and nothing else: it asks no server, and draws its pictures itself for who wants to keep them. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join(';');

/**
 * Serves the atlas at `/atlas/` (`atlas.served`), as `npm run atlas` has built it into the folder, at any time.
 *
 * @param folder with the site's `index.html`; it may be missing, which whoever asks for it is told
 */
export async function serveAtlas(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/atlas', (_request, reply) => reply.redirect('/atlas/'));
  await app.register(
    async (atlas) => {
      atlas.addHook('onRequest', async (_request, reply) => {
        reply.header('Content-Security-Policy', policy);
      });
      atlas.setNotFoundHandler((_request, reply) =>
        reply
          .code(404)
          .header('Cache-Control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(
            existsSync(join(folder, 'index.html')) ? 'Not found\n' : 'There is no atlas yet: npm run atlas makes it.\n',
          ),
      );
      prepareForFiles(atlas);
      await atlas.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        decorateReply: false,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply, path) => {
          // A picture is named by its content.
          const isPicture = path.startsWith(join(folder, 'pictures'));
          reply.header('Cache-Control', isPicture ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    },
    { prefix: '/atlas' },
  );
}
