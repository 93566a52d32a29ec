import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface Exception {
  type: string;
  value: string;
  stacktrace: { frames: { filename: string }[] };
}

/** A part of an envelope. */
export interface ReceivedItem {
  /** `event`, `feedback` and whatever else Sentry's library may send. */
  type: string;
  content: { event_id: string; transaction?: string; exception?: { values: Exception[] } };
}

export interface SentryReceiver {
  /** What a server is told as `SENTRY_DSN`. */
  dsn: string;
  /** Everything that has come, in its order. */
  readonly items: readonly ReceivedItem[];
  /** All that was sent, as it was: addresses, headers and bodies. */
  readonly transcript: string;
  /** How many requests have come, whatever they held. */
  readonly requests: number;
  /** From now on, or no longer, answers that it is out of order. */
  refuse(isRefusing: boolean): void;
  /** Forgets what has come. */
  clear(): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** The items of an envelope: a line of headers, then for each a line of headers and its content. */
function itemsOf(envelope: Buffer): ReceivedItem[] {
  let rest = envelope;
  const take = (length: number): string => {
    const taken = rest.subarray(0, length).toString();
    rest = rest.subarray(length + 1);
    return taken;
  };
  const takeLine = () => take(rest.includes(10) ? rest.indexOf(10) : rest.length);
  takeLine();
  const items: ReceivedItem[] = [];
  while (rest.length > 0) {
    const { type, length } = JSON.parse(takeLine()) as { type: string; length?: number };
    const content = length === undefined ? takeLine() : take(length);
    items.push({ type, content: JSON.parse(content) as ReceivedItem['content'] });
  }
  return items;
}

/** Takes envelopes as Sentry does, from pages of any origin, and keeps them. */
export async function startSentryReceiver(): Promise<SentryReceiver> {
  let items: ReceivedItem[] = [];
  let transcript = '';
  let requests = 0;
  let isRefusing = false;

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    requests += 1;
    void bodyOf(request).then((body) => {
      transcript += `${request.url} ${JSON.stringify(request.headers)}\n${body.toString()}\n`;
      const isEnvelope = request.method === 'POST' && request.url?.startsWith('/api/1/envelope/?');
      if (isEnvelope && !isRefusing) items.push(...itemsOf(body));
      return response.writeHead(isRefusing ? 500 : isEnvelope ? 200 : 404).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    get items() {
      return items;
    },
    get transcript() {
      return transcript;
    },
    get requests() {
      return requests;
    },
    refuse: (wish) => {
      isRefusing = wish;
    },
    clear: () => {
      items = [];
      transcript = '';
      requests = 0;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
