import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { StartError } from '../startError.ts';
import { DOCUMENTS_FILE, findDocuments, readDocuments, type FindDocument } from './documents.ts';
import { allowFrames, type InlineHashes } from './headers.ts';
import { wantsPage } from './navigations.ts';
import { sendProblem } from './problems.ts';
import { shellFacts, type ShellFacts } from './shellFacts.ts';

const builtClient = join(import.meta.dirname, '..', '..', 'dist', 'client');

/** The portal's HTML, ready to send. */
export interface Shell {
  folder: string;
  find: FindDocument;
  /** What lets the styles and scripts inside it through. */
  hashes: InlineHashes;
}

/**
 * Reads the built shell and writes into its head what this deployment is.
 *
 * @throws StartError where the portal has not been built
 */
export function readShell(settings: ShellFacts, folder: string = builtClient): Shell {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new StartError(`The portal is not built: there is no ${file}. Start it with npm start.`);
  // A browser reads every line end as one character, and hashes what it has read.
  const html = readFileSync(file, 'utf8')
    .replaceAll('\r\n', '\n')
    .replace('</head>', `${shellFacts(settings)}</head>`);
  const drawn = join(folder, DOCUMENTS_FILE);
  const documents = existsSync(drawn) ? readDocuments(readFileSync(drawn, 'utf8'), settings.brand) : null;
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
  return {
    folder,
    find: findDocuments(html, documents, settings.brand),
    hashes: {
      styles: [...new Set([...styles, ...Object.values(documents?.pages ?? {}).map(({ style }) => style)])].map(hashOf),
      scripts: [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) =>
        hashOf(code),
      ),
    },
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Serves the built portal (`server.shell`): its files, and the shell at every other address that a browser opens.
 *
 * @param partners origins whose sites may hold the pages that are meant for it in a frame
 */
export async function serveShell(
  app: FastifyInstance,
  shell: Shell | null,
  partners: readonly string[],
): Promise<void> {
  if (shell)
    await app.register(async (files) => {
      prepareForFiles(files);
      await files.register(fastifyStatic, {
        root: join(shell.folder, 'assets'),
        prefix: '/assets/',
        preCompressed: true,
        index: false,
        decorateReply: false,
        // A name changes with its content, so nobody asks whether it has; and a page takes twenty files.
        immutable: true,
        maxAge: '365d',
        etag: false,
        lastModified: false,
      });
    });
  app.setNotFoundHandler((request, reply) => {
    if (/^\/((assets|pages)\/|atlas(\/|\?|$))/.test(request.url)) return sendMissingFile(reply);
    if (!shell || !isPlaceOfPage(request)) return sendProblem(request, reply, new ProblemError('resource.notFound'));
    // The portal reads its address by itself, and would stumble over one that had to be mended; never to another host.
    if (request.originalUrl !== request.url)
      return reply.header('Cache-Control', 'no-store').redirect(request.url.replace(/^[^/]*[/\\]+/, '/'));
    return sendShell(shell, partners, request, reply);
  });
}

/** Whether the portal may stand at the address; what is named like a file is no page but for a browser that opens it. */
function isPlaceOfPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || /^\/(api|idp)(\/|\?|$)/.test(url)) return false;
  const [path = ''] = url.split('?', 1);
  return wantsPage(request, !/\.\w{1,8}$/.test(path));
}

/** In milliseconds: a large file over a slow line. Nothing is waited for but the line. */
const FILE_PATIENCE = 10 * 60_000;

/**
 * A folder of files is nothing to look at, and what is asked of a file that it cannot give is the caller's fault
 * (`server.oddRequests`); left to itself, what serves the files is at fault. Nor is a file cut off that takes longer than a
 * call may (`server.slowLines`).
 */
export function prepareForFiles(files: FastifyInstance): void {
  files.addHook('onRoute', (route) => void (route.handlerTimeout = FILE_PATIENCE));
  files.setErrorHandler((thrown: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = thrown;
    if (statusCode === 403 || statusCode === 404) return sendMissingFile(reply);
    if (statusCode === 412 || statusCode === 416)
      return reply.code(statusCode).header('Cache-Control', 'no-store').send();
    return sendProblem(request, reply, thrown);
  });
}

function sendMissingFile(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
}

function sendShell(
  { find }: Shell,
  partners: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [path = '/', ...search] = request.url.split('?');
  const { variants, tag, isEmbeddable } = find(path, new URLSearchParams(search.join('?')));
  if (isEmbeddable && partners.length > 0) allowFrames(reply, partners);
  reply.headers({ Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache', ETag: tag });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(tag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((candidate) => new RegExp(`\\b${candidate}\\b`).test(accepted));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .send(variants[encoding ?? 'identity']);
}
