/** All that the portal keeps in the browser, and only until the tab is closed (`storage.keys`). */
export type StorageKey =
  | 'kajo.session'
  | 'selectedLanguage'
  | 'view'
  | 'backTo'
  | 'dismissedNotices'
  | 'drafts'
  | 'surveyAsked'
  | 'contractsTold'
  | 'ordersCounted'
  | 'siteSelector'
  | 'rightLost'
  | 'takenUp';

export interface SessionStore {
  read(key: StorageKey): string | null;
  /** Null removes the key. Reaches the browser's storage within a second, or when the page is left (`storage.throttle`). */
  write(key: StorageKey, value: string | null): void;
  /** Writes what waits, now. */
  flush(): void;
  /** False where values are kept in memory alone, and a reload loses them (`storage.fallback`). */
  isPersistent(): boolean;
  /** Told when `isPersistent` changes; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface StorageHost {
  /** Reading the property itself can throw, where cookies are refused. */
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'pagehide', listener: () => void): void;
}

/** In milliseconds. */
const WRITE_INTERVAL = 1000;
const TEST_KEY = 'kajo.test';

function probe(host: StorageHost): StorageHost['sessionStorage'] | null {
  try {
    const storage = host.sessionStorage;
    storage.setItem(TEST_KEY, '1');
    storage.removeItem(TEST_KEY);
    return storage;
  } catch {
    return null;
  }
}

/** The tab's store; where the browser refuses one or it is full, the same in memory. */
export function createSessionStore(host: StorageHost): SessionStore {
  let storage = probe(host);
  const waiting = new Map<StorageKey, string | null>();
  const memory = new Map<StorageKey, string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const remember = (key: StorageKey, value: string | null) =>
    value === null ? memory.delete(key) : memory.set(key, value);

  const store = (key: StorageKey, value: string | null) => {
    try {
      if (value === null) storage?.removeItem(key);
      else storage?.setItem(key, value);
    } catch {
      storage = null;
      for (const listener of listeners) listener();
    }
  };

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    for (const [key, value] of waiting) store(key, value);
    waiting.clear();
  };

  const readStored = (key: StorageKey): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  host.addEventListener('pagehide', flush);
  return {
    read: (key) => {
      if (waiting.has(key)) return waiting.get(key) ?? null;
      return memory.get(key) ?? readStored(key);
    },
    write: (key, value) => {
      remember(key, value);
      waiting.set(key, value);
      timer ??= setTimeout(flush, WRITE_INTERVAL);
    },
    flush,
    isPersistent: () => storage !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
