let offset = 0;

/** Sets the clock by the server's (`clock.server`). `serverTime` is the instant of a moment ago; what is no time changes nothing. */
export function learnServerTime(serverTime: string | null): void {
  const instant = Date.parse(serverTime ?? '');
  if (!Number.isNaN(instant)) offset = instant - Date.now();
}

/** Now by the server's clock, in epoch milliseconds; by the device's until the server has told its own. */
export function serverNow(): number {
  return Date.now() + offset;
}
