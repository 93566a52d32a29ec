import { useEffect, useEffectEvent } from 'react';

/** Does something each time the connection is back (`error.offline`). For what is read: nothing is sent twice behind the person's back. */
export function useOnline(onBack: () => void): void {
  const goOn = useEffectEvent(onBack);
  useEffect(() => {
    const listen = () => goOn();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
