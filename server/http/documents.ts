import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { locales, type Locale } from '../texts.ts';

/** What the build leaves for the server to put HTML documents together from; the file is not served. */
export const DOCUMENTS_FILE = 'documents.json';

/** A page as it was drawn for strangers. */
export interface DrawnPage {
  /** The whole style of the page: it is painted before any other file has come. */
  style: string;
  /** The style sheets that the style holds already. */
  sheets: string[];
  /** By brand and language. */
  drawn: Record<string, Record<string, { title: string; html: string }>>;
}

/** A route, and what its document says of it. */
export interface RouteDocument {
  /** As the router writes it: `/contracts/$contractCode`, `/$` for every other. */
  path: string;
  /** The sites of partners may hold it in a frame (`frame.partners`). */
  isEmbeddable: boolean;
  /** Which of the drawn pages strangers see first; null where nothing is drawn before. */
  page: string | null;
  /** Scripts that the HTML itself names: they are asked for before any script has run. */
  scripts: string[];
  /** `BeginFacts` of `src/begin.ts`: the HTML carries them for the script that reads them. */
  begin: object;
}

export interface Documents {
  routes: RouteDocument[];
  pages: Record<string, DrawnPage>;
}

/** What the build has left, for the one brand that a deployment has: the style of the others is left out. */
export function readDocuments(text: string, brand: string): Documents {
  const documents = JSON.parse(text) as Documents;
  const ofOthers = (rule: string) => ![brand, undefined].includes(/\[data-brand="?(\w+)"?\]/.exec(rule)?.[1]);
  for (const page of Object.values(documents.pages))
    page.style = page.style.replaceAll(/[^{}]+\{[^{}]*\}/g, (rule) => (ofOthers(rule) ? '' : rule));
  return documents;
}

/** An HTML document, ready to send. */
export interface HtmlDocument {
  variants: Record<'br' | 'gzip' | 'identity', Buffer>;
  /** Changes with the content, whatever the encoding. */
  tag: string;
  /** The sites of partners may hold it in a frame. */
  isEmbeddable: boolean;
}

/** Answers the document of an address: a path as the browser sent it, and its search. */
export type FindDocument = (path: string, search: URLSearchParams) => HtmlDocument;

const matches = (pattern: string, path: readonly string[]): boolean => {
  const parts = pattern.split('/').slice(1);
  if (parts.at(-1) === '$') return true;
  return parts.length === path.length && parts.every((part, at) => part.startsWith('$') || part === path[at]);
};

/** The route as the router of the portal finds it: words before parameters, and last the one that catches all. */
function routeOf({ routes }: Documents, path: string): RouteDocument | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
  } catch {
    return undefined;
  }
  const parts = plain.split('/').slice(1);
  const generality = (route: RouteDocument) => route.path.split('$').length + (route.path.endsWith('$') ? 9 : 0);
  return routes
    .filter((route) => matches(route.path === '/' ? '' : route.path.replaceAll(/\/(?!\$)[^/]+/g, lower), parts))
    .sort((one, other) => generality(one) - generality(other))[0];
}

const lower = (text: string) => text.toLowerCase();

/** The language that the address asks for, or Finnish; what the tab remembers, only the browser knows. */
function languageOf(search: URLSearchParams): Locale {
  const asked = search.get('lang')?.toLowerCase();
  return locales.find((locale) => locale === asked) ?? 'fi';
}

/** For an attribute in single quotes: JSON is full of the double ones. */
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Puts into the HTML what it says of a route, and the page that was drawn for strangers. */
function put(html: string, { pages }: Documents, route: RouteDocument, locale: Locale, brand: string | null): string {
  const begin = `<meta name="begin" content='${escapeAttribute(JSON.stringify(route.begin))}'>`;
  const scripts = route.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const asked = html.replace('<script>', () => `${begin}${scripts}<script>`);
  const page = route.page === null || brand === null ? undefined : pages[route.page];
  const drawn = page?.drawn[brand ?? '']?.[locale];
  if (!page || !drawn) return asked;
  // Their content stands in the page: they are marked as there, and not fetched.
  const sheets = page.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`).join('');
  return asked
    .replace('<html lang="fi" data-start="others">', () => `<html lang="${locale}" data-brand="${brand}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(drawn.title)}</title>`)
    .replaceAll(/\s*<link rel="preload" as="style"[^>]*>/g, '')
    .replace('</head>', () => `<style>${page.style}</style>${sheets}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.html}</div>`);
}

function ready(html: string, isEmbeddable = false): HtmlDocument {
  const identity = Buffer.from(html);
  return {
    variants: {
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
    tag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    isEmbeddable,
  };
}

/**
 * Finds the document of each address: for a page that is the same for every stranger with that page in it, in the language
 * that the address asks for (`start.prerendered`). Each is put together once.
 *
 * @param html the built HTML with what this deployment is
 * @param documents null where the build has drawn nothing: the HTML as it is, at every address
 */
export function findDocuments(html: string, documents: Documents | null, brand: string): FindDocument {
  const made = new Map<string, HtmlDocument>();
  return (path, search) => {
    const route = documents ? routeOf(documents, path) : undefined;
    const locale = languageOf(search);
    // Other frames and reports of a sign-in are not drawn before.
    const isPlain = search.get('app') === 'true' || search.get('embed') === 'true' || search.has('error');
    const key = route ? `${route.path} ${locale} ${isPlain}` : '';
    const document =
      made.get(key) ??
      ready(
        documents && route ? put(html, documents, route, locale, isPlain ? null : brand) : html,
        route?.isEmbeddable,
      );
    made.set(key, document);
    return document;
  };
}
