import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide';
import { useSyncExternalStore, type RefObject } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Has a part of the page fill the screen, and takes it back; some phones let no part do so. */
export function FullScreenButton({ part }: { part: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  // A browser that does not let it stays as it is.
  const change = () => (isFull ? document.exitFullscreen() : part.current?.requestFullscreen())?.catch(() => {});
  return (
    <Button variant="secondary" size="small" icon={isFull ? Minimize : Maximize} onClick={() => void change()}>
      {isFull
        ? t({ id: 'atlas.chart.partScreen', message: 'Palaa sivulle' })
        : t({ id: 'atlas.chart.fullScreen', message: 'Koko näyttö' })}
    </Button>
  );
}
