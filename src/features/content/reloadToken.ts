/** In memory alone, so that a reload of the page forgets it. */
let handedOver = '';

/** Keeps the token of an address for the page; an empty one forgets it (`contentWorker.secret`). */
export function keepReloadToken(token: string): void {
  handedOver = token;
}

/** The token that the address brought; empty where it brought none. */
export function readReloadToken(): string {
  return handedOver;
}
