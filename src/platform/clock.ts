let offset = 0;

/** Sets the clock by the server's (`clock.server`). `serverTime` is an ISO instant of a moment ago. */
export function learnServerTime(serverTime: string): void {
  const instant = Date.parse(serverTime);
  if (!Number.isNaN(instant)) offset = instant - Date.now();
}

/** Now by the server's clock, in epoch milliseconds; by the device's until the server has told its own. */
export function serverNow(): number {
  return Date.now() + offset;
}
