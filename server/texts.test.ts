import { describe, expect, test } from 'vitest';
import { apiDocument } from '../openapi/document.ts';
import { locales, preferredLocale, translate } from './texts.ts';

describe('which language (server.language)', () => {
  test.each([
    [undefined, 'fi'],
    ['', 'fi'],
    ['de, fr;q=0.8', 'fi'],
    ['sv', 'sv'],
    ['sv-FI, fi;q=0.5', 'sv'],
    ['en-GB,en;q=0.9', 'en'],
    ['de, en;q=0.8, sv;q=0.7', 'en'],
    ['svenska', 'fi'],
    [`${'x'.repeat(200)},sv`, 'fi'],
  ])('%j: %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

test('every code of the API has a title of its own in each language (server.problems)', () => {
  const { components } = apiDocument() as unknown as { components: { schemas: { ProblemCode: { enum: string[] } } } };
  for (const locale of locales) {
    const titles = components.schemas.ProblemCode.enum.map((code) => translate(locale, `problem.${code}`));
    expect(titles.filter((title) => title.startsWith('problem.'))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
