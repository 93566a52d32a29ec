import { expect, test } from 'vitest';
import { linkedWords } from './linkedWords.ts';

const words = (fi: string) => ({ fi, sv: `sv ${fi}`, en: `en ${fi}` });
const text = words('Hyväksyn ehdot ja hinnaston.');
const links = [
  { document: 'priceList' as const, words: words('hinnaston') },
  { document: 'terms' as const, words: words('ehdot') },
];
const document = (documentId: string) => ({ documentId, name: documentId, href: `/api/documents/${documentId}` });

test('words of a box lead to the documents of what is ordered, where they stand (order.termsLinked)', () => {
  expect(linkedWords({ text, links }, ['price-list', 'withdrawal-form', 'heat-terms'].map(document), 'fi')).toEqual([
    { words: 'Hyväksyn ', href: null },
    { words: 'ehdot', href: '/api/documents/heat-terms' },
    { words: ' ja ', href: null },
    { words: 'hinnaston', href: '/api/documents/price-list' },
    { words: '.', href: null },
  ]);
});

test('to a document that is not there, and from words that are not in the text, nothing leads (order.termsLinked)', () => {
  expect(linkedWords({ text, links }, [document('price-list')], 'sv')).toEqual([
    { words: 'sv Hyväksyn ehdot ja hinnaston.', href: null },
  ]);
  expect(linkedWords({ text, links: [] }, [document('price-list')], 'fi')).toEqual([{ words: text.fi, href: null }]);
});
