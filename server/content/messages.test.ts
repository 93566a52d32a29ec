import { describe, expect, test } from 'vitest';
import { messageFaults } from './messages.ts';

describe('a text takes what the portal’s own takes (content.placeholders)', () => {
  test.each([
    ['Hei', 'Moi', []],
    ['Hei {name}', 'Moi {name}, {name}', []],
    ['Hei {name}', 'Moi', ['lacks {name}']],
    ['Hei', 'Moi {name}', ["has {name}, which the portal's text has not"]],
    ['{n} kpl', '{n, number} kpl', ['lacks {n}', "has {n, number}, which the portal's text has not"]],
    ['{n, plural, one {# yö} other {# yötä}}', '{n, plural, =0 {ei mitään} one {# päivä} other {# päivää}}', []],
    [
      '{n, plural, one {# yö} other {# yötä}}',
      '{m, plural, one {# yö} other {# yötä}}',
      ['lacks {n, plural}', "has {m, plural}, which the portal's text has not"],
    ],
    [
      '{n, plural, one {# yö} other {# yötä}}',
      '{n, select, one {yö} other {yötä}}',
      ['lacks {n, plural}', "has {n, select}, which the portal's text has not"],
    ],
    ['{d, date, short}', '{d, date, long}', []],
    ['Lue <0>lisää</0>', '<0>Lue lisää</0>', []],
    ['Lue <0>lisää</0>', 'Lue lisää', ['lacks <0>']],
    ['Lue lisää', 'Lue <b>lisää</b>', ["has <b>, which the portal's text has not"]],
    ['{n, plural, one {<0>#</0>} other {#}}', '{n, plural, one {#} other {<0>#</0>}}', []],
  ])('%j: %j', (own, text, faults) => {
    expect(messageFaults(text, own)).toEqual(faults);
  });
});

describe('a text is a message by itself', () => {
  test.each([
    ['It’s fine, {name}', []],
    ["'{'a brace'}' as a text", []],
    ['Hei {', ['has a brace that belongs to nothing']],
    ['Hei } {}', ['has a brace that belongs to nothing']],
    ['Hei {name', ['is no ICU message (Unexpected message end at line 1 col 10)']],
    ['{n, plural, one {yksi}}', ['has no other in {n, plural}']],
    ['{n, select, a {{m, plural, one {x}}} other {y}}', ['has no other in {m, plural}']],
    ['{n, foo}', ['has {n, foo}, which is nothing that ICU knows']],
    ['<0>auki', ['does not close <0>']],
    ['kiinni</0>', ['closes <0> where it is not open']],
    ['<0><1>x</0></1>', ['closes <0> where it is not open', 'closes <1> where it is not open']],
    ['<0/> ja 1 < 2', []],
  ])('%j', (text, faults) => {
    expect(messageFaults(text, undefined)).toEqual(faults);
  });

  test('however deep it goes', () => {
    expect(messageFaults('{a, select, other {'.repeat(5_000), undefined)).toHaveLength(1);
  });
});
