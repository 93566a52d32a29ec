const PORTAL = 'https://portal.invalid';
const LENGTH_LIMIT = 2_000;

type Scheme = 'https:' | 'mailto:' | 'tel:';

/**
 * Whether contents may link to an address: a path of this origin, or an address of one of the schemes without a user in
 * it (`content.links`). Nothing that a browser would first tidy up: no blank, no backslash, nothing unseen.
 */
export function isLink(text: string, schemes: readonly Scheme[] = ['https:', 'mailto:', 'tel:']): boolean {
  if (text.length > LENGTH_LIMIT || /[\s\\\p{Cc}\p{Cf}]/u.test(text)) return false;
  if (text.startsWith('/')) return isPath(text);
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const isPlain = protocol !== 'https:' || (text.startsWith('https://') && username === '' && password === '');
  return isPlain && schemes.some((scheme) => scheme === protocol);
}

function isPath(text: string): boolean {
  if (!URL.canParse(text, PORTAL)) return false;
  const { origin, pathname } = new URL(text, PORTAL);
  return origin === PORTAL && !pathname.includes('//') && !text.startsWith('//');
}

/** Whether a text is one https origin: a policy of a browser would take `*` for many. */
export const isHttpsOrigin = (text: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whether a picture may come from an address: from this origin, or from one that the settings name. */
export function isPicture(text: string, origins: readonly string[]): boolean {
  if (!isLink(text, ['https:'])) return false;
  return text.startsWith('/') || origins.includes(new URL(text).origin);
}
