import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/**
 * The address by which a caller is counted (`server.rateLimit`): of IPv6 its /64, as a household has all of one; an IPv4
 * address that is dressed as IPv6, or that comes with a port, is the address that it is.
 *
 * @param given as the connection or a proxy names it, such as `::ffff:192.0.2.1`, `192.0.2.1:5000` or `[2001:db8::1]:443`;
 *   left out where the connection is gone already
 */
export function callerAddress(given = ''): string {
  const named = given.trim();
  const [, ip6, ip4] = /^\[([^\]]+)\](?::\d+)?$|^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i.exec(named) ?? [];
  // What follows a % names an interface of the machine.
  const [address = ''] = (ip6 ?? ip4 ?? named).split('%');
  return isIP(address) === 0 ? 'unknown' : normalizeIP(address);
}

/**
 * Says once in the log when a proxy names its caller and none is trusted: then all who come through it count as one
 * (`server.proxyWarning`).
 */
export function warnOfProxy(app: FastifyInstance, trustedProxies: number): void {
  if (trustedProxies > 0) return;
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    request.log.warn({ event: 'proxy.notTrusted' });
  });
}
