import { describe, expect, test, vi } from 'vitest';
import { takeHandOver, watchHandOver } from './handOver.ts';

const token = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const hash = `#access_token=${token}&customer_id=40127731&state=s3`;
const handedOver = { handOver: token, customerId: '40127731' };
const own = 'other=1; kajo_sign_in_s3=1';

interface Address {
  hash: string;
  cookie?: string;
  meta?: string;
  protocol?: string;
  isFramed?: boolean;
}

/** A page at `/contracts?x=1` with the hash; what it did to the address and the cookies is kept. */
function pageAt({ hash: at, cookie = '', meta, protocol = 'http:', isFramed = false }: Address) {
  const replaced: string[] = [];
  const cookies: string[] = [];
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookies.push(value);
    },
    querySelector: () => (meta === undefined ? null : { getAttribute: () => meta }),
  };
  const page = {
    location: { hash: at, pathname: '/contracts', search: '?x=1', protocol },
    history: { state: null, replaceState: (_: unknown, __: string, url: string) => replaced.push(url) },
    document,
  } as unknown as Parameters<typeof takeHandOver>[0];
  Object.assign(page, { parent: isFramed ? {} : page });
  return { page, replaced, cookies };
}

describe('what the address hands over when the portal is opened', () => {
  test('is taken for the sign-in that this browser began, which ends by it (handOver.first)', () => {
    const { page, replaced, cookies } = pageAt({ hash, cookie: own });
    expect(takeHandOver(page)).toEqual(handedOver);
    expect(replaced).toEqual(['/contracts?x=1']);
    expect(cookies).toEqual(['kajo_sign_in_s3=; Path=/; Max-Age=0; SameSite=Lax']);
  });

  test('begun elsewhere is removed, and the own sign-in stays under way (handOver.state)', () => {
    const { page, replaced, cookies } = pageAt({ hash, cookie: 'kajo_sign_in_mine=1' });
    expect(takeHandOver(page)).toBeNull();
    expect(replaced).toEqual(['/contracts?x=1']);
    expect(cookies).toEqual([]);
  });

  test('is removed and not taken in a frame, where nobody is signed in (frame.stranger)', () => {
    const { page, replaced, cookies } = pageAt({ hash, cookie: own, isFramed: true });
    expect([takeHandOver(page), replaced, cookies]).toEqual([null, ['/contracts?x=1'], []]);
  });

  test('under https counts with the cookie alone that no other host can set (signIn.tabs)', () => {
    expect(takeHandOver(pageAt({ hash, cookie: own, protocol: 'https:' }).page)).toBeNull();
    const { page, cookies } = pageAt({ hash, cookie: '__Host-kajo_sign_in_s3=1', protocol: 'https:' });
    expect(takeHandOver(page)).toEqual(handedOver);
    expect(cookies).toEqual(['__Host-kajo_sign_in_s3=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
  });

  test('leaves an anchor alone (handOver.anchor)', () => {
    const { page, replaced } = pageAt({ hash: '#representations', cookie: own });
    expect(takeHandOver(page)).toBeNull();
    expect(replaced).toEqual([]);
  });

  test.each([
    ['addons', '#addons'],
    ['a%2520b', '#a%20b'],
    ['a%3Db', ''],
    ['%3Cscript%3E', ''],
  ])('the place within the page that it names as %s comes back as %j (signIn.wayBack)', (anchor, place) => {
    const { page, replaced } = pageAt({ hash: `${hash}&anchor=${anchor}`, cookie: own });
    takeHandOver(page);
    expect(replaced).toEqual([`/contracts?x=1${place}`]);
  });

  test('without a state is taken only where the page allows it (handOver.stateless)', () => {
    const stateless = `#access_token=${token}`;
    expect(takeHandOver(pageAt({ hash: stateless, meta: 'stateless' }).page)).toEqual({
      handOver: token,
      customerId: null,
    });
    expect(takeHandOver(pageAt({ hash: stateless }).page)).toBeNull();
    expect(takeHandOver(pageAt({ hash: stateless, meta: 'other' }).page)).toBeNull();
  });

  test.each([
    ['a foreign state, even where none is needed', hash, 'kajo_sign_in_mine=1', 'stateless'],
    ['an empty state', `#access_token=${token}&state=`, 'kajo_sign_in=1', undefined],
    ['no token', '#state=s3&customer_id=40127731', own, undefined],
    ['a token that is none', '#state=s3&access_token=%3Cscript%3E', own, undefined],
    ['a token too long', `#state=s3&access_token=${'a'.repeat(9000)}`, own, undefined],
  ])('is nothing with %s', (_what, at, cookie, meta) => {
    expect(takeHandOver(pageAt({ hash: at, cookie, meta }).page)).toBeNull();
  });

  test('drops every key that it does not know, and prototypes stay as they were (handOver.keys)', () => {
    const { page } = pageAt({ hash: `${hash}&__proto__=x&constructor=y&importId=7&email=a%40b`, cookie: own });
    const taken = takeHandOver(page);
    expect(taken).toEqual(handedOver);
    expect(Object.keys(taken ?? {})).toEqual(['handOver', 'customerId']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('the first of a repeated key counts, and a customer id that is none is left out', () => {
    expect(takeHandOver(pageAt({ hash: `${hash}&customer_id=1234567`, cookie: own }).page)).toEqual(handedOver);
    const at = `#access_token=${token}&state=s3&customer_id=../7`;
    expect(takeHandOver(pageAt({ hash: at, cookie: own }).page)).toEqual({ handOver: token, customerId: null });
  });
});

describe('a hand-over to the page that is open already (handOver.again)', () => {
  function openPage(cookie: string) {
    const { page, replaced } = pageAt({ hash: '', cookie });
    const done: string[] = [];
    const listeners: [string, (event: Event) => void][] = [];
    const location = { ...page.location, hash: '', reload: () => void done.push('loaded anew') };
    const open = Object.assign(Object.create(page) as object, {
      location,
      document: page.document,
      addEventListener: (type: string, listener: (event: Event) => void) => listeners.push([type, listener]),
    }) as unknown as Window;
    Object.assign(open, { parent: open });
    watchHandOver(open, () => done.push('forgotten'));
    const goTo = (at: string) => {
      location.hash = at;
      const stop = vi.fn();
      for (const [, listener] of listeners) listener({ stopImmediatePropagation: stop } as unknown as Event);
      return stop.mock.calls.length;
    };
    return { goTo, done, replaced, types: listeners.map(([type]) => type) };
  }

  test('forgets the old session and loads the portal anew, before the router sees it', () => {
    const { goTo, done, types, replaced } = openPage(own);
    expect(types).toEqual(['popstate', 'hashchange']);
    expect(goTo(hash)).toBe(2);
    expect(done.slice(0, 2)).toEqual(['forgotten', 'loaded anew']);
    expect(replaced).toEqual([]);
  });

  test('that was begun elsewhere changes nothing, and leaves the address', () => {
    const { goTo, done, replaced } = openPage('');
    goTo(hash);
    expect([done, replaced[0]]).toEqual([[], '/contracts?x=1']);
  });

  test('what fills in a form is taken by the page that is loaded with it, in the same session (order.prefill)', () => {
    const { goTo, done, replaced } = openPage('');
    goTo('#firstName=Aino');
    expect([done[0], replaced]).toEqual(['loaded anew', []]);
  });

  test('an anchor is none', () => {
    const { goTo, done, replaced } = openPage(own);
    expect([goTo('#addons'), done, replaced]).toEqual([0, [], []]);
  });
});
