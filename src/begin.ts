/*
 * Runs inside the HTML, before anything is painted and before any file has come (`start.noFlash`, `start.atOnce`). What is
 * painted first was drawn for a stranger who reads the language of the HTML; for anyone else it is hidden, and the frame
 * of the page stands there until the portal has drawn their own. A classic script of its own: it imports nothing but types.
 */

/** Files that are fetched at once. */
export interface BeginLoad {
  /** Scripts, style sheets and fonts. */
  files: string[];
  /** The texts, by language. */
  texts: Partial<Record<string, string[]>>;
}

/** What a page asks the server first, as addresses in which a placeholder stands for the customer. */
export interface BeginReads {
  /** Left out where it reads nothing. */
  page?: string[];
  /** For the header, which an embedded page is without. */
  header: string[];
}

/** What the HTML says of the page at its address. */
export interface BeginFacts {
  /** The route that the HTML is for, as the router writes it. */
  path: string;
  /** What the page takes, by whose it is. */
  loads: Record<'own' | 'stranger', BeginLoad>;
  /** What is asked for before the page's scripts have come, where the session is good. */
  reads?: BeginReads;
  /** It reports what became of a sign-in, whatever session there is. */
  isReport?: boolean;
  /** The sign-in stands in the place of a page that is for those who have signed in. */
  isSignIn?: boolean;
}

declare global {
  interface Window {
    /** A page stands here. When it was painted, and what was pressed before the portal had taken it over. */
    kajoEarly?: { painted: Promise<void>; pressed: HTMLElement[]; stop(): void };
  }
}

/** In milliseconds: a page that was not painted by then, as nobody looks at it, is not waited for. */
const UNTIL_PAINTED = 500;

// More than one slash at its beginning would name another server where the address is written anew (`routes.leadingSlashes`).
if (location.pathname.startsWith('//'))
  history.replaceState(history.state, '', location.pathname.replace(/^\/+/, '/') + location.search + location.hash);

const root = document.documentElement;
const search = new URLSearchParams(location.search);
const facts: Partial<BeginFacts> = JSON.parse(
  document.querySelector('meta[name="begin"]')?.getAttribute('content') ?? '{}',
);

/** Nobody is signed in there, and what the tab keeps is not looked at (`frame.stranger`). */
const isFramed = parent !== window;

function kept(key: string): string | null {
  if (isFramed) return null;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

// Who comes back from signing in or out sees the portal as before, inside another (`frame.embedded`).
const view = kept('view');
if (view !== null) {
  sessionStorage.removeItem('view');
  if (view === 'app' || view === 'embed') search.set(view, 'true');
  history.replaceState(history.state, '', `?${search}${location.hash}`);
}

const isEmbedded = search.get('app') === 'true' || search.get('embed') === 'true';
const isKept = kept('kajo.session') !== null;
const isOwn = isKept || (!isFramed && location.hash.includes('access_token='));
const language =
  [search.get('lang'), kept('selectedLanguage')]
    .map((code) => (code ?? '').toLowerCase())
    .find((code) => ['fi', 'sv', 'en'].includes(code)) ?? 'fi';
/**
 * Somebody has signed in with this browser, as a cookie says that over https nobody else can set, and this tab does not know
 * of it (`session.newTab`). In a frame nobody asks.
 */
const isNewTab =
  !isOwn &&
  !isFramed &&
  !facts.isReport &&
  !search.has('error') &&
  // What fills in a form is told to nobody on the way (`order.prefill`).
  !location.hash.includes('=') &&
  // The secret of a link, 128 bits as base64url, is not led around: whoever opens it needs no session (`withdrawal.secret`).
  !/^#(.{36}\.)?[\w-]{22}$/.test(location.hash) &&
  `; ${document.cookie}`.includes(`; ${location.protocol === 'https:' ? '__Host-' : ''}kajo_signed_in=`);

root.dataset['language'] = language;
root.toggleAttribute('data-report', facts.isReport ?? false);
root.toggleAttribute('data-embed', isEmbedded);
// Who has just been handed over may never have been here: what the device has instead is nearly the same.
if (isOwn && !isKept) root.dataset['fonts'] = 'later';
if (isOwn || isEmbedded || isNewTab || language !== root.lang || search.has('error')) root.dataset['start'] = 'others';

/** Asks for all that the page takes. */
function fetchFiles(): void {
  const load = facts.loads?.[isOwn ? 'own' : 'stranger'];
  for (const file of [...(load?.files ?? []), ...(load?.texts[language] ?? [])]) {
    if (file.endsWith('.woff2') && root.dataset['fonts']) continue;
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (file.endsWith('.css')) link.as = 'style';
    if (file.endsWith('.woff2')) {
      link.as = 'font';
      // One of the device is as wide, so what draws a page that does not stand yet goes before.
      if (root.hasAttribute('data-start')) link.fetchPriority = 'low';
    }
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** Where a sign-in leads back to; its language counts before the one that the address has. */
const place = location.pathname + location.search + (location.hash.includes('=') ? '' : location.hash);

if (isNewTab) {
  // The identity provider is asked whether they still are, and nobody is: it leads back at once. The portal waits.
  root.dataset['leaving'] = '';
  location.replace(`/login?${new URLSearchParams({ prompt: 'none', location: place })}`);
} else if (root.hasAttribute('data-start')) fetchFiles();
else {
  root.dataset['drawn'] = facts.path;
  const pressed: HTMLElement[] = [];
  const notice = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button, input') : null;
    if (!(control instanceof HTMLAnchorElement)) {
      if (control) pressed.push(control);
    } else if (facts.isSignIn && control.pathname === '/login') {
      // One sign-in is drawn for every address: the way back is this one.
      const query = new URLSearchParams(control.search);
      query.set('location', place);
      control.search = String(query);
    }
  };
  document.addEventListener('click', notice, true);
  // What stands here is painted before anything else is fetched and run.
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : UNTIL_PAINTED);
  });
  void painted.then(fetchFiles);
  window.kajoEarly = { painted, pressed, stop: () => document.removeEventListener('click', notice, true) };
}
