import type { ProxyOptions } from 'vite';
import { splitPath } from '../../openapi/document.ts';
import { readApi } from '../../openapi/read.ts';

/** What the server answers beside the API. The atlas' own sources are Vite's, as those of the portal are. */
const otherPaths = ['/idp(/.*)?', '/pages/.*', '/api/docs(/.*)?', '/atlas(/(?!.*\\.ts\\b).*)?'];

/** While developing, what belongs to the server goes there: every path of the API, and the server's own pages. */
export function serverProxy(target: string, { paths } = readApi()): Record<string, ProxyOptions> {
  const apiPaths = Object.keys(paths).map((path) => splitPath(path).address.replaceAll(/\{[^}]+\}/g, '[^/?]+'));
  return Object.fromEntries([...apiPaths, ...otherPaths].map((path) => [`^${path}(\\?.*)?$`, { target }]));
}
