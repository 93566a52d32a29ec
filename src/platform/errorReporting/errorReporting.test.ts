import { beforeEach, expect, test, vi } from 'vitest';

const createReporter = vi.hoisted(() => vi.fn());
vi.mock('./reporter.ts', () => ({ createReporter }));

const settings = {
  enabled: true,
  dsn: 'https://key@sentry.example/1',
  release: '0.1.0',
  environment: 'demo',
  sampleSize: 5,
};
const report = vi.fn();

/** A page that has just been opened. */
async function open(answer: () => Promise<typeof settings | (Omit<typeof settings, 'dsn'> & { dsn: null })>) {
  vi.resetModules();
  const { startErrorReporting, reportFault, reporting } = await import('./errorReporting.ts');
  const page = Object.assign(new EventTarget(), { requestIdleCallback: vi.fn<(run: () => void) => void>() });
  let route = '/';
  const asked = vi.fn(answer);
  const start = () =>
    startErrorReporting(
      { place: () => ({ route, language: 'fi', brand: 'main' }), settings: asked },
      page as unknown as Window,
    );
  return {
    page,
    asked,
    reportFault,
    reporting,
    start,
    go: (to: string) => (route = to),
    rest: () => page.requestIdleCallback.mock.calls.forEach(([run]) => run()),
  };
}

beforeEach(() => {
  vi.resetAllMocks();
  createReporter.mockReturnValue({ report });
});

const faultEvent = (fields: object, type = 'error') => Object.assign(new Event(type), fields);

test('nothing is asked and nothing fetched before the page stands; faults wait with their place (reporting.late)', async () => {
  const { page, asked, start, go, rest, reportFault, reporting } = await open(async () => settings);
  start();
  const [first, second, third] = [new Error('1'), new Error('2'), new Error('3')];
  page.dispatchEvent(faultEvent({ error: first }));
  go('/contracts');
  page.dispatchEvent(faultEvent({ reason: second }, 'unhandledrejection'));
  reportFault(third);
  expect([asked.mock.calls.length, createReporter.mock.calls.length]).toEqual([0, 0]);
  rest();
  await reporting;
  await Promise.resolve();
  const { enabled, ...receiver } = settings;
  expect(enabled).toBe(true);
  expect(createReporter.mock.calls.map(([given]) => given as unknown)).toEqual([receiver]);
  const at = (route: string) => ({ route, language: 'fi', brand: 'main' });
  expect(report.mock.calls).toEqual([
    [{ thrown: first, place: at('/') }],
    [{ thrown: second, place: at('/contracts') }],
    [{ thrown: third, place: at('/contracts') }],
  ]);
});

test('ten faults wait at the most, and later ones are reported again', async () => {
  const { start, rest, reportFault, reporting } = await open(async () => settings);
  start();
  for (let count = 0; count < 100; count += 1) reportFault(new Error(String(count)));
  rest();
  await reporting;
  await Promise.resolve();
  expect(report).toHaveBeenCalledTimes(10);
  reportFault(new Error('later'));
  await Promise.resolve();
  expect(report).toHaveBeenCalledTimes(11);
});

test.each([
  ['switched off', async () => ({ ...settings, enabled: false })],
  ['without a receiver', async () => ({ ...settings, dsn: null })],
  ['not to be known', () => Promise.reject(new Error('503'))],
])('where it is %s nobody reports, and no library is fetched (reporting.off)', async (_, answer) => {
  const { start, rest, reportFault, reporting } = await open(answer);
  start();
  reportFault(new Error('1'));
  rest();
  expect(await reporting).toBeNull();
  expect(createReporter).not.toHaveBeenCalled();
});

test('what another origin’s script throws is none of ours', async () => {
  const { page, start, rest, reporting } = await open(async () => settings);
  start();
  page.dispatchEvent(faultEvent({ error: null, message: 'Script error.' }));
  rest();
  await reporting;
  await Promise.resolve();
  expect(report).not.toHaveBeenCalled();
});

test('a reporter that breaks is not reported to itself', async () => {
  const { start, rest, reportFault, reporting } = await open(async () => settings);
  report.mockImplementation(() => {
    throw new Error('the reporter is broken');
  });
  start();
  reportFault(new Error('1'));
  rest();
  await reporting;
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).toHaveBeenCalledTimes(1);
});
