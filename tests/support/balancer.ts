import { once } from 'node:events';
import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds, between two times that a process is asked whether it is ready. */
const ASKED_EACH = 500;

/**
 * One address before several processes of the server: who is ready has the calls, or where nobody is, who answers. It tries
 * nothing twice: what a process loses is lost.
 */
export interface Balancer {
  url: string;
  /** From now on it is asked whether it is ready, and has its share of the calls while it is. */
  lead(url: string): void;
  /** How many calls have gone to a process so far. */
  callsTo(url: string): number;
  /** Calls that nobody took, or that a process has left without an answer, or in the midst of one. */
  lost: string[];
  stop(): Promise<void>;
}

interface Process {
  url: string;
  /** Null: it does not answer. */
  isReady: boolean | null;
  calls: number;
}

/** What is said of one connection, and not of what comes over it. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

export async function startBalancer(): Promise<Balancer> {
  const processes: Process[] = [];
  const lost: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const stopped = new AbortController();
  let turn = 0;
  const next = () => {
    const ready = processes.filter(({ isReady }) => isReady);
    const asked = ready.length > 0 ? ready : processes.filter(({ isReady }) => isReady === false);
    turn += 1;
    return asked[turn % asked.length];
  };

  const server = createServer((asked, answer) => {
    const process = next();
    const lose = (why: string) => {
      lost.push(`${asked.method} ${asked.url}: ${why}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    if (!process) return lose('no process answers');
    process.calls += 1;
    const { method, headers } = asked;
    const further = request(process.url + asked.url, {
      method,
      agent,
      headers: { ...passedOn(headers), 'x-forwarded-for': asked.socket.remoteAddress },
    });
    further.on('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 0, passedOn(answered.headers));
      // Who has asked may go away too.
      pipeline(answered, answer, (thrown) => thrown?.code === 'ECONNRESET' && lose(thrown.message));
    });
    further.on('error', ({ message }) => answer.destroyed || lose(message));
    pipeline(asked, further, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const watch = async (process: Process) => {
    while (!stopped.signal.aborted) {
      process.isReady = await fetch(`${process.url}/readyz`).then(
        ({ ok }) => ok,
        () => null,
      );
      await pause(ASKED_EACH);
    }
  };
  const watched: Promise<void>[] = [];
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lead: (url) => {
      const process = { url, isReady: null, calls: 0 };
      processes.push(process);
      watched.push(watch(process));
    },
    lost,
    callsTo: (url) => processes.find((process) => process.url === url)?.calls ?? 0,
    stop: async () => {
      stopped.abort();
      await Promise.all(watched);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
