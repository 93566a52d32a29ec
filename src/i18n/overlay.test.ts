import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test, vi } from 'vitest';
import { idsOverlay, textsOverlay } from './overlay.ts';

const own = {
  title: 'Sopimukset',
  greeting: 'Hei {name}',
  days: '{days, plural, one {# päivä} other {# päivää}}',
  end: 'Tauko päättyy <0>{time}</0>.<1/>',
  price: '{price, number, percent}',
};
const messages = Object.fromEntries(Object.entries(own).map(([id, text]) => [id, compileMessage(text)]));

/** The text as the page shows it, with an editor's text laid over its own. */
function shown(id: keyof typeof own, text: unknown, values: Record<string, unknown> = {}): string {
  const i18n = setupI18n({
    locale: 'fi',
    messages: { fi: { ...messages, ...textsOverlay({ [id]: text })(messages) } },
  });
  return i18n._(id, values);
}

describe('an editor’s text (content.overlay)', () => {
  test.each([
    ['title', 'Sopimuksesi', {}, 'Sopimuksesi'],
    ['title', "Sopimukset '{'kaikki'}'", {}, 'Sopimukset {kaikki}'],
    ['greeting', 'Terve, {name}, {name}', { name: 'Aino' }, 'Terve, Aino, Aino'],
    ['greeting', '{name, select, Aino {Hei vaan} other {Päivää {name}}}', { name: 'Åsa' }, 'Päivää Åsa'],
    ['days', 'Vielä {days, plural, =0 {ei yhtään} one {yksi} other {#}}', { days: 3 }, 'Vielä 3'],
    ['days', 'Päiviä {days}', { days: 3 }, 'Päiviä 3'],
    ['end', '<1/><0>{time}</0> on tauko ohi', { time: 'klo 12' }, '<1/><0>klo 12</0> on tauko ohi'],
    ['price', 'noin {price, number, percent}', { price: 0.5 }, 'noin 50\u00A0%'],
    ['price', '{price}', { price: 0.5 }, '0.5'],
  ] as const)('over %s: %s', (id, text, values, expected) => {
    expect(shown(id, text, values)).toBe(expected);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">tästä</a>',
    '<b>tärkeää</b>',
    '<0>tärkeää</0>',
  ])('markup is shown as characters: %s', (text) => {
    expect(shown('title', text)).toBe(text);
  });
});

describe('a text that could break the page stays away (content.safeTexts)', () => {
  test.each([
    ['no ICU message', 'title', 'Sopimukset {count, plural}'],
    ['no ICU message', 'greeting', 'Hei {name'],
    ['another value', 'greeting', 'Hei {nimi}'],
    ['a value less', 'greeting', 'Hei'],
    ['a value more', 'title', 'Sopimukset {count}'],
    ['a value more, within a choice', 'days', '{days, plural, one {#} other {{count}}}'],
    ['a tag less', 'end', 'Tauko päättyy <0>{time}</0>.'],
    ['a tag more', 'end', 'Tauko päättyy <0>{time}</0>.<1/><2/>'],
    ['another tag', 'end', 'Tauko päättyy <script>{time}</script>.<1/>'],
    ['formatting that is not there', 'greeting', 'Hei {name, spellout}'],
    ['formatting that throws', 'greeting', 'Hei {name, date}'],
    ['other formatting', 'price', '{price, number, madeUp}'],
    ['a choice without the rest', 'days', '{days, plural, one {# päivä}}'],
    ['one inside another', 'days', '{days, plural, other {{days, select, a {x}}}}'],
    ['nothing', 'title', '  '],
    ['no text', 'title', 7],
    ['null', 'title', null],
    ['too much', 'title', 'a'.repeat(1_000_000)],
    ['too deep', 'days', '{days, plural, other {'.repeat(100_000) + '}}'.repeat(100_000)],
  ] as const)('%s: %s', (_what, id, text) => {
    const complain = vi.spyOn(console, 'error');
    const values = { name: 'Aino', days: 2, time: 'klo 12', price: 0.5 };
    expect(shown(id, text, values)).toBe(shown(id, undefined, values));
    expect(complain).not.toHaveBeenCalled();
  });

  test('what is no id of the area, or of the language itself, changes nothing', () => {
    const texts = JSON.parse('{"__proto__": "a", "constructor": "b", "unknown": "c"}') as Record<string, string>;
    expect(textsOverlay(texts)(messages)).toEqual({});
  });
});

test('ids stand in the place of the texts that may be changed (content.messageIds)', () => {
  const over = idsOverlay(['greeting', 'days', 'elsewhere'])(messages);
  const i18n = setupI18n({ locale: 'fi', messages: { fi: { ...messages, ...over } } });
  expect(['title', 'greeting', 'days'].map((id) => i18n._(id, { name: 'Aino', days: 1 }))).toEqual([
    'Sopimukset',
    'greeting',
    'days',
  ]);
});
