import { useEffect, type RefObject } from 'react';
import { closeOnBack } from './backCloses.ts';

interface Dismissable {
  isOpen: boolean;
  /** Holds what opens and the button that opens it. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back when the Escape key closes, or the browser's Back. */
  trigger: RefObject<HTMLElement | null>;
  close(): void;
}

/** Closes what floats: by the Escape key, by the browser's Back (`overlay.back`), by a press outside it, and when the focus leaves it. */
export function useDismiss({ isOpen, container, trigger, close }: Dismissable): void {
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !container.current?.contains(target);
    const closeByKey = () => {
      close();
      trigger.current?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeByKey();
    };
    const onElsewhere = (event: Event) => {
      if (isOutside(event.target)) close();
    };
    const leaveHistory = closeOnBack(closeByKey);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      leaveHistory();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, container, trigger, close]);
}
