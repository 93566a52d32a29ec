import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Leads to the part of the page that the address names, once what stands above it has its height; the focus goes along.
 *
 * @param id of an element that can have the focus
 */
export function useAnchor(id: string, isStanding: boolean): void {
  const isMeant = useRouterState({ select: ({ location }) => location.hash === id });
  useEffect(() => {
    if (!isMeant || !isStanding) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [id, isMeant, isStanding]);
}
