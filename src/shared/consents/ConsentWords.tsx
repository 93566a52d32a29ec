import { useLingui } from '@lingui/react/macro';
import type { CampaignProduct, ConsentText } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { linkedWords } from './linkedWords.ts';

interface ConsentWordsProps extends Pick<CampaignProduct, 'terms'> {
  words: Pick<ConsentText, 'text' | 'links'>;
}

/** The words of a box, those that name a document leading to it (`order.termsLinked`). */
export function ConsentWords({ words, terms }: ConsentWordsProps) {
  const { i18n } = useLingui();
  return linkedWords(words, terms, i18n.locale as Locale).map(({ words: part, href }) =>
    href === null ? (
      part
    ) : (
      <TextLink key={href} href={href} target="_blank">
        {part}
      </TextLink>
    ),
  );
}
