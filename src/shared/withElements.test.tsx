import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { strong, withElements } from './withElements.tsx';

const press = (words: string) => <button type="button">{words}</button>;

test.each([
  ['Ei mitään', 'Ei mitään'],
  ['<0>10</0> / 40 käyttöpaikkaa', '<strong>10</strong> / 40 käyttöpaikkaa'],
  [
    'Hoidat <0>A & B</0> asioita. <1>Palaa</1>',
    'Hoidat <strong>A &amp; B</strong> asioita. <button type="button">Palaa</button>',
  ],
  // What a name may bring along is a text.
  ['Asiakas <0><b>X</b></0>', 'Asiakas <strong>&lt;b&gt;X&lt;/b&gt;</strong>'],
  ['<7>X</7>', '&lt;7&gt;X&lt;/7&gt;'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(withElements(text, strong, press))).toBe(html);
});
