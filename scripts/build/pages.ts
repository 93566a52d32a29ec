import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { parseSync, Visitor } from 'vite';
import { CATCH_ALL } from '../../src/shared/page/pages.ts';

/** A page of the portal, as its route says. */
export interface PortalPage {
  /** The template of its address. */
  path: string;
  /** The module that its route fetches, by its path in the repository. */
  module: string;
  isSignedIn: boolean;
}

/** What is read of a route. */
interface Route {
  options: { path: string; component?: unknown; staticData?: StaticDataRouteOption };
  /** Addresses below it, at which the same page stands. */
  children?: Route[] | undefined;
}

/** What every page of someone who has signed in begins with. */
export const SIGNED_IN: readonly string[] = ['src/app/EntryGate.tsx', 'src/app/SignedInHeader.tsx'];

/** What people come to first. */
export const FRONT = 'src/features/session/FrontPage.tsx';

/** What a sign-in mostly leads to. */
export const ARRIVALS: readonly string[] = [
  'src/features/contracts/ContractsPage.tsx',
  'src/features/home/DashboardPage.tsx',
];

/** What is filled in on a page that stands before it, and that page: it is waited for like a page. */
export const FORMS: readonly { module: string; page: string }[] = [
  { module: 'src/features/order/BegunOrder.tsx', page: 'src/features/order/OrderPage.tsx' },
  { module: 'src/features/addon/ReadAddons.tsx', page: 'src/features/addon/AddVapPage.tsx' },
  { module: 'src/features/priceLock/ReadLock.tsx', page: 'src/features/priceLock/LockCampaignPage.tsx' },
];

const folder = join('src', 'routes');

/** Every page that has a route of its own, from the files of the routes. */
export async function readPages(): Promise<PortalPage[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.routes.ts'));
  return (await Promise.all(files.sort().map(readPagesOf))).flat();
}

async function readPagesOf(file: string): Promise<PortalPage[]> {
  const from = join(folder, file);
  const modules = modulesByPath(readFileSync(from, 'utf8'));
  const exported: Record<string, Route | Route[]> = await import(pathToFileURL(from).href);
  const routes = new Set(Object.values(exported).flat());
  return [...routes].flatMap(({ options, children = [] }) => {
    const module = modules.get(options.path);
    if (!module && options.component) throw new Error(`${from}: it is not clear what ${options.path} fetches`);
    if (!module) return [];
    const page = { module: join(folder, module), isSignedIn: options.staticData?.gate?.access === 'signedIn' };
    const below = children.map((child) => `${options.path}/${child.options.path}`);
    return [options.path, ...below].map((path) => ({ ...page, path }));
  });
}

/** What each route of a source fetches, by its address, as it is written there: its own, or what several before it share. */
function modulesByPath(source: string): Map<string, string> {
  const modules = new Map<string, string>();
  let path: string | null = null;
  let shared: string | null = null;
  new Visitor({
    Property: ({ key, value }) => {
      // Only the address that catches all others goes by a name.
      const isPath = key.type === 'Identifier' && key.name === 'path';
      if (!isPath) return;
      path = value.type === 'Literal' ? String(value.value) : CATCH_ALL;
      if (shared !== null) modules.set(path, shared);
    },
    ImportExpression: ({ source: { type, ...module } }) => {
      if (type !== 'Literal' || !('value' in module)) return;
      if (path === null) shared = String(module.value);
      else modules.set(path, String(module.value));
      path = null;
    },
  }).visit(parseSync('routes.ts', source).program);
  return modules;
}
