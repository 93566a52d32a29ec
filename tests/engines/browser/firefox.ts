import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { windowSize, type Engine, type EngineWindow } from './browser.ts';
import { startProgram } from './program.ts';

/** What a person may set: nothing is asked of the network, no motion, and Finnish first. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'fi, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** A breach of the content policy is on no list that the protocol tells; the page says it aloud. */
const tellBreaches = `() => document.addEventListener('securitypolicyviolation', (event) =>
  console.error(event.violatedDirective + ' blocked ' + event.blockedURI))`;

/** Firefox without windows on the screen, over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'oma-kajo-firefox-'));
  const lines = Object.entries(preferences).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(
    ['/usr/bin/firefox-esr', '--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { TZ: 'Europe/Helsinki' },
  );
  const bidi = await connect(`${await program.heard(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    openWindow: () => openWindow(bidi),
    stop: async () => {
      bidi.close();
      await program.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function openWindow(bidi: Bidi): Promise<EngineWindow> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window', userContext });
  await bidi.send('script.addPreloadScript', { functionDeclaration: tellBreaches, contexts: [context] });
  await bidi.send('browsingContext.setViewport', { context, viewport: windowSize });
  const complaints: string[] = [];
  bidi.onLog(({ level, text, source }) => {
    if (level === 'error' && source.context === context) complaints.push(text ?? 'an error');
  });
  return {
    complaints,
    goTo: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (body) => {
      const answer = await bidi.send<Evaluated>('script.evaluate', {
        expression: `JSON.stringify((() => {${body}})() ?? null)`,
        target: { context },
        awaitPromise: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}

type Evaluated =
  { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } };
interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}
interface Bidi {
  /** @throws Error with what the browser says against it */
  send<Answer>(method: string, params: object): Promise<Answer>;
  onLog(hear: (entry: LogEntry) => void): void;
  close(): void;
}
type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: unknown };

/** The channel to a browser that speaks WebDriver BiDi. */
async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners: ((entry: LogEntry) => void)[] = [];
  let sent = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'event') for (const hear of listeners) hear(message.params as LogEntry);
    else waiting.get(message.id)?.(message);
  });
  return {
    send: async <Answer>(method: string, params: object) => {
      sent += 1;
      const id = sent;
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await answered;
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return (answer as { result: unknown }).result as Answer;
    },
    onLog: (hear) => void listeners.push(hear),
    close: () => socket.close(),
  };
}
