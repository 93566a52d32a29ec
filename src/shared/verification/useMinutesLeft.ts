import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/clock.ts';

/** In whole minutes, by the server's clock; what is shown changes with them. */
export function useMinutesLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 60_000));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), 1_000);
    return () => clearInterval(timer);
  });
  return minutes;
}
