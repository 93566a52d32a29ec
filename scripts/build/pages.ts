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
  options: { path: string; staticData?: StaticDataRouteOption };
}

/** What every page of someone who has signed in begins with. */
export const SIGNED_IN: readonly string[] = ['src/app/EntryGate.tsx', 'src/app/SignedInHeader.tsx'];

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
  return [...routes].flatMap(({ options }) => {
    const module = modules.get(options.path);
    if (!module) return [];
    return {
      path: options.path,
      module: join(folder, module),
      isSignedIn: options.staticData?.gate?.access === 'signedIn',
    };
  });
}

/** What each route of a source fetches, by its address, as it is written there. */
function modulesByPath(source: string): Map<string, string> {
  const modules = new Map<string, string>();
  let path: string | null = null;
  new Visitor({
    Property: ({ key, value }) => {
      // Only the address that catches all others goes by a name.
      const isPath = key.type === 'Identifier' && key.name === 'path';
      if (isPath) path = value.type === 'Literal' ? String(value.value) : CATCH_ALL;
    },
    ImportExpression: ({ source: { type, ...module } }) => {
      if (path !== null && type === 'Literal' && 'value' in module) modules.set(path, String(module.value));
      path = null;
    },
  }).visit(parseSync('routes.ts', source).program);
  return modules;
}
