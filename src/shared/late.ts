import { createElement, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchLostStyles } from './lostStyles.ts';
import { NotFetchedError } from './notFetched.ts';

type Late<Props extends object> = ((props: Props) => ReactNode) & {
  /** The build finds the file by it. */
  displayName: string;
  /** Fetches it before it is drawn, which tries once more where that fails. Gone once it is there: the router waits for
   *  whatever has one. */
  preload?: () => Promise<void>;
  isThere(): boolean;
};

interface LateOptions<Props extends object> {
  /** Drawn until the component is there, which is tried again when a connection is back; null draws nothing. */
  meanwhile?: ComponentType<Props> | null;
}

/**
 * A component in a file of its own, which is fetched when it is first drawn, or before by `preload`. One with a `meanwhile`
 * is a part that the page can do without. Any other is waited for, where the nearest `Suspense` says so, and where it
 * cannot be fetched, after a new version of the portal or without a connection, the error page offers to load the portal
 * anew (`error.chunk`).
 *
 * @param name what the file calls it
 */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { meanwhile }: LateOptions<Props> = {},
): Late<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  let awaited: Promise<void> | null = null;
  let fault: Error | null = null;

  const fetchIt = async () => {
    try {
      const come = await load();
      await fetchLostStyles();
      Loaded = come[name];
      delete LateComponent.preload;
    } catch (cause) {
      fetching = null;
      throw new NotFetchedError(`${name} could not be fetched`, { cause });
    }
  };
  const fetchOnce = () => (fetching ??= fetchIt());
  const preload = () => fetchOnce().catch(() => {});

  function Waiting(props: Props) {
    if (Loaded) return createElement(Loaded, props);
    if (fault) throw fault;
    awaited ??= fetchOnce().catch((thrown: Error) => void (fault = thrown));
    use(awaited);
    return null;
  }

  function Spared(props: Props) {
    const [, setIsThere] = useState(Loaded !== null);
    useEffect(() => {
      const fetchIfLost = () => void preload().then(() => setIsThere(Loaded !== null));
      fetchIfLost();
      // What is drawn without a connection is whole as soon as that is back.
      window.addEventListener('online', fetchIfLost);
      return () => window.removeEventListener('online', fetchIfLost);
    }, []);
    const Drawn = Loaded ?? meanwhile;
    return Drawn && createElement(Drawn, props);
  }

  const LateComponent: Late<Props> = Object.assign(meanwhile === undefined ? Waiting : Spared, {
    displayName: name,
    preload,
    isThere: () => Loaded !== null,
  });
  return LateComponent;
}
