import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Late<Props extends object> = ((props: Props) => ReactNode) & { bring(): Promise<void> };

interface LateWish<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Drawn until it is there, and where it cannot be had; left out, nothing is. */
  meanwhile?: ComponentType<Props>;
}

/** A component that no page begins with: it is fetched when the page stands, or when it is needed. */
export function late<Props extends object>({ load, meanwhile = () => null }: LateWish<Props>): Late<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    Loaded ??= await load().catch(() => null);
  };
  function LateComponent(props: Props) {
    const [, setIsThere] = useState(Loaded !== null);
    useEffect(() => {
      void fetchOnce().then(() => setIsThere(Loaded !== null));
    }, []);
    return createElement(Loaded ?? meanwhile, props);
  }
  return Object.assign(LateComponent, { bring: fetchOnce });
}
