import { useEffect, type RefObject } from 'react';

/** In pixels: less is a press with an unsteady hand. */
const DRAG = 4;

/** Scrolls a region by dragging what is in it with the mouse; a finger does that by itself. */
export function useDragScroll(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let last: PointerEvent | null = null;
    let isDragging = false;

    const onDown = (event: PointerEvent) => {
      isDragging = false;
      if (event.pointerType === 'mouse' && event.button === 0) last = event;
    };
    const onMove = (event: PointerEvent) => {
      if (!last) return;
      const [x, y] = [event.clientX - last.clientX, event.clientY - last.clientY];
      if (!isDragging && Math.hypot(x, y) < DRAG) return;
      if (!isDragging) element.setPointerCapture(event.pointerId);
      isDragging = true;
      element.scrollBy(-x, -y);
      last = event;
    };
    const onUp = () => {
      last = null;
    };
    // The end of a drag is no press on what lies below the pointer.
    const onClick = (event: MouseEvent) => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, [region]);
}
