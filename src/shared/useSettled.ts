import { useEffect, useState } from 'react';

/**
 * What was written, once nothing has been for a moment: who still writes is not answered.
 *
 * @param pause in milliseconds
 */
export function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
