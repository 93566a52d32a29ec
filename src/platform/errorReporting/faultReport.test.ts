import type { ErrorEvent } from '@sentry/react';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { describeFault, eventOf, keyOf } from './faultReport.ts';

const origin = 'https://oma.kajo.example';
const place = { route: '/contracts/{contractCode}', language: 'fi', brand: 'main' };
const requestId = '7f3a20c1-0b52-4c55-9d2e-1f6f3f1f7a10';
const message = "Cannot read properties of undefined (reading 'aino')";

/** A TypeError with a stack as V8 writes it. */
function thrownAt(frames: string[], text = message): TypeError {
  const error = new TypeError(text);
  error.stack = [`TypeError: ${text}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

const describeHere = (thrown: unknown) => describeFault(thrown, place, origin);
const framesOf = (...frames: string[]) => describeHere(thrownAt(frames)).exceptions[0]?.stacktrace?.frames;

describe('the frames (reporting.frames)', () => {
  test('are those of our own scripts, by their path, the last call at the end', () => {
    expect(
      framesOf(
        `renderRow (${origin}/assets/ContractsPage-Cx1.js?v=1#top:1:2345)`,
        'Array.map (<anonymous>)',
        `new Portal (${origin}/assets/start-B2.js:7:8)`,
      ),
    ).toEqual([
      { function: 'new Portal', filename: '/assets/start-B2.js', lineno: 7, colno: 8, in_app: true },
      { function: 'renderRow', filename: '/assets/ContractsPage-Cx1.js', lineno: 1, colno: 2345, in_app: true },
    ]);
  });

  test.each([
    ['the page itself', `${origin}/contracts/40127731:1:1`],
    ['the page itself, called like a script', `run (${origin}/contracts/aino.js:1:1)`],
    ['another origin', 'run (https://other.example/assets/a.js:1:1)'],
    ['an extension', 'run (chrome-extension://aino/assets/a.js:1:1)'],
    ['a script made of text', `eval (eval at run (${origin}/assets/a.js:1:1), <anonymous>:1:1)`.replace(origin, '')],
    ['a file with a name that is none', `run (${origin}/assets/Aino%20M.js:1:1)`],
  ])('%s has none', (_, frame) => {
    expect(framesOf(frame)).toEqual([]);
  });

  test.each(['Aino Mäkelä', '010190-900X', 'k40127731', 'Object.Mäkelä [as run]'])(
    'a function called %j has no name',
    (name) => {
      expect(framesOf(`${name} (${origin}/assets/a.js:1:2)`)).toEqual([
        { function: '?', filename: '/assets/a.js', lineno: 1, colno: 2, in_app: true },
      ]);
    },
  );

  test('a message that looks like a stack is no part of it', () => {
    const error = thrownAt([`run (${origin}/assets/a.js:1:2)`], `x\n    at Aino (${origin}/assets/b.js:1:1)`);
    expect(describeHere(error).exceptions[0]?.stacktrace?.frames).toHaveLength(1);
  });
});

describe('describeFault', () => {
  test('an error of no known form is told by its class alone (reporting.messages)', () => {
    class ChartError extends Error {
      override name = 'ChartError';
    }
    const exceptions = (thrown: unknown) => describeHere(thrown).exceptions.map(({ type, value }) => [type, value]);
    expect(exceptions(new ChartError('Aino Mäkelä'))).toEqual([['ChartError', 'ChartError']]);
    expect(exceptions(Object.assign(new Error('x'), { name: 'Aino Mäkelä' }))).toEqual([['Error', 'Error']]);
    expect(exceptions('Aino Mäkelä')).toEqual([['NoError', 'string']]);
    expect(exceptions({ name: 'Aino' })).toEqual([['NoError', 'object']]);
    expect(exceptions(undefined)).toEqual([['NoError', 'undefined']]);
  });

  test('what caused it is told in the same way, and a circle of causes ends (reporting.causes)', () => {
    const cause = new Failure({ kind: 'broken', code: 'server.error', requestId });
    const middle = new Error('Aino Mäkelä', { cause });
    const report = describeHere(new TypeError(message, { cause: middle }));
    expect(report.exceptions.map(({ type, value }) => [type, value])).toEqual([
      ['Failure', 'broken (server.error)'],
      ['Error', 'Error'],
      ['TypeError', 'Cannot read properties of … (reading …)'],
    ]);
    expect(report.requestId).toBe(requestId);
    const circle = new Error('one');
    circle.cause = new Error('two', { cause: circle });
    expect(describeHere(circle).exceptions).toHaveLength(5);
    expect(describeHere(new Error('one', { cause: 'Aino' })).exceptions[0]).toEqual({
      type: 'NoError',
      value: 'string',
    });
  });

  test.each(['010190-900X', 'Aino', '', null])('a request id that is none is left out: %j', (id) => {
    expect(describeHere(new Failure({ kind: 'broken', requestId: id })).requestId).toBeNull();
  });
});

test('one fault has one key, whatever stands in its message; another place in the code, another (reporting.once)', () => {
  const key = (frames: string[], text?: string) => keyOf(describeHere(thrownAt(frames, text)));
  const frame = `run (${origin}/assets/a.js:1:2)`;
  expect(key([frame], "Cannot read properties of null (reading 'x')")).toBe(key([frame]));
  expect(key([`run (${origin}/assets/a.js:1:3)`])).not.toBe(key([frame]));
  expect(key([frame], 'a is not a function')).not.toBe(key([frame]));
});

test('the event has the fields that may be sent, and no other that the library has put in (reporting.allowed)', () => {
  const canary = 'Aino Mäkelä 010190-900X';
  const filled = {
    type: undefined,
    event_id: '7f3a20c10b524c559d2e1f6f3f1f7a10',
    timestamp: 1_790_000_000,
    message: canary,
    logentry: { message: canary },
    user: { id: canary, ip_address: '{{auto}}' },
    request: { url: `${origin}/contracts/40127731?x=${canary}`, headers: { Cookie: canary } },
    extra: { canary },
    contexts: { page: { canary }, trace: { trace_id: 't', span_id: 's' } },
    tags: { canary },
    breadcrumbs: [{ message: canary }],
    server_name: canary,
    transaction: canary,
    fingerprint: [canary],
    exception: { values: [{ type: canary, value: canary }] },
    modules: { canary },
  } satisfies ErrorEvent;
  const report = describeHere(new Failure({ kind: 'broken', requestId }));
  expect(eventOf(filled, report, { release: '0.1.0', environment: 'demo' })).toEqual({
    type: undefined,
    event_id: filled.event_id,
    timestamp: filled.timestamp,
    platform: 'javascript',
    level: 'error',
    release: '0.1.0',
    environment: 'demo',
    transaction: '/contracts/{contractCode}',
    tags: { route: '/contracts/{contractCode}', language: 'fi', brand: 'main', requestId },
    exception: { values: [{ type: 'Failure', value: 'broken', stacktrace: { frames: [] } }] },
  });
});
