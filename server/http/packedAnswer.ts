import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagOf } from './headers.ts';

/** An answer in JSON as it goes out, so that it can be kept and sent again for next to nothing. */
export class PackedAnswer {
  /** Of its content: `ETag`. */
  readonly tag: string;
  /** Brotli. */
  readonly bytes: Buffer;

  constructor(tag: string, bytes: Buffer) {
    this.tag = tag;
    this.bytes = bytes;
  }
}

const compressed = promisify(brotliCompress);
const decompressed = promisify(brotliDecompress);
/** Made once and sent often. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export async function packAnswer(body: unknown): Promise<PackedAnswer> {
  const text = JSON.stringify(body);
  return new PackedAnswer(tagOf(text), await compressed(text, { params }));
}

/** Sends it as it is kept to whoever takes Brotli, else in what they take. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bytes }: PackedAnswer,
): Promise<FastifyReply> {
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');
  reply.headers({ ETag: tag, Vary: 'accept-encoding' });
  if (!takesBrotli) return reply.send(String(await decompressed(bytes)));
  return reply.header('Content-Encoding', 'br').send(bytes);
}
