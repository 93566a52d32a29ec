import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explainStart } from './explainStart.ts';

async function refusal(host: string, port = 0): Promise<unknown> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (thrown) {
    return thrown;
  } finally {
    server.close();
  }
  throw new Error(`it listens at ${host}`);
}

test.each([
  // Set aside for texts: nobody has them.
  ['203.0.113.1', 'HOST is no address of this machine. Set it to one of its own, 127.0.0.1 or 0.0.0.0.'],
  ['no-such-name.invalid', /^HOST is a name that .+ 127\.0\.0\.1 or 0\.0\.0\.0\.$/],
])('a HOST at which the server cannot listen is told in a sentence: %s (server.settings)', async (host, sentence) => {
  const told = explainStart(await refusal(host));
  expect(told).toMatch(sentence);
  expect(told.split('\n')).toHaveLength(1);
});

test('a port that is taken is told in a sentence (server.settings)', async () => {
  const taken = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(explainStart(await refusal('127.0.0.1', port))).toBe(
    'The port is in use by another program. Set PORT to another one.',
  );
  taken.close();
});

test('what nobody has foreseen is told with where it came from', () => {
  const thrown = Object.assign(new Error('refused'), { code: 'EACCES', syscall: 'open' });
  expect(explainStart(thrown)).toMatch(/^Oma Kajo could not start\.\nError: refused\n {4}at /);
});
