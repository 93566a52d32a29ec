import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Catalogues } from '../i18n/catalogues.ts';
import type { Connection } from '../platform/connection.ts';
import type { Prefill } from '../platform/prefill.ts';
import type { SessionStore } from '../platform/storage.ts';
import type { Brand } from './brand.ts';
import type { PortalSession } from './session/portalSession.ts';

/** What is made once, at start, and used all over the portal. */
export interface Portal {
  brand: Brand;
  catalogues: Catalogues;
  connection: Connection;
  /** What the link fills in by which the portal was opened, until it is used up (`order.prefill`); null where nothing. */
  prefill: { values: Prefill | null; forget(): void };
  /** What was asked of the server; null until a page or part that asks has come (`queryClientOf`). */
  queries: { client: QueryClient | null };
  session: PortalSession;
  store: SessionStore;
  /** Where the build draws a page: hears the title, which the browser's own page is given by an effect. */
  onTitle?: (title: string) => void;
}

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('there is no PortalProvider above');
  return portal;
}
