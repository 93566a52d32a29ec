import type { CampaignProduct, ConsentText } from '../../../domain/types.ts';

/** A part of a text, and where it leads; null where nowhere. */
export interface LinkedPart {
  words: string;
  href: string | null;
}

const isDocument: Record<ConsentText['links'][number]['document'], (documentId: string) => boolean> = {
  terms: (documentId) => documentId.endsWith('-terms'),
  priceList: (documentId) => documentId === 'price-list',
};

/** The words of a box in parts: those that lead to a document of what is ordered, where it is there, and what is between them (`order.termsLinked`). */
export function linkedWords(
  { text, links }: Pick<ConsentText, 'text' | 'links'>,
  terms: CampaignProduct['terms'],
  locale: keyof ConsentText['text'],
): LinkedPart[] {
  const found = links.flatMap(({ document, words: of }) => {
    const words = of[locale];
    const at = text[locale].indexOf(words);
    const href = terms.find(({ documentId }) => isDocument[document](documentId))?.href;
    return href === undefined || at < 0 ? [] : [{ words, at, href }];
  });
  const parts: LinkedPart[] = [];
  let done = 0;
  for (const { words, at, href } of found.sort((one, other) => one.at - other.at)) {
    if (at < done) continue;
    parts.push({ words: text[locale].slice(done, at), href: null }, { words, href });
    done = at + words.length;
  }
  return [...parts, { words: text[locale].slice(done), href: null }].filter(({ words }) => words !== '');
}
