import { useEffect, useState } from 'react';

/** In milliseconds: what is there sooner is not announced as loading. */
const SHORT = 300;

/** False for a moment, then true: a status that is told only when the wait can be felt. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
