import { useEffect, useState } from 'react';
import { runningQuarter } from '../../../domain/spotPrices/index.ts';
import { QUARTER_MS } from '../../../domain/time/helsinki.ts';
import { serverNow } from '../../platform/clock.ts';

/**
 * The beginning of the quarter that runs, in epoch milliseconds; the page is drawn anew with the next one (`spot.quarter`).
 *
 * @param told the quarter that the server's answer says
 */
export function useQuarter(told: string): number {
  const [device, setDevice] = useState(serverNow);
  useEffect(() => {
    const next = setTimeout(() => setDevice(serverNow()), QUARTER_MS - (serverNow() % QUARTER_MS));
    return () => clearTimeout(next);
  }, [device]);
  return runningQuarter(Date.parse(told), device);
}
