interface Cookie {
  value: string;
  path: string;
}

/** A browser, as far as a sign-in needs one: cookies and redirects. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** The `Cookie` header for a path; empty where there is none to send. */
  headerFor(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  value(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  all(): ({ name: string } & Cookie)[] {
    return [...this.#cookies].map(([name, cookie]) => ({ name, ...cookie }));
  }

  keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const expires = attribute('expires');
      const isGone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, { value: value.join('='), path: attribute('path') ?? '/' });
    }
  }
}

export interface SignedIn {
  accessToken: string;
  customerId: string | null;
  state: string | null;
  /** Where the browser was handed over to, without the hash. */
  location: string;
  jar: CookieJar;
}

export interface SignInWish {
  /** Which person, by `sub`. */
  sub: string;
  location?: string;
  /** What the browser has already; without, it has never been here. */
  jar?: CookieJar;
  /** Server processes that take the steps in turn; they share a database and a public address. */
  urls: readonly [string, ...string[]];
  /** Waited for before the browser goes back to the portal from the identity provider. */
  beforeCallback?: () => Promise<void>;
}

/** What a browser has when it is led back to the portal. */
export interface HandedOver extends Omit<SignedIn, 'accessToken'> {
  /** Exchanged once, within a minute, for the token. */
  handOver: string;
}

/**
 * Signs a demo person in over HTTP, by way of a bank of the embedded identity provider: every redirect followed, every
 * cookie kept, as a browser does, and what is handed over exchanged, as the portal does.
 */
export async function signIn(wish: SignInWish): Promise<SignedIn> {
  return exchange(await beHandedOver(wish), wish.urls[0]);
}

/** Exchanges what was handed over, as the portal does. */
export async function exchange({ handOver, ...rest }: HandedOver, url: string): Promise<SignedIn> {
  const answer = await fetch(new URL('/api/auth/token/exchange', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: rest.jar.headerFor('/api') },
    body: JSON.stringify({ handOver }),
  });
  if (!answer.ok) throw new Error(`the exchange is answered with ${answer.status}: ${await answer.text()}`);
  rest.jar.keep(answer.headers.getSetCookie());
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { ...rest, accessToken };
}

/** A sign-in up to where the browser is led back to the portal. */
export async function beHandedOver({
  sub,
  location = '/contracts',
  urls,
  jar = new CookieJar(),
  beforeCallback = async () => {},
}: SignInWish): Promise<HandedOver> {
  let step = 0;
  const ask = async (path: string, form?: Record<string, string>) => {
    const url = new URL(path, urls[step % urls.length]);
    step += 1;
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: jar.headerFor(url.pathname) },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };

  let path = `/login?${new URLSearchParams({ lang: 'fi', tupas: 'true', bank: 'op', location })}`;
  let form: Record<string, string> | undefined;
  for (let hops = 0; hops < 12; hops += 1) {
    if (path.startsWith('/login/callback')) await beforeCallback();
    const answer = await ask(path, form);
    form = undefined;
    const next = answer.headers.get('location');
    if (next !== null) {
      const target = new URL(next, urls[0]);
      if (target.hash) return handedOver(target, jar);
      path = target.pathname + target.search;
    } else if (answer.ok && path.startsWith('/idp/interaction/')) {
      path = new URL(path, urls[0]).pathname;
      form = { sub, bank: 'op', lang: 'fi' };
    } else {
      throw new Error(`the sign-in stopped at ${path} with ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    }
  }
  throw new Error(`the sign-in goes round and round, last at ${path}`);
}

function handedOver(target: URL, jar: CookieJar): HandedOver {
  const hash = new URLSearchParams(target.hash.slice(1));
  return {
    handOver: hash.get('access_token') ?? '',
    customerId: hash.get('customer_id'),
    state: hash.get('state'),
    location: target.pathname + target.search,
    jar,
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
