import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonFault, readJson } from './json.ts';

function faultOf(text: string): [line: number, message: string] | null {
  try {
    readJson(text);
    return null;
  } catch (thrown) {
    if (thrown instanceof JsonFault) return [thrown.line, thrown.message];
    throw thrown;
  }
}

test('what JSON.parse reads is read alike (content.refused)', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), fc.constantFrom(0, 2), (text, space) => {
      const sent = JSON.stringify(JSON.parse(text), null, space);
      fc.pre(sent.isWellFormed() && !/\\ud[89a-f]/i.test(sent));
      expect(readJson(sent).value).toEqual(JSON.parse(sent));
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});

/** What a text is read as; null where it is refused. */
function readBy(read: (text: string) => unknown, text: string): { value: unknown } | null {
  try {
    return { value: read(text) };
  } catch {
    return null;
  }
}

test('what JSON.parse refuses is refused, and nothing else but a name that stands twice', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b"',
    '1',
    '-',
    'true',
    'nul',
    '.5',
    '"',
    '\\',
    '\n',
    ' ',
    '1e',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      fc.pre(!(faultOf(text)?.[1] ?? '').endsWith('stands here twice'));
      expect(readBy((given) => readJson(given).value, text)).toEqual(readBy(JSON.parse, text));
    }),
    { seed: 20_261_121, numRuns: 3_000 },
  );
});

test.each([
  ['', [1, 'the file ends where a value should be']],
  ['{\n  "a": 1\n  "b": 2\n}', [3, 'there is "\\"" where a comma or } should be']],
  ['{\n  "a": 1,\n}', [3, 'there is "}" where a name in quotation marks should be']],
  ["{\n  'a': 1 }", [2, 'there is "\'" where a name in quotation marks should be']],
  ['{\n  // a\n  "a": 1 }', [2, 'there is "/" where a name in quotation marks should be']],
  ['{ "a"\n 1 }', [2, 'there is "1" where a colon should be']],
  ['[1,\n2,\n', [3, 'the file ends where a value should be']],
  ['[\n"a', [2, 'a text has no closing quotation mark']],
  ['["a\nb"]', [1, 'a text has no closing quotation mark']],
  ['[\n\n"\\x"]', [3, 'a text has a character or a \\ that JSON does not allow']],
  ['["\\ud800"]', [1, 'a text has half a character']],
  ['[01]', [1, 'there is "0" where a value should be']],
  ['[NaN]', [1, 'there is "N" where a value should be']],
  ['{}\n{}', [2, 'there is "{" after the end']],
  ['{\n"a": 1,\n"a": 2 }', [3, 'a stands here twice']],
  [`${'['.repeat(31)}${']'.repeat(31)}`, [1, 'it nests more than 30 levels']],
])('%j', (text, fault) => {
  expect(faultOf(text)).toEqual(fault);
});

test('30 levels are read, a million are not tried', () => {
  expect(faultOf('['.repeat(1_000_000))).toEqual([1, 'it nests more than 30 levels']);
  expect(faultOf(`${'['.repeat(29)}1${']'.repeat(29)}`)).toBeNull();
});

test.each(['__proto__', 'constructor', 'prototype'])('%s is no name, however it is written', (name) => {
  const escaped = `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  for (const written of [name, escaped])
    expect(faultOf(`{ "a":\n{ "${written}": {} } }`)).toEqual([2, `${name} cannot be a name`]);
});

describe('lines', () => {
  const document = readJson('\n{\n  "a": [\n    1,\n    { "b": 2,\n      "c": "x" }\n  ],\n  "d": {}\n}\n');
  test.each([
    [[], 2],
    [['a'], 3],
    [['a', 0], 4],
    [['a', 1, 'c'], 6],
    [['a', 1, 'missing'], 5],
    [['d', 'missing', 'below'], 8],
    [['nothing'], 2],
  ])('of %j', (path, line) => {
    expect(document.lineOf(path)).toBe(line);
  });
});

test('2 MB are read in a moment', () => {
  const text = JSON.stringify({ texts: Array.from({ length: 20_000 }, (_, index) => `${index} ${'ä'.repeat(50)}`) });
  const start = performance.now();
  readJson(text);
  expect(performance.now() - start).toBeLessThan(20_000);
});
