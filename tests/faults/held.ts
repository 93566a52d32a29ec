import { expect, type Page, type Request } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The calls to one place: how many there were, and what becomes of them. */
export interface HeldCalls {
  readonly asked: Request[];
  /** Lets those that wait, and all that follow, have their answer; one that the page has given up gets none. */
  letGo(): void;
}

/**
 * Holds the calls to a place back.
 *
 * @param where before the server, which then knows nothing of them, or behind it, so that it has done what it was asked
 */
export async function hold(
  page: Page,
  [method, pattern]: readonly [Method, string],
  where: 'before the server' | 'behind the server' = 'before the server',
): Promise<HeldCalls> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const asked: Request[] = [];
  await page.route(pattern, async (route, request) => {
    if (request.method() !== method) return route.fallback();
    if (where === 'behind the server') {
      const response = await route.fetch();
      asked.push(request);
      await isLetGo;
      return route.fulfill({ response }).catch(() => {});
    }
    asked.push(request);
    await isLetGo;
    return route.continue().catch(() => {});
  });
  return { asked, letGo };
}

/** The server does what the next call to a place asks for, and its answer is lost on the way. */
export async function loseAnswer(page: Page, [method, pattern]: readonly [Method, string]): Promise<void> {
  await page.route(
    pattern,
    async (route, request) => {
      if (request.method() !== method) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Counts the calls to a place. */
export function count(page: Page, [method, path]: readonly [Method, string]): { readonly calls: number } {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.startsWith(path)) counted.calls += 1;
  });
  return counted;
}

/**
 * Watches what is on its way from now on.
 *
 * @returns waits until nothing is any more, and the page has drawn what has come
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return async () => {
    await expect.poll(() => running.size, { message: 'what is on its way' }).toBe(0);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
    );
  };
}
