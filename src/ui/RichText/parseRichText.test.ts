import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRichText } from './parseRichText.ts';

const text = (value: unknown, ...marks: unknown[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, content });
const document = (...content: unknown[]) => node('document', ...content);
const parse = (input: unknown) => parseRichText(input, ['https://images.example/']);

const words = (value: string) => ({ type: 'text', text: value, isBold: false, isItalic: false });
const paragraph = (value: string) => ({ type: 'paragraph', level: 0, content: [words(value)] });

describe('what is known', () => {
  test('is headings, paragraphs, marks and links', () => {
    const input = document(
      node('heading-2', text('Otsikko')),
      node('paragraph', text('a', 'bold'), text('b', 'italic', 'bold'), {
        nodeType: 'hyperlink',
        data: { uri: 'https://a.example/' },
        content: [text('c')],
      }),
    );
    expect(parse(input)).toEqual({
      nodes: [
        { type: 'heading', level: 2, content: [words('Otsikko')] },
        {
          type: 'paragraph',
          level: 0,
          content: [
            { type: 'text', text: 'a', isBold: true, isItalic: false },
            { type: 'text', text: 'b', isBold: true, isItalic: true },
            { type: 'link', href: 'https://a.example/', isExternal: true, content: [words('c')] },
          ],
        },
      ],
      warnings: [],
    });
  });

  test('is lists in lists, tables and images', () => {
    const item = (...content: unknown[]) => node('list-item', ...content);
    const input = document(
      node('unordered-list', item(node('paragraph', text('a')), node('ordered-list', item(text('b'))))),
      node(
        'table',
        node('table-row', node('table-header-cell', text('c')), node('table-cell', node('paragraph', text('d')))),
      ),
      { nodeType: 'image', data: { src: '/a.png', alt: 'Mittari', align: 'left' } },
      { nodeType: 'image', data: { src: 'https://images.example/b.png', alt: '', align: 'up' } },
    );
    expect(parse(input)).toEqual({
      nodes: [
        {
          type: 'list',
          isOrdered: false,
          items: [[paragraph('a'), { type: 'list', isOrdered: true, items: [[words('b')]] }]],
        },
        {
          type: 'table',
          rows: [
            [
              { isHeader: true, content: [words('c')] },
              { isHeader: false, content: [paragraph('d')] },
            ],
          ],
        },
        { type: 'image', src: '/a.png', alt: 'Mittari', align: 'left' },
        { type: 'image', src: 'https://images.example/b.png', alt: '', align: 'block' },
      ],
      warnings: [],
    });
  });

  test('leaves out what is empty without a word', () => {
    expect(parse(document(node('paragraph', text('')), node('unordered-list'), node('table')))).toEqual({
      nodes: [],
      warnings: [],
    });
  });
});

describe('what is not', () => {
  test.each([null, undefined, 1, 'text', [], {}, node('paragraph'), { nodeType: 5 }])('%j is no document', (input) => {
    expect(parse(input)).toEqual({ nodes: [], warnings: ['This is not a document'] });
  });

  test('is left out, each kind told once', () => {
    const script = { nodeType: 'script', value: 'alert(1)' };
    const input = document(script, script, 'text', 7, null, node('paragraph', node('paragraph', text('a')), text('b')));
    expect(parse(input)).toEqual({
      nodes: [paragraph('b')],
      warnings: [
        'No place in document for "script"',
        'No place in document for undefined',
        'No place in paragraph for "paragraph"',
      ],
    });
  });

  test('is a number where a string belongs', () => {
    const input = document(node('paragraph', text(5), text({ toString: 'x' }), text('ok', 9)), {
      nodeType: 'image',
      data: { src: 5, alt: 6 },
    });
    expect(parse(input)).toEqual({
      nodes: [paragraph('ok')],
      warnings: ['A text is number', 'A text is object', 'Unknown mark number', 'An image from number is not allowed'],
    });
  });

  test('is a link that may lead nowhere: its words stay', () => {
    const input = document(
      node('paragraph', { nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('a')] }),
    );
    expect(parse(input)).toEqual({
      nodes: [paragraph('a')],
      warnings: ['A link to "javascript:alert(1)" is not allowed'],
    });
  });

  test('is an image without a text in its place: it is drawn and told', () => {
    const { nodes, warnings } = parse(document({ nodeType: 'image', data: { src: '/a.png' } }));
    expect(nodes).toEqual([{ type: 'image', src: '/a.png', alt: '', align: 'block' }]);
    expect(warnings).toEqual(['The image "/a.png" has no text in its place']);
  });

  test('comes by the prototype', () => {
    const inherited: unknown = JSON.parse('{"nodeType":"document","content":[{"__proto__":{"nodeType":"paragraph"}}]}');
    const made = Object.create({ nodeType: 'document', content: [] }) as unknown;
    expect(parse(inherited)).toEqual({ nodes: [], warnings: ['No place in document for undefined'] });
    expect(parse(made).nodes).toEqual([]);
    expect(parse(document({ nodeType: '__proto__', content: [] })).nodes).toEqual([]);
    expect(parse(document({ nodeType: 'constructor', content: [] })).nodes).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('too much', () => {
  test('of depth ends at 20 levels', () => {
    let list: unknown = node('list-item', text('deep'));
    for (let level = 0; level < 5000; level++) list = node('list-item', node('unordered-list', list));
    const { nodes, warnings } = parse(document(node('unordered-list', list)));
    expect(warnings).toEqual(['Deeper than 20 levels']);
    expect(nodes).toEqual([]);
  });

  test('of a circle ends as well', () => {
    const item = node('list-item', text('a'));
    const list = node('unordered-list', item);
    item.content.push(list);
    const { warnings } = parse(document(list));
    expect(warnings).toEqual(['Deeper than 20 levels']);
  });

  test('of width ends at 5000 nodes', () => {
    const { nodes, warnings } = parse({
      nodeType: 'document',
      content: Array.from({ length: 100_000 }, () => node('paragraph', text('a'))),
    });
    expect(warnings).toEqual(['Longer than 5000 nodes']);
    expect(nodes).toHaveLength(2500);
  });

  test('of text is text', () => {
    const megabyte = '<script>'.repeat(131_072);
    expect(parse(document(node('paragraph', text(megabyte))))).toEqual({ nodes: [paragraph(megabyte)], warnings: [] });
  });
});

test('never throws on JSON, nor on what resembles a document', () => {
  const types = ['paragraph', 'hyperlink', 'list-item', 'unordered-list', 'table', 'table-row', 'image', 'text'];
  const json = fc.jsonValue({ maxDepth: 1 });
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      json,
      fc.record({
        nodeType: fc.constantFrom(...types),
        content: fc.array(tie('tree'), { maxLength: 3 }),
        value: json,
        marks: json,
        data: json,
      }),
    ),
  }));
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 3 }), (content) => {
      expect(() => parse({ nodeType: 'document', content })).not.toThrow();
    }),
    { numRuns: 300, seed: 1 },
  );
});
