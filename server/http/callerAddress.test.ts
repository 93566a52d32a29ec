import { expect, test } from 'vitest';
import { buildSmallApp } from '../testing.ts';
import { callerAddress } from './callerAddress.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  [' 192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['::ffff:192.0.2.1:51234', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['1.2.3.4.5:6', 'unknown'],
])('%s counts as %s (server.rateLimit)', (given, address) => {
  expect(callerAddress(given)).toBe(address);
});

test.each([
  ['said once, where none is trusted', '0', 1],
  ['not said, where one is', '1', 0],
])('a proxy that names its caller is %s (server.proxyWarning)', async (_what, trusted, times) => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await buildSmallApp({ environment: { LOG_LEVEL: 'warn', TRUST_PROXY: trusted }, logStream });
  await app.inject('/api/things/1');
  expect(lines).toEqual([]);
  for (let call = 0; call < 3; call++)
    await app.inject({ url: '/api/things/1', headers: { 'x-forwarded-for': '192.0.2.77' } });
  await app.close();
  expect(lines.filter((line) => line.includes('"event":"proxy.notTrusted"')).length).toBe(times);
  expect(lines.join('')).not.toContain('192.0.2.77');
});
