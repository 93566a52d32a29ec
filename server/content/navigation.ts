import type { QuickLink } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { Locale } from '../texts.ts';
import type { ContentSettings } from './shapes.ts';

/** Links in one language. */
export const linksIn = (locale: Locale, links: ContentSettings['quickLinks']): QuickLink[] =>
  links.map(({ id, href, label, labelOfOther }) => ({
    id,
    href,
    label: label[locale],
    ...(labelOfOther && { labelOfOther: labelOfOther[locale] }),
  }));

/** The main navigation of whoever asks (`content.navigation`): an employee's own pages stand before everyone's. */
export function navigationOf(
  { principals }: Pick<Actor, 'principals'>,
  { everyone, employees, contentEditors }: ContentSettings['navigation'],
): ContentSettings['quickLinks'] {
  if (!principals.has('employee')) return everyone;
  return [...employees, ...everyone, ...(principals.has('content-editor') ? contentEditors : [])];
}
