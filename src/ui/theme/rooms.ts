/**
 * The bounds of the container queries. Below `word` a line holds little more than a long word, as on a phone with large text;
 * `xs` is a narrow phone. From `row` on the parts of a row stand beside one another, from `l` on a page has room for an aside,
 * from `hero` on a card stands beside what it is about. The head of the page has room for the languages and the account from
 * `tools`, for the navigation from `nav` on.
 */
export const rooms = {
  word: '16rem',
  xs: '19rem',
  s: '27.5rem',
  m: '41rem',
  row: '46rem',
  l: '55rem',
  hero: '60rem',
  nav: '68rem',
  tools: '30rem',
};
