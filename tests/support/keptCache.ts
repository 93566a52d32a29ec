import type { Page } from '@playwright/test';

/*
 * Chromium's cache, from one test of a worker to the next. Playwright empties it between tests and turns it off where calls
 * are routed, so that every page would fetch and compile a hundred files anew: half of all that the browser does. Nothing of
 * a person stays in it: what the server gives on a person's behalf is asked for anew each time (`Cache-Control`).
 */

type Send = (method: string, params?: { cacheDisabled?: boolean }) => Promise<unknown>;
/** The parts of Playwright that are no part of its API; where they have gone, the tests take longer and prove the same. */
interface Internals {
  _connection?: { toImpl?(page: Page): { delegate?: { _mainFrameSession?: { _client?: object } } } };
}

let isKept = true;
const patched = new WeakSet<object>();

const isEmptying: (...sent: Parameters<Send>) => boolean = (method, params) =>
  method === 'Network.clearBrowserCache' || (method === 'Network.setCacheDisabled' && params?.cacheDisabled === true);

/** Has this worker's browser keep what it has fetched, from this test on. */
function patch(page: Page): void {
  const { _connection } = page as unknown as Internals;
  const session = _connection?.toImpl?.(page).delegate?._mainFrameSession?._client;
  const prototype = session && (Object.getPrototypeOf(session) as { send?: Send });
  if (!prototype?.send || patched.has(prototype)) return;
  patched.add(prototype);
  const { send } = prototype;
  prototype.send = async function (method, params) {
    if (isKept && isEmptying(method, params)) return {};
    return send.call(this, method, params);
  };
}

/**
 * Lets a test find the cache as the test before it has left it.
 *
 * @param isWanted false where it begins with an empty one, and files that are routed or cut off must be asked for
 */
export async function keepCache(page: Page, isWanted: boolean, use: () => Promise<void>): Promise<void> {
  patch(page);
  isKept = isWanted;
  if (!isWanted) {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await client.send('Network.setCacheDisabled', { cacheDisabled: false });
    await client.send('Network.clearBrowserCache');
    await client.detach();
  }
  await use();
  isKept = true;
}
