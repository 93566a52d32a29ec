import { serverNow } from './clock.ts';

export interface Connection {
  /** Since when there is none, in epoch milliseconds by the server's clock; null while there is one. */
  lostAt(): number | null;
  /** Told when the connection goes or comes; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Whether the browser has a network at all (`error.offline`). */
export function createConnection(browser: Pick<Window, 'addEventListener' | 'navigator'>): Connection {
  let lostAt = browser.navigator.onLine ? null : serverNow();
  const listeners = new Set<() => void>();
  const change = (to: number | null) => {
    lostAt = to;
    for (const listener of listeners) listener();
  };
  browser.addEventListener('offline', () => change(serverNow()));
  browser.addEventListener('online', () => change(null));
  return {
    lostAt: () => lostAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
