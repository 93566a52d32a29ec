import { readFileSync } from 'node:fs';
import type { ProxyOptions } from 'vite';
import { parse } from 'yaml';

/** What the server answers beside the contract. The atlas' own sources are Vite's, as those of the portal are. */
const otherPaths = ['/idp(/.*)?', '/pages/.*', '/api/docs(/.*)?', '/atlas(/(?!.*\\.ts\\b).*)?'];

/** While developing, what belongs to the server goes there: every path of the contract, and the server's own pages. */
export function serverProxy(target: string): Record<string, ProxyOptions> {
  const contract = parse(readFileSync('openapi/portal.yaml', 'utf8')) as { paths: Record<string, unknown> };
  const contractPaths = Object.keys(contract.paths).map((path) => path.replaceAll(/\{[^}]+\}/g, '[^/?]+'));
  return Object.fromEntries([...contractPaths, ...otherPaths].map((path) => [`^${path}(\\?.*)?$`, { target }]));
}
