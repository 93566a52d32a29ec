import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const settings = { kind: 'recaptcha', siteKey: 'site key' } as const;
const getPuzzle = vi.fn();
const grecaptcha = { ready: (run: () => void) => run(), execute: vi.fn(async () => 'token') };

let scripts: (EventTarget & { src: string })[];

/** A page without scripts yet, and the bot check as it is when the page has just been opened. */
async function openPage() {
  vi.resetModules();
  scripts = [];
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    head: { append: (script: EventTarget & { src: string }) => scripts.push(script) },
  });
  vi.stubGlobal('window', {});
  const { botCheckToken } = await import('./botCheck.ts');
  return (action: string, signal?: AbortSignal) => botCheckToken(action, { settings, getPuzzle, signal });
}

function loadScript() {
  Object.assign(window, { grecaptcha });
  scripts[0]?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
  grecaptcha.execute.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where the deployment has chosen reCAPTCHA (botCheck.recaptcha)', () => {
  test('its script is loaded once, and a token asked for each action', async () => {
    const token = await openPage();
    const both = [token('order'), token('move')];
    loadScript();
    expect(await Promise.all(both)).toEqual(['token', 'token']);
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=site%20key&trustedtypes=true',
    ]);
    expect(grecaptcha.execute.mock.calls).toEqual([
      ['site key', { action: 'order' }],
      ['site key', { action: 'move' }],
    ]);
    expect(getPuzzle).not.toHaveBeenCalled();
  });

  test.each([
    ['the script is blocked', () => scripts[0]?.dispatchEvent(new Event('error'))],
    ['the script is another', () => scripts[0]?.dispatchEvent(new Event('load'))],
    ['nothing comes', () => vi.advanceTimersByTime(10_000)],
    [
      'Google refuses',
      () => {
        grecaptcha.execute.mockRejectedValueOnce(new Error('invalid site key'));
        loadScript();
      },
    ],
  ])('where %s the token is empty, and the server decides', async (_, happen) => {
    const token = await openPage();
    const asked = token('order');
    happen();
    expect(await asked).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('who gives up waits no longer (botCheck.cancel)', async () => {
  const token = await openPage();
  const given = new AbortController();
  const asked = token('order', given.signal);
  given.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that did not come is asked for again with the next call', async () => {
  const token = await openPage();
  const first = token('order');
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await first).toBe('');
  void token('order');
  expect(scripts).toHaveLength(2);
});

describe('trustedScript (botCheck.trustedTypes)', () => {
  test('a policy lets the first address through and no other', async () => {
    vi.resetModules();
    const { trustedScript } = await import('./trustedScript.ts');
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
    const page = { trustedTypes: { createPolicy } };
    const url = 'https://oma.kajo.example/assets/solve.js';
    expect([trustedScript('kajo-worker', url, page), trustedScript('kajo-worker', url, page)]).toEqual([url, url]);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['kajo-worker']);
    expect(() => trustedScript('kajo-worker', 'https://evil.example/a.js', page)).toThrow(TypeError);
  });
});
