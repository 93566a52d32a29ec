import { describe, expect, test } from 'vitest';
import { readHandOver, takeHandOver } from './handOver.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJwb3J0YWwifQ.c2ln';
const hash = `#access_token=${token}&id_token=${token}&customer_id=40127731&state=s3`;
const handedOver = { accessToken: token, idToken: token, customerId: '40127731' };

interface Address {
  hash: string;
  cookie?: string;
  meta?: string;
}

/** A page at `/contracts?x=1` with the hash; what it did to the address and the cookies is kept. */
function pageAt({ hash: at, cookie = '', meta }: Address) {
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
    location: { hash: at, pathname: '/contracts', search: '?x=1' },
    history: { state: null, replaceState: (_: unknown, __: string, url: string) => replaced.push(url) },
    document,
  } as unknown as Parameters<typeof takeHandOver>[0];
  return { page, replaced, cookies };
}

describe('takeHandOver', () => {
  test('takes the token of the sign-in that this browser began, and ends that sign-in (handOver.first)', () => {
    const { page, replaced, cookies } = pageAt({ hash, cookie: 'other=1; kajo_sign_in=s3' });
    expect(takeHandOver(page)).toEqual(handedOver);
    expect(replaced).toEqual(['/contracts?x=1']);
    expect(cookies).toEqual(['kajo_sign_in=; Path=/; Max-Age=0; SameSite=Lax']);
  });

  test('removes a hash begun elsewhere and leaves the own sign-in underway (handOver.state)', () => {
    const { page, replaced, cookies } = pageAt({ hash, cookie: 'kajo_sign_in=mine' });
    expect(takeHandOver(page)).toBeNull();
    expect(replaced).toEqual(['/contracts?x=1']);
    expect(cookies).toEqual([]);
  });

  test('leaves an anchor alone (handOver.anchor)', () => {
    const { page, replaced } = pageAt({ hash: '#representations', cookie: 'kajo_sign_in=s3' });
    expect(takeHandOver(page)).toBeNull();
    expect(replaced).toEqual([]);
  });

  test('takes a token without a state only where the page allows it (handOver.stateless)', () => {
    const stateless = `#access_token=${token}`;
    expect(takeHandOver(pageAt({ hash: stateless, meta: 'stateless' }).page)).toEqual({
      accessToken: token,
      idToken: null,
      customerId: null,
    });
    expect(takeHandOver(pageAt({ hash: stateless }).page)).toBeNull();
    expect(takeHandOver(pageAt({ hash: stateless, meta: 'other' }).page)).toBeNull();
  });
});

describe('readHandOver', () => {
  test('refuses a foreign state even where none is needed', () => {
    expect(readHandOver(hash, 'mine', true)).toBeNull();
    expect(readHandOver(hash, null, true)).toBeNull();
  });

  test('an empty state equals no cookie', () => {
    expect(readHandOver(`#access_token=${token}&state=`, null, false)).toBeNull();
    expect(readHandOver(`#access_token=${token}&state=`, '', false)).toBeNull();
  });

  test('drops every key that it does not know, and prototypes stay as they were (handOver.keys)', () => {
    const taken = readHandOver(`${hash}&__proto__=x&constructor=y&importId=7&email=a%40b`, 's3', false);
    expect(taken).toEqual(handedOver);
    expect(Object.keys(taken ?? {})).toEqual(['accessToken', 'idToken', 'customerId']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('the first of a repeated key counts', () => {
    expect(readHandOver(`${hash}&customer_id=1234567`, 's3', false)).toEqual(handedOver);
  });

  test.each([
    ['no token', '#state=s3&customer_id=40127731'],
    ['a token that is none', '#state=s3&access_token=%3Cscript%3E'],
    ['a token too long', `#state=s3&access_token=${'a'.repeat(9000)}.b.c`],
  ])('hands nothing over with %s', (_, at) => {
    expect(readHandOver(at, 's3', false)).toBeNull();
  });

  test('leaves out a customer id and an id token that are none', () => {
    const at = `#access_token=${token}&state=s3&customer_id=../7&id_token=none`;
    expect(readHandOver(at, 's3', false)).toEqual({ accessToken: token, idToken: null, customerId: null });
  });
});
