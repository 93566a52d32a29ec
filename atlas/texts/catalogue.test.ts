import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findText, readCatalogue } from './catalogue.ts';

const project = mkdtempSync(join(tmpdir(), 'oma-kajo-texts-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** A catalogue of the language, a message by its id. */
function write(language: string, area: string, messages: Record<string, string>): void {
  const file = join(project, 'locales', language, `${area}.po`);
  mkdirSync(dirname(file), { recursive: true });
  const items = Object.entries(messages).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`);
  writeFileSync(file, ['msgid ""\nmsgstr ""\n', ...items].join('\n'));
}

const plural = (one: string, other: string) => `{count, plural, one {# ${one}} other {# ${other}}}`;
write('fi', 'order', {
  'order.send': 'Lähetä',
  'order.title': 'Tilaus',
  'order.list': 'Tilaus',
  'order.greeting': 'Hei {name}, nähdään {day}',
  'order.count': plural('tilaus', 'tilausta'),
  'order.terms': 'Luin <0>ehdot</0>',
});
write('sv', 'order', {
  'order.send': 'Skicka',
  'order.title': 'Beställning',
  'order.list': 'Order',
  'order.greeting': 'Hej {name}, vi ses {day}',
  'order.count': plural('beställning', 'beställningar'),
  'order.terms': 'Jag har läst <0>villkoren</0>',
});
write('en', 'order', {
  'order.send': 'Send',
  'order.title': 'Order',
  'order.list': 'Order',
  'order.greeting': 'Hi {name}, see you on {day}',
  'order.count': plural('order', 'orders'),
  'order.terms': 'I have read the <0>terms</0>',
});
for (const language of ['fi', 'sv', 'en']) {
  write(language, 'form', { 'form.send': language === 'fi' ? 'Lähetä' : language === 'sv' ? 'Skicka' : 'Send' });
  write(language, join('server', 'order'), { 'problem.order': 'Tilausta ei ole' });
}
const catalogue = readCatalogue(project);

test('the Finnish words are enough where every message that says so says the same in the other languages (model.texts)', () => {
  expect(findText(catalogue, 'Lähetä')).toEqual({ fi: 'Lähetä', sv: 'Skicka', en: 'Send' });
  expect(findText(catalogue, 'Luin ehdot').sv).toBe('Jag har läst villkoren');
});

test('placeholders are filled, in each language as the value is said in it (model.texts)', () => {
  const day = { fi: '22. marraskuuta', sv: '22 november', en: '22 November' };
  expect(findText(catalogue, { fi: 'Hei Aino, nähdään 22. marraskuuta', values: { name: 'Aino', day } })).toEqual({
    fi: 'Hei Aino, nähdään 22. marraskuuta',
    sv: 'Hej Aino, vi ses 22 november',
    en: 'Hi Aino, see you on 22 November',
  });
  expect(findText(catalogue, { fi: '1 tilaus', values: { count: 1 } }).sv).toBe('1 beställning');
  expect(findText(catalogue, { fi: '3 tilausta', values: { count: 3 } }).en).toBe('3 orders');
});

test('what the data say is the same in all languages, or said in each (model.texts)', () => {
  const address = 'Rantasaunantie 118, 34800 Virrat';
  expect(findText(catalogue, { fi: address, isData: true })).toEqual({ fi: address, sv: address, en: address });
  const words = { fi: 'Hyväksyn ehdot.', sv: 'Jag godkänner villkoren.', en: 'I accept the terms.' };
  expect(findText(catalogue, { ...words, isData: true })).toEqual(words);
});

test('what nothing says, or what is said in several ways, fails by name (model.texts)', () => {
  expect(() => findText(catalogue, 'Lähetä pois')).toThrow('”Lähetä pois” stands nowhere in locales/fi');
  expect(() => findText(catalogue, 'Tilausta ei ole')).toThrow('stands nowhere');
  expect(() => findText(catalogue, { fi: '3 tilaus', values: { count: 3 } })).toThrow('stands nowhere');
  expect(() => findText(catalogue, 'Tilaus')).toThrow(
    '”Tilaus” is said otherwise in Swedish or English by order.title, order.list: name the id',
  );
  expect(findText(catalogue, { fi: 'Tilaus', id: 'order.title' }).sv).toBe('Beställning');
  expect(() => findText(catalogue, { fi: 'Tilaukset', id: 'order.title' })).toThrow(
    '”Tilaukset” is not what order.title says in locales/fi',
  );
});
