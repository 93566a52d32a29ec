import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** What was unfolded, by the entry of the history and the name of the part; in memory, as the places that were scrolled to. */
const unfolded = new Set<string>();

/**
 * A part of a page that can be unfolded, and is so again when the person comes back to the page (`routes.unfolded`).
 *
 * @param name tells it apart from other parts of the page
 */
export function useUnfolded(name: string): { isOpen: boolean; onToggle: (isOpen: boolean) => void } {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const key = `${entry} ${name}`;
  const [isOpen, setIsOpen] = useState(() => unfolded.has(key));
  return {
    isOpen,
    onToggle: (isOpenNow) => {
      if (isOpenNow) unfolded.add(key);
      else unfolded.delete(key);
      setIsOpen(isOpenNow);
    },
  };
}
