import { useSyncExternalStore } from 'react';

/*
 * What not every page of the atlas needs comes as a script of its own: the workbench, the requirements, and each machine.
 * They are classic scripts, since a browser fetches no module from a file, so they hand over what they hold by a global
 * of ours; what they share with the first script lies there too.
 */

interface Parts {
  /** The packages that the first script has, by their names. */
  packages: Record<string, unknown>;
  /** Called by a script that has come. */
  take(name: string, part: unknown): void;
  /** A part when it has come, for a script that has come; rejects where it cannot be had. */
  ask(name: string): Promise<unknown>;
}

declare global {
  var atlasParts: Parts;
}

const arrived = new Map<string, unknown>();
const states = new Map<string, 'coming' | 'failed'>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Lets other scripts have the packages, and hand over what they bring. */
export function offerPackages(packages: Record<string, unknown>): void {
  globalThis.atlasParts = {
    packages,
    take: (name, part) => void arrived.set(name, part),
    ask: async (name) => {
      if (!arrived.has(name)) await added(scriptOf(name));
      return arrived.get(name);
    },
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(path: string): string },
  ): { createScriptURL(path: string): string };
}

// The addresses are made below, of names that the atlas was built with.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('atlas', { createScriptURL: (path) => path });

/** Parts whose looks come along with their script. */
const styled = ['workbench', 'requirements'];

const addressOf = (name: string) => `./${name.split('/').map(encodeURIComponent).join('/')}`;

function scriptOf(name: string): HTMLScriptElement {
  const script = document.createElement('script');
  const path = `${addressOf(name)}.js`;
  script.src = policy ? policy.createScriptURL(path) : path;
  // In the order in which they were asked for: a machine builds on the workbench.
  script.async = false;
  return script;
}

function styleOf(name: string): HTMLLinkElement {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${addressOf(name)}.css`;
  return style;
}

/** Resolves when what an element names has come. Rejects when it has not, and takes the element out again. */
const added = (element: HTMLElement) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('a part of the atlas did not come'));
    });
    document.head.append(element);
  });

function fetchPart(name: string): void {
  Promise.all([added(scriptOf(name)), styled.includes(name) && added(styleOf(name))])
    .then(
      () => states.delete(name),
      () => states.set(name, 'failed'),
    )
    .then(tell, tell);
}

/** Has parts come, those that are not there and not on their way. */
export function bring(names: readonly string[]): void {
  for (const name of names) {
    const state = states.get(name);
    if (state === 'coming' || (arrived.has(name) && state !== 'failed')) continue;
    states.set(name, 'coming');
    fetchPart(name);
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part that has come; null while it is coming, `failed` where it could not be had. */
export function usePart(name: string): unknown {
  return useSyncExternalStore(subscribe, () => {
    const state = states.get(name);
    return state === undefined ? (arrived.get(name) ?? null) : state === 'failed' ? state : null;
  });
}
