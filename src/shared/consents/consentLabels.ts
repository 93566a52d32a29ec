import type { ConsentId, ConsentText } from '../../../domain/types.ts';
import { noConsents } from './noConsents.ts';

/** What the boxes are called in a form, under a prefix of its values: by the words that are agreed to. */
export const consentLabels = <Prefix extends string>(
  prefix: Prefix,
  texts: readonly ConsentText[],
  locale: keyof ConsentText['text'],
): Record<`${Prefix}.${ConsentId}`, string> =>
  Object.fromEntries(
    Object.keys(noConsents).map((id) => [
      `${prefix}.${id}`,
      texts.find((known) => known.id === id)?.text[locale] ?? '',
    ]),
  ) as Record<`${Prefix}.${ConsentId}`, string>;
