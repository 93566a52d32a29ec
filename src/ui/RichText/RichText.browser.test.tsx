import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { RichText } from './RichText.tsx';

const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, content });
const text = (value: unknown, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const link = (uri: unknown, words = 'linkki') => ({ nodeType: 'hyperlink', data: { uri }, content: [text(words)] });
const image = (src: unknown) => ({ nodeType: 'image', data: { src, alt: 'kuva' } });

const look = { baseLevel: 2, externalLabel: 'toinen palvelu', tableLabel: 'Taulukko' } as const;

describe('an article', () => {
  test('has its headings below that of the page', async () => {
    const headings = ['heading-1', 'heading-2', 'heading-3'].map((type) => node(type, text(type)));
    await show(<RichText {...look} baseLevel={4} document={node('document', ...headings)} />);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H4', 'H5', 'H6']);
  });

  test('leaves out no level of the page, whichever it leaves out itself', async () => {
    const headings = ['heading-3', 'heading-2', 'heading-3'].map((type) => node(type, text(type)));
    await show(<RichText {...look} document={node('document', ...headings)} />);
    const levels = [...document.querySelectorAll('h2, h3, h4')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H3', 'H2', 'H3']);
  });

  test('says which of its links lead out of the portal', async () => {
    await show(
      <RichText
        {...look}
        document={node('document', node('paragraph', link('/contracts', 'oma'), link('https://a.example/', 'muu')))}
      />,
    );
    await expect.element(page.getByRole('link', { name: 'oma' })).toHaveAttribute('href', '/contracts');
    await expect.element(page.getByRole('link', { name: 'muu (toinen palvelu)' })).toBeVisible();
  });

  test('has tables whose headers name their columns and rows', async () => {
    const table = node(
      'table',
      node('table-row', node('table-header-cell', text('Mittari')), node('table-header-cell', text('Yksikkö'))),
      node('table-row', node('table-header-cell', text('Sähkö')), node('table-cell', text('kWh'))),
    );
    await show(<RichText {...look} document={node('document', table)} />);
    await expect.element(page.getByRole('columnheader', { name: 'Yksikkö' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Sähkö' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'kWh' })).toBeVisible();
  });
});

function Drawn({ onWarning }: { onWarning(text: string): void }) {
  const [count, setCount] = useState(1);
  const document = node('document', node('blink'), node('blink'), node('paragraph', link('data:x')), text(count));
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Uudelleen {count}
      </button>
      <RichText {...look} document={document} onWarning={onWarning} />
    </>
  );
}

test('each thing that is left out is told once, however often it is drawn', async () => {
  const onWarning = vi.fn();
  await show(<Drawn onWarning={onWarning} />);
  await page.getByRole('button', { name: 'Uudelleen 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Uudelleen 2' })).toBeVisible();
  expect(onWarning.mock.calls.flat()).toEqual([
    'No place in document for "blink"',
    'A link to "data:x" is not allowed',
    'No place in document for "text"',
  ]);
});

/** Had anything of a payload run, it would have said so here. */
const ran = vi.fn();

const code = 'ran()';
const scripts = [
  `<script>${code}</script>`,
  `<img src=x onerror="${code}">`,
  `<svg onload="${code}">`,
  `"><iframe srcdoc="<script>parent.${code}</script>">`,
  `<style>@import 'data:text/css,*{}'</style>`,
  `{{constructor.constructor('${code}')()}}`,
  `\u0000<script>${code}</script>`,
  `<math><mtext></p><style><!--</style><img src=x onerror=${code}>`,
];
const addresses: unknown[] = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  ` javascript:${code}`,
  `\u0001javascript:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  `javascript\u00A0:${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${code}"/>`,
  `vbscript:${code}`,
  `blob:${code}`,
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://oma.kajo.example@evil.example/',
  'http://evil.example/',
  5,
  null,
  {},
  ['javascript:ran()'],
  { toString: `javascript:${code}` },
];

function deep(levels: number): unknown {
  let list: unknown = node('list-item', text('syvä'));
  for (let level = 0; level < levels; level++) list = node('list-item', node('ordered-list', list));
  return node('ordered-list', list);
}

const payloads: [string, unknown][] = [
  ...scripts.flatMap((script): [string, unknown][] => [
    [`the text ${script}`, node('document', node('paragraph', text(script, 'bold', script)))],
    [`the type ${script}`, node('document', { nodeType: script, value: script, content: [text(script)] })],
    [`the link's words ${script}`, node('document', node('paragraph', link('/a', script)))],
    [
      `the image's text ${script}`,
      node('document', { nodeType: 'image', data: { src: '/none.png', alt: script, align: script } }),
    ],
  ]),
  ...addresses.flatMap((address): [string, unknown][] => [
    [`a link to ${JSON.stringify(address)}`, node('document', node('paragraph', link(address)))],
    [`an image from ${JSON.stringify(address)}`, node('document', image(address))],
  ]),
  [
    'properties of elements',
    node('document', {
      nodeType: 'paragraph',
      dangerouslySetInnerHTML: { __html: `<img src=x onerror=${code}>` },
      onClick: code,
      style: 'background:url(javascript:ran())',
      data: { onmouseover: code, class: 'x' },
      content: [text('a')],
    }),
  ],
  [
    'an element of React',
    node('document', { $$typeof: 'react.element', type: 'script', props: { children: code }, ref: null, key: null }),
  ],
  [
    'keys of the prototype',
    JSON.parse(
      '{"nodeType":"document","__proto__":{"polluted":true},"content":[{"nodeType":"paragraph","constructor":{"prototype":{"polluted":true}},"content":[{"nodeType":"text","value":"a","marks":[{"type":"__proto__"}]}]}]}',
    ),
  ],
  ['5000 levels', node('document', deep(5000))],
  [
    'numbers for all',
    { nodeType: 'document', content: [1, [2], { nodeType: 3, content: 4, marks: 5, value: 6, data: 7 }] },
  ],
  ['content that is no list', { nodeType: 'document', content: { length: 3, 0: text('a') } }],
  ['a megabyte of text', node('document', node('paragraph', text('<b>kilowattitunti</b> '.repeat(50_000))))],
  ['10 000 paragraphs', node('document', ...Array.from({ length: 10_000 }, () => node('paragraph', text('a'))))],
  ...[null, undefined, 0, '', '<script>ran()</script>', [], true, () => {}].map((input): [string, unknown] => [
    `${typeof input} ${String(input)}`,
    input,
  ]),
];

/** The one link that leads away stays where it is, so that the page of the test does. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href="/a"]')) event.preventDefault();
};

const drawnOf = (selector: string, attribute: string) => [
  ...new Set([...document.querySelectorAll(`main ${selector}`)].map((element) => element.getAttribute(attribute))),
];

const isKnown = ({ localName }: Element) => /^(div|p|strong|a|ol|ul|li|img)$/.test(localName);

const isHarmless = ({ name }: Attr) => !/^(on.*|style|srcdoc|formaction)$/.test(name);

describe('a payload', () => {
  beforeEach(() => {
    ran.mockClear();
    Object.assign(window, { ran });
    document.addEventListener('click', stay);
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'ran');
    document.removeEventListener('click', stay);
  });

  test.each(payloads)('of %s is drawn without a throw, and nothing of it runs', async (_, payload) => {
    await show(<RichText {...look} document={payload} imageSources={['https://images.example/']} />);
    const drawn = [...document.querySelectorAll('main *')];
    for (const element of document.querySelectorAll<HTMLElement>('main :is(a, p, img)')) element.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    expect(drawn.filter((element) => !isKnown(element))).toEqual([]);
    expect(drawn.flatMap(({ attributes }) => [...attributes]).filter((attribute) => !isHarmless(attribute))).toEqual(
      [],
    );
    expect(['/a', undefined]).toContain(drawnOf('a', 'href')[0]);
    expect(['/none.png', undefined]).toContain(drawnOf('img', 'src')[0]);
    expect(ran).not.toHaveBeenCalled();
    expect('polluted' in {}).toBe(false);
  });
});
