import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 150_000);
afterAll(() => server?.stop());

test.each(['/%zz', '/%ff%fe', '/contracts/%E0%A4%A', '/api/%zz'])(
  'the server as it is built answers %s as an address that nobody has (server.oddRequests)',
  async (path) => {
    const answer = await fetch(`${server.url}${path}`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'resource.notFound']);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);
