/** What the server hands over in the URL hash after a sign-in. */
export interface HandedOver {
  accessToken: string;
  /** Shown to the identity provider at sign-out. */
  idToken: string | null;
  customerId: string | null;
}

/** The cookie that `/login` sets: the `state` of the sign-in that this browser has begun. */
const SIGN_IN_COOKIE = 'kajo_sign_in';
const MAX_TOKEN_LENGTH = 8192;
const KEYS = ['access_token', 'id_token', 'customer_id', 'state'];
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const CUSTOMER_ID = /^[0-9]{6,12}$/;

/** A hash without `=` is an anchor inside the page (`handOver.anchor`). */
function isAnchor(hash: string): boolean {
  return !hash.includes('=');
}

/** The known keys of a hash, each with its first value; whatever else it carries is dropped (`handOver.keys`). */
function readKeys(hash: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (KEYS.includes(key) && !values.has(key)) values.set(key, value);
  }
  return values;
}

function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

function tokenOrNull(value: string | undefined): string | null {
  return value !== undefined && value.length <= MAX_TOKEN_LENGTH && TOKEN.test(value) ? value : null;
}

/** What the hash hands over, null where it is not ours to take: without a token, or begun in another browser. */
export function readHandOver(hash: string, signInState: string | null, isStateless: boolean): HandedOver | null {
  const values = readKeys(hash);
  const accessToken = tokenOrNull(values.get('access_token'));
  if (accessToken === null) return null;
  const isOurs = Boolean(signInState) && values.get('state') === signInState;
  if (!isOurs && !(isStateless && !values.has('state'))) return null;
  const customerId = values.get('customer_id') ?? '';
  return {
    accessToken,
    idToken: tokenOrNull(values.get('id_token')),
    customerId: CUSTOMER_ID.test(customerId) ? customerId : null,
  };
}

/**
 * Takes the hand-over out of the address before anything else can see it (`handOver.first`), and ends the sign-in that it
 * belongs to. A hash that was begun elsewhere is removed too and taken for nothing (`handOver.state`).
 */
export function takeHandOver(page: Pick<Window, 'location' | 'history' | 'document'>): HandedOver | null {
  const { location, history, document } = page;
  if (isAnchor(location.hash)) return null;
  const isStateless = document.querySelector('meta[name="hand-over"]')?.getAttribute('content') === 'stateless';
  const handedOver = readHandOver(location.hash, readCookie(document.cookie, SIGN_IN_COOKIE), isStateless);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (handedOver) document.cookie = `${SIGN_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return handedOver;
}
