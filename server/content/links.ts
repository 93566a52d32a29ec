import { linkKind } from '../../domain/links/index.ts';

type Scheme = 'https:' | 'mailto:' | 'tel:';

/** Whether contents may link to an address: a path of this origin, or an address of one of the schemes (`content.links`). */
export function isLink(text: string, schemes: readonly Scheme[] = ['https:', 'mailto:', 'tel:']): boolean {
  const kind = linkKind(text);
  return kind === 'own' || (kind !== null && schemes.some((scheme) => scheme === new URL(text).protocol));
}

/**
 * Whether an id can be put behind the address (`link.forward`): without a slash at its end the id would be a part of the
 * host's name, or of the last word.
 */
export const isLinkPrefix = (text: string): boolean =>
  /^https:\/\/[^/?#]+\/([^#]*[/=])?$/.test(text) && isLink(text, ['https:']);

/** Whether a text is one https origin: a policy of a browser would take `*` for many. */
export const isHttpsOrigin = (text: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whether a picture may come from an address: from this origin, or from one that the settings name. */
export function isPicture(text: string, origins: readonly string[]): boolean {
  return isLink(text, ['https:']) && (text.startsWith('/') || origins.includes(new URL(text).origin));
}
