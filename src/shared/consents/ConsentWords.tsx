import { useLingui } from '@lingui/react/macro';
import type { CampaignProduct, ConsentText } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { linkedWords } from './linkedWords.ts';

interface ConsentWordsProps extends Pick<CampaignProduct, 'terms'> {
  words: Pick<ConsentText, 'id' | 'text' | 'links'>;
  /** What is sold: who delivers it gets the person's data. */
  sold?: readonly Pick<CampaignProduct, 'partnerName'>[];
}

/** The words of a box, those that name a document leading to it (`order.termsLinked`), with the partner (`order.consents`). */
export function ConsentWords({ words, terms, sold = [] }: ConsentWordsProps) {
  const { t, i18n } = useLingui();
  const partners = [...new Set(sold.flatMap(({ partnerName }) => partnerName ?? []))].join(', ');
  return (
    <>
      {linkedWords(words, terms, i18n.locale as Locale).map(({ words: part, href }) =>
        href === null ? (
          part
        ) : (
          <TextLink key={href} href={href} target="_blank">
            {part}
          </TextLink>
        ),
      )}
      {words.id === 'personalDataTransfer' &&
        partners !== '' &&
        ` ${t({ id: 'consents.partner', message: `Kumppani: ${partners}.` })}`}
    </>
  );
}
