import { signInCookie } from '../../domain/session/cookies.ts';
import { isFramed } from './framed.ts';
import { readPrefill } from './prefill.ts';

/** What the server hands over in the URL hash after a sign-in. */
export interface HandedOver {
  /** Exchanged once, within a minute, for the session's token (`handOver.once`). */
  handOver: string;
  customerId: string | null;
}

type Page = Pick<Window, 'location' | 'history' | 'document' | 'parent'>;

const MAX_LENGTH = 512;
const KEYS = ['access_token', 'customer_id', 'state', 'anchor'];
const TOKEN = /^[\w.~-]+$/;
const CUSTOMER_ID = /^[0-9]{6,12}$/;
const ANCHOR = /^[\w.~%-]{1,128}$/;

/** A hash without `=` is an anchor inside the page (`handOver.anchor`). */
function isAnchor(hash: string): boolean {
  return !hash.includes('=');
}

/** Whether a hash carries a hand-over, ours to take or not; another may fill in a form (`order.prefill`). */
export const handsOver = (hash: string): boolean => /[#&]access_token=/.test(hash);

/** The known keys of a hash, each with its first value; whatever else it carries is dropped (`handOver.keys`). */
function readKeys(hash: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (KEYS.includes(key) && !values.has(key)) values.set(key, value);
  }
  return values;
}

/** The cookie that `/login` sets for each sign-in that this browser has begun, by its `state`. */
const stateCookie = ({ location }: Page, state: string) => signInCookie(state, location.protocol === 'https:');

function hasBegun(page: Page, state: string): boolean {
  const wanted = `${stateCookie(page, state)}=`;
  return page.document.cookie.split('; ').some((entry) => entry.startsWith(wanted));
}

/** Whether a token without a state is taken, as this deployment says (`handOver.stateless`). */
const isStateless = ({ document }: Page) =>
  document.querySelector('meta[name="hand-over"]')?.getAttribute('content') === 'stateless';

/** What the hash hands over, null where it is not ours to take: without a token, begun in another browser, or in a frame. */
function readHandOver(page: Page, values: Map<string, string>): HandedOver | null {
  const handOver = values.get('access_token') ?? '';
  if (isFramed(page)) return null;
  if (handOver.length > MAX_LENGTH || !TOKEN.test(handOver)) return null;
  const state = values.get('state');
  if (state === undefined ? !isStateless(page) : !hasBegun(page, state)) return null;
  const customerId = values.get('customer_id') ?? '';
  return { handOver, customerId: CUSTOMER_ID.test(customerId) ? customerId : null };
}

/** Takes the hash out of the address and its history; the place within the page that it names stays (`signIn.wayBack`). */
function removeHash({ location, history }: Page, values: Map<string, string>): void {
  const anchor = values.get('anchor') ?? '';
  const place = ANCHOR.test(anchor) ? `#${anchor}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + place);
}

/**
 * Takes the hand-over out of the address before anything else can see it (`handOver.first`), and ends the sign-in that it
 * belongs to. A hash that was begun elsewhere is removed too and taken for nothing (`handOver.state`).
 */
export function takeHandOver(page: Page): HandedOver | null {
  const { location, document } = page;
  if (isAnchor(location.hash)) return null;
  const values = readKeys(location.hash);
  const handedOver = readHandOver(page, values);
  removeHash(page, values);
  const state = values.get('state');
  if (handedOver && state) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${stateCookie(page, state)}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  }
  return handedOver;
}

/**
 * Watches for a hand-over to the page that is open already, as the app and the employees' systems do it: the portal is
 * loaded anew, and takes it like the first (`handOver.again`). To be called before the router is made, which sees nothing of
 * it. A hash that is not ours to take is removed and changes nothing. One
 * that fills in a form is the page's that is loaded with it (`order.prefill`).
 *
 * @param leave forgets the session that the page had
 */
export function watchHandOver(page: Window, leave: () => void): void {
  const look = (event: Event) => {
    const { hash } = page.location;
    if (isAnchor(hash)) return;
    event.stopImmediatePropagation();
    const values = readKeys(hash);
    const isTaken = readHandOver(page, values) !== null;
    if (!isTaken && readPrefill(hash) === null) return removeHash(page, values);
    if (isTaken) leave();
    page.location.reload();
  };
  page.addEventListener('popstate', look);
  page.addEventListener('hashchange', look);
}
