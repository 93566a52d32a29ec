import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { createReporter } from './reporter.ts';

const origin = 'https://oma.kajo.example';
const place = { route: '/contracts/{contractCode}', language: 'fi', brand: 'main' };
const receiver = { dsn: 'https://key@sentry.example/1', release: '0.1.0', environment: 'demo', sampleSize: 3 };
const canaries = ['010190-900X', 'FI2112345600000785', 'aino.makela@kajo.example', 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln'];

type Item = Record<string, unknown>;
let answer: () => Promise<Response>;
let requests: { url: string; options: RequestInit }[];

beforeEach(() => {
  requests = [];
  answer = async () => new Response('{}', { status: 200 });
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    requests.push({ url, options });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const sentLines = () => requests.map(({ options }) => String(options.body).split('\n'));
/** What was sent, each item of an envelope with its type. */
const sentItems = () =>
  sentLines().map(([, header = '', item = '']) => ({
    type: (JSON.parse(header) as { type: string }).type,
    item: JSON.parse(item) as Item,
  }));
/** So many turns of the event loop that whatever is under way is done, however busy the machine is. */
async function settled() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function reporter() {
  const made = createReporter(receiver, () => place, origin);
  return { ...made, report: (thrown: unknown) => made.report({ thrown, place }) };
}

describe('report', () => {
  test('sends the fields that may be sent, without cookie and address (reporting.allowed)', async () => {
    const { report } = reporter();
    report(new TypeError(`${canaries.join(' ')} is not a function`, { cause: new Error(canaries.join(' ')) }));
    await settled();
    const [sent] = sentItems();
    expect(sent?.item).toEqual({
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      timestamp: expect.any(Number),
      platform: 'javascript',
      level: 'error',
      release: '0.1.0',
      environment: 'demo',
      transaction: '/contracts/{contractCode}',
      tags: { route: '/contracts/{contractCode}', language: 'fi', brand: 'main' },
      exception: {
        values: [
          { type: 'Error', value: 'Error', stacktrace: { frames: [] } },
          { type: 'TypeError', value: '… is not a function', stacktrace: { frames: [] } },
        ],
      },
      sdk: expect.objectContaining({ settings: { infer_ip: 'never' } }),
    });
    expect(requests[0]?.options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    for (const canary of canaries) expect(JSON.stringify(requests)).not.toContain(canary);
  });

  test('sends one fault once, whoever reports it (reporting.once)', async () => {
    const { report } = reporter();
    const thrown = new TypeError('a is not a function');
    report(thrown);
    report(thrown);
    report(new TypeError('b is not a function'));
    await settled();
    expect(requests).toHaveLength(1);
  });

  test('falls silent after so many different faults (reporting.sample)', async () => {
    const { report } = reporter();
    for (const type of [TypeError, RangeError, SyntaxError, URIError, EvalError]) report(new type('x'));
    await settled();
    expect(requests).toHaveLength(3);
  });

  test('of the server’s answers, sends the broken ones alone (reporting.failures)', async () => {
    const { report } = reporter();
    for (const kind of ['unavailable', 'unreachable', 'denied', 'signInNeeded'] as const) report(new Failure({ kind }));
    await settled();
    expect(requests).toEqual([]);
    report(new Failure({ kind: 'broken' }));
    await settled();
    expect(requests).toHaveLength(1);
  });

  test('a receiver that is away is no fault', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { report } = reporter();
    report(new TypeError('a is not a function'));
    await settled();
    expect(requests).toHaveLength(1);
  });
});

describe('tell (reporting.person)', () => {
  test('sends what the person wrote, masked, with the event that it is about', async () => {
    const { report, tell } = reporter();
    const thrown = new TypeError('a is not a function');
    report(thrown);
    await tell(`Painoin nappia. ${canaries.join(' ')}`, thrown);
    const [event, feedback] = sentItems();
    expect(feedback?.type).toBe('feedback');
    expect(feedback?.item).toMatchObject({
      type: 'feedback',
      release: '0.1.0',
      environment: 'demo',
      tags: { route: '/contracts/{contractCode}', language: 'fi', brand: 'main' },
      contexts: {
        feedback: { message: 'Painoin nappia. […] […] […] […]', associated_event_id: event?.item['event_id'] },
      },
    });
    expect(Object.keys(feedback?.item ?? {})).not.toContain('user');
    expect(Object.keys(feedback?.item ?? {})).not.toContain('request');
    for (const canary of canaries) expect(JSON.stringify(requests)).not.toContain(canary);
  });

  test('of a fault that was not sent, the words go alone', async () => {
    await reporter().tell('Sivu ei auennut', new Failure({ kind: 'unavailable' }));
    expect(sentItems()[0]?.item).toMatchObject({ contexts: { feedback: { message: 'Sivu ei auennut' } } });
  });

  test.each([
    ['refuses', async () => new Response('', { status: 500 }), 'unavailable'],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('fails where the receiver %s, and may be tried again', async (_, refuse, kind) => {
    const { tell } = reporter();
    const thrown = new TypeError('a is not a function');
    answer = refuse;
    await expect(tell('Sivu ei auennut', thrown)).rejects.toMatchObject({ kind });
    answer = async () => new Response('{}', { status: 200 });
    await expect(tell('Sivu ei auennut', thrown)).resolves.toBeUndefined();
  });
});
