import { freePort } from '../../support/ports.ts';
import { until } from '../../support/until.ts';
import { windowSize, type Engine, type EngineWindow } from './browser.ts';
import { startProgram } from './program.ts';

/** In milliseconds. */
const PATIENCE = 60_000;

/**
 * The protocol has no way to the console and MiniBrowser keeps it to itself while it is driven, so the page listens from the
 * first script that the tests run in it; of what was complained of before, the breaches of the content policy are kept.
 */
const listen = `
  if (!globalThis.complaints) {
    globalThis.complaints = [];
    const complain = (text) => globalThis.complaints.push(String(text));
    const { error } = console;
    console.error = (...said) => { complain(said.join(' ')); error.apply(console, said); };
    addEventListener('error', ({ message }) => complain(message));
    addEventListener('unhandledrejection', ({ reason }) => complain(reason));
    new ReportingObserver((reports) => {
      for (const { body } of reports) complain(body.effectiveDirective + ' blocked ' + body.blockedURL);
    }, { types: ['csp-violation'], buffered: true }).observe();
  }
  const heard = globalThis.complaints.splice(0);`;

/** WebKitGTK's MiniBrowser on a screen that nobody sees, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { width, height } = windowSize;
  const screen = `${width}x${height + 200}x24`;
  const display = startProgram(['/usr/bin/Xvfb', '-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', screen]);
  const number = await display.heard(/(\d+)\n/);
  const first = await openSession(number);
  await first.end();
  return {
    version: `WebKitGTK ${first.version}`,
    openWindow: async () => openWindow(await openSession(number)),
    stop: () => display.stop(),
  };
}

interface Session {
  address: string;
  version: string;
  end(): Promise<void>;
}

/** A browser and a driver of its own: a driver that has ended one browser may wait for ever for the next. */
async function openSession(display: string): Promise<Session> {
  const port = await freePort();
  const driver = startProgram(['/usr/bin/WebKitWebDriver', `--port=${port}`], {
    DISPLAY: `:${display}`,
    LANGUAGE: 'fi',
    TZ: 'Europe/Helsinki',
    NO_AT_BRIDGE: '1',
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/status`).catch(() => null))?.ok === true;
  await until('WebKitWebDriver listens', isReady, PATIENCE);
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${url}/session`,
    { capabilities: {} },
  );
  const address = `${url}/session/${sessionId}`;
  const end = async () => {
    await call('DELETE', address);
    await driver.stop();
  };
  return { address, version: capabilities.browserVersion, end };
}

async function openWindow({ address: session, end }: Session): Promise<EngineWindow> {
  await call('POST', `${session}/window/rect`, { ...windowSize, x: 0, y: 0 });
  const complaints: string[] = [];
  return {
    complaints,
    goTo: (address) => call('POST', `${session}/url`, { url: address }),
    run: async (body) => {
      const script = `${listen} return JSON.stringify({ heard, value: (() => {${body}})() ?? null })`;
      const answer = await call<string>('POST', `${session}/execute/sync`, { script, args: [] });
      const { heard, value } = JSON.parse(answer) as { heard: string[]; value: unknown };
      complaints.push(...heard);
      return value;
    },
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: end,
  };
}

/** @throws Error with what the driver says against it */
async function call<Answer = void>(method: string, address: string, body?: object): Promise<Answer> {
  // The driver closes a connection that nobody uses for a moment, whatever is on its way.
  const headers = { connection: 'close' };
  const answer = await fetch(address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}: ${value.message}`);
  return value;
}
