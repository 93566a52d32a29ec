import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Area, Catalogues } from '../i18n/catalogues.ts';
import { usePortal } from './portal.context.ts';

type Texts = Pick<Catalogues, 'need'>;
type Late<Props extends object> = ((props: Props) => ReactNode) & { bring(texts: Texts): Promise<void> };

interface LateWish<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** The area of its texts, where that is not the page's. */
  area?: Area;
  /** Drawn until it is there, and where it cannot be had; left out, nothing is. */
  meanwhile?: ComponentType<Props>;
}

/** A component that no page begins with: it is fetched when the page stands, or when it is needed. */
export function late<Props extends object>({ load, area, meanwhile = () => null }: LateWish<Props>): Late<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetchOnce = async (texts: Texts) => {
    if (Loaded) return;
    const [component] = await Promise.all([load(), area && texts.need(area)]).catch(() => [null]);
    Loaded = component;
  };
  function LateComponent(props: Props) {
    const { catalogues } = usePortal();
    const [, setIsThere] = useState(Loaded !== null);
    useEffect(() => {
      void fetchOnce(catalogues).then(() => setIsThere(Loaded !== null));
    }, [catalogues]);
    return createElement(Loaded ?? meanwhile, props);
  }
  return Object.assign(LateComponent, { bring: fetchOnce });
}
