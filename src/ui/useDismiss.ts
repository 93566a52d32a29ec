import { useEffect, type RefObject } from 'react';

interface Dismissable {
  isOpen: boolean;
  /** Holds what opens and the button that opens it. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back when the Escape key closes. */
  trigger: RefObject<HTMLElement | null>;
  close(): void;
}

/** Closes what floats: by the Escape key, by a press outside it, and when the focus leaves it. */
export function useDismiss({ isOpen, container, trigger, close }: Dismissable): void {
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !container.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      trigger.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (isOutside(event.target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, container, trigger, close]);
}
