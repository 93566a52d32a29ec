import { createSessionStore, type SessionStore } from '../../platform/storage.ts';

/** A tab with a storage of its own, and what that holds. */
export function openTab(): { store: SessionStore; kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { store: createSessionStore({ sessionStorage, addEventListener: () => {} }), kept };
}
