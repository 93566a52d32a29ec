import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

let server: TestServer;
let told = '';
beforeAll(async () => {
  server = await openTestServer({
    env: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => void (told += line) },
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  told = '';
});

const events = () =>
  told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; code?: string })
    .filter(({ event }) => event !== 'request');

/** A sign-in that this browser has begun: its cookie, and the state that the callback shows. */
async function begun() {
  const { headers } = await server.app.inject({ url: '/login?lang=fi' });
  const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
  const cookie = cookies.join('; ');
  const [, state = ''] = /kajo_sign_in_([\w-]+)=/.exec(cookie) ?? [];
  return { cookie, state };
}

const iss = () => encodeURIComponent(`${server.context.settings.publicUrl}/idp`);

test.each([
  ['a code that is none', () => `code=wrong&iss=${iss()}`],
  ['no code', () => `iss=${iss()}`],
  ['the answer of another issuer', () => 'code=wrong&iss=https%3A%2F%2Fevil.example'],
])('%s at the callback is the caller’s mistake, and no fault of the server (signIn.refused)', async (_what, query) => {
  const { cookie, state } = await begun();
  told = '';
  const answer = await server.app.inject({ url: `/login/callback?state=${state}&${query()}`, headers: { cookie } });
  expect([answer.statusCode, String(answer.headers.location)]).toEqual([302, expect.stringContaining('error=failed')]);
  expect(events()).toMatchObject([{ event: 'signIn.refused', code: expect.any(String) }]);
});
