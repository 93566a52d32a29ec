import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagOf } from './headers.ts';

/** An answer in JSON as it goes out, so that it can be kept and sent again for next to nothing. */
export class PackedAnswer {
  /** Of its content, `ETag`; null where it is sent once. */
  readonly tag: string | null;
  /** Brotli. */
  readonly bytes: Buffer;

  constructor(tag: string | null, bytes: Buffer) {
    this.tag = tag;
    this.bytes = bytes;
  }
}

const compressed = promisify(brotliCompress);
const decompressed = promisify(brotliDecompress);
/** Brotli's: a tenth smaller costs six times as much, which is worth it where an answer is sent often. */
const QUALITY = { keeping: 5, sending: 1 };

/** @param use whether the answer is kept, or sent this once */
export async function packAnswer(body: unknown, use: keyof typeof QUALITY): Promise<PackedAnswer> {
  const text = JSON.stringify(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] };
  return new PackedAnswer(use === 'keeping' ? tagOf(text) : null, await compressed(text, { params }));
}

/** Sends it as it is kept to whoever takes Brotli, else in what they take. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bytes }: PackedAnswer,
): Promise<FastifyReply> {
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');
  reply.headers({ ...(tag !== null && { ETag: tag }), Vary: 'accept-encoding' });
  if (!takesBrotli) return reply.send(String(await decompressed(bytes)));
  return reply.header('Content-Encoding', 'br').send(bytes);
}
