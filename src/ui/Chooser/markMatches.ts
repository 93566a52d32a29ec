import { MATCH } from './Chooser.css.ts';
import { placesOf } from './matches.ts';

/**
 * Marks what is searched for in the texts of an element, and nothing else any more: without elements of their own, which
 * each key would have the browser lay out anew. A browser that cannot do so marks nothing.
 *
 * @param isWhole as of `placesOf`
 */
export function markMatches(within: Element, query: string, isWhole: boolean): void {
  if (!('highlights' in CSS)) return;
  const marked = CSS.highlights.get(MATCH) ?? new Highlight();
  marked.clear();
  if (query.trim() === '') return;
  CSS.highlights.set(MATCH, marked);
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const [startOffset, endOffset] of placesOf(query, currentNode.nodeValue ?? '', isWhole))
      marked.add(new StaticRange({ startContainer: currentNode, startOffset, endContainer: currentNode, endOffset }));
  }
}
