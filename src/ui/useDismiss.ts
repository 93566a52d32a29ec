import { useEffect, type RefObject } from 'react';
import { closeOnBack } from './backCloses.ts';

interface Dismissable {
  isOpen: boolean;
  /** Kept from one drawing to the next. */
  setIsOpen(isOpen: boolean): void;
  /** Holds what opens and the button that opens it. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back when the Escape key closes, or the browser's Back. */
  trigger: RefObject<HTMLElement | null>;
}

/**
 * Closes what floats: by the Escape key, by the browser's Back (`overlay.back`), by a press outside it, when the focus leaves
 * it, and when its button is hidden, so that nothing is open that nobody sees (`overlay.hidden`). Forward opens it again.
 */
export function useDismiss({ isOpen, setIsOpen, container, trigger }: Dismissable): void {
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !container.current?.contains(target);
    const close = () => setIsOpen(false);
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
    const leaveHistory = closeOnBack(closeByKey, () => setIsOpen(true));
    const watch = new ResizeObserver(() => {
      if (!trigger.current?.checkVisibility()) close();
    });
    if (trigger.current) watch.observe(trigger.current);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      leaveHistory();
      watch.disconnect();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, setIsOpen, container, trigger]);
}
