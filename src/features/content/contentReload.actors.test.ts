import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contentReloadMachine } from '../../../machines/content-reload/contentReload.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { contentReloadActors } from './contentReload.actors.ts';
import { faultsOf } from './contentReload.view.ts';

const fault = { file: 'fi.json', line: 12, message: 'landing.lead has no placeholder {name}' };
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Reloads over a server that answers as told: what was sent, and what came of it. */
async function reload(answer: () => Promise<Response>) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return answer();
  });
  const credentials = { accessToken: () => 'a.b.c', locale: () => 'fi', confirmToken: async () => true };
  const calls = createCalls(credentials, 'https://oma.kajo.example');
  const actor = createActor(contentReloadMachine.provide({ actors: contentReloadActors(calls) })).start();
  actor.send({ type: 'reload.request', token: ' kevyt-lumi-42 ' });
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { value, context, sent };
}

afterEach(() => vi.unstubAllGlobals());

test('every actor that the machine declares is provided', () => {
  const provided = contentReloadActors({} as Parameters<typeof contentReloadActors>[0]);
  expect(Object.keys(provided)).toEqual(Object.keys(contentReloadMachine.implementations.actors));
});

test('the token goes into a header and nowhere else (contentWorker.secret)', async () => {
  const { value, context, sent } = await reload(async () => json(200, { version: '5f1c', warnings: [fault] }));
  expect([value, context.reload]).toEqual(['success', { version: '5f1c', warnings: [fault] }]);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['PATCH https://oma.kajo.example/api/content']);
  expect(sent[0]?.headers.get('x-purge-token')).toBe('kevyt-lumi-42');
});

test('a file that is wrong is named, with its line (contentWorker.faults)', async () => {
  const problem = { code: 'content.invalid', requestId: '7f3a20c1', faults: [fault, { file: 'sv.json' }, null] };
  const { value, context } = await reload(async () => json(422, problem));
  expect(value).toBe('error');
  expect(context.failure).toMatchObject({ code: 'content.invalid', requestId: '7f3a20c1' });
  expect(faultsOf(context.failure)).toEqual([fault]);
});

test.each([
  ['a token that is wrong', async () => json(403, { code: 'content.tokenInvalid' }), 'denied'],
  ['a session that is over', async () => json(401, { code: 'session.expired' }), 'signInNeeded'],
  ['a page of a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
  ['a connection that is lost', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
] as const)('%s is an error, asked once (contentWorker.error)', async (_what, answer, kind) => {
  const { value, context, sent } = await reload(answer);
  expect([value, context.failure?.kind, sent.length]).toEqual(['error', kind, 1]);
});
