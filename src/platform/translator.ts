/**
 * Whether the browser's translator has rewritten the page. It moves text nodes about, which can break the page in a way
 * that a report would not explain (`error.translator`).
 */
export function isPageTranslated(root: Element = document.documentElement): boolean {
  return /\btranslated-(ltr|rtl)\b/.test(root.className) || root.querySelector('[_msttexthash]') !== null;
}
