import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * A page that is fetched with its route. Where it cannot be had, after a new version of the portal or without a
 * connection, the error page offers to load the portal anew (`error.chunk`).
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AsyncRouteComponent<object> & { page: Name } {
  const loadOrTell = () =>
    load().catch((cause: unknown) => {
      // A message of our own, so that the router does not reload by itself and note it in the browser's storage.
      throw new Error(`the page ${name} could not be fetched`, { cause });
    });
  // By its name the build finds the page's file.
  return Object.assign(lazyRouteComponent(loadOrTell, name), { page: name });
}
