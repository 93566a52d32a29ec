import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/index.ts';
import { isAdult, isIdentityCode, maskIdentityCode, parseIdentityCode, tellsIdentityCode } from './index.ts';

const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const signsOf: Record<string, string> = { '18': '+', '19': '-YXWVU', '20': 'ABCDEF' };

/** A code that is right by the rule; individual numbers 900–999 alone, as these are never given to people. */
function codeOf(birthDay: string, sign: string, individualNumber: number): string {
  const date = birthDay.slice(8) + birthDay.slice(5, 7) + birthDay.slice(2, 4);
  return `${date}${sign}${individualNumber}${checkCharacters[Number(`${date}${individualNumber}`) % 31]}`;
}

const people = fc
  .record({
    birthDay: fc
      .integer({ min: 0, max: daysBetween('1800-01-01', '2099-12-31') })
      .map((number) => addDays('1800-01-01', number)),
    sign: fc.nat(5),
    individualNumber: fc.integer({ min: 900, max: 999 }),
  })
  .map(({ birthDay, sign, individualNumber }) => {
    const signs = signsOf[birthDay.slice(0, 2)] ?? '';
    return { birthDay, code: codeOf(birthDay, signs.charAt(sign % signs.length), individualNumber) };
  });

describe('identity codes (identifiers.identityCode)', () => {
  // The test codes that the Digital and Population Data Services Agency has published for the signs of 2023.
  test.each([
    ['010594Y9032', '1994-05-01'],
    ['010594Y9021', '1994-05-01'],
    ['020594X903P', '1994-05-02'],
    ['020594X902N', '1994-05-02'],
    ['030594W903B', '1994-05-03'],
    ['030694W9024', '1994-06-03'],
    ['040594V9030', '1994-05-04'],
    ['040594V902Y', '1994-05-04'],
    ['050594U903M', '1994-05-05'],
    ['050594U902L', '1994-05-05'],
    ['010516B903X', '2016-05-01'],
    ['010516B902W', '2016-05-01'],
    ['020516C903K', '2016-05-02'],
    ['020516C902J', '2016-05-02'],
    ['030516D9037', '2016-05-03'],
    ['030516D9026', '2016-05-03'],
    ['010501E9032', '2001-05-01'],
    ['020502E902X', '2002-05-02'],
    ['020503F9037', '2003-05-02'],
    ['020504A902E', '2004-05-02'],
    ['020504B904H', '2004-05-02'],
  ])('%s is of someone born on %s', (code, birthDay) => {
    expect(parseIdentityCode(code)).toEqual({ code, birthDay });
  });

  test('every day of three centuries with every sign is read back', () => {
    fc.assert(
      fc.property(people, ({ code, birthDay }) => {
        expect(parseIdentityCode(code)).toEqual({ code, birthDay });
        expect(parseIdentityCode(code.toLowerCase())).toEqual({ code, birthDay });
      }),
      { numRuns: 1000 },
    );
  });

  test('one wrong digit or a wrong check character is noticed', () => {
    const positions = fc.constantFrom(0, 1, 2, 3, 4, 5, 7, 8, 9, 10);
    fc.assert(
      fc.property(people, positions, fc.integer({ min: 1, max: 9 }), ({ code }, at, by) => {
        const characters = at === 10 ? checkCharacters : '0123456789';
        const wrong = characters[(characters.indexOf(code.charAt(at)) + by) % characters.length];
        expect(isIdentityCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('two digits the wrong way round are noticed', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(0, 1, 2, 3, 4, 7, 8), ({ code }, at) => {
        fc.pre(code[at] !== code[at + 1]);
        const wrong = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
        expect(isIdentityCode(wrong)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('the sign identifies: with another of the same century it is another person’s code', () => {
    expect(['-', 'Y', 'X', 'W', 'V', 'U'].map((sign) => parseIdentityCode(codeOf('1985-03-12', sign, 901)))).toEqual(
      ['-', 'Y', 'X', 'W', 'V', 'U'].map((sign) => ({ code: `120385${sign}9015`, birthDay: '1985-03-12' })),
    );
  });

  test.each([
    ['30 February', codeOf('1985-02-30', '-', 901)],
    ['29 February 1900', codeOf('1900-02-29', '-', 901)],
    ['29 February 2001', codeOf('2001-02-29', 'A', 901)],
    ['a month 13', codeOf('1985-13-01', '-', 901)],
    ['a day 0', codeOf('1985-03-00', '-', 901)],
    ['a sign that is none', codeOf('1985-03-12', 'G', 901)],
    ['a sign that is none', codeOf('1985-03-12', 'T', 901)],
    ['no sign', codeOf('1985-03-12', '', 901)],
    ['individual number 000, which nobody has', '120385-0003'],
    ['a check character that is none', '120385-901G'],
    ['a space in front', ` ${codeOf('1985-03-12', '-', 901)}`],
    ['a line behind', `${codeOf('1985-03-12', '-', 901)}\n`],
    ['a dash of typographers', codeOf('1985-03-12', '–', 901)],
    ['Arabic digits', codeOf('1985-03-12', '-', 901).replaceAll('1', '١')],
    ['a long s for the check character S', '120385-920ſ'],
    ['nothing', ''],
  ])('%s: not a code', (_what, text) => {
    expect(isIdentityCode(text)).toBe(false);
  });

  test('29 February of a leap year', () => {
    expect(isIdentityCode(codeOf('2000-02-29', 'A', 901))).toBe(true);
  });
});

describe('coming of age (identifiers.adult)', () => {
  test.each([
    ['a day before the birthday', codeOf('2008-11-22', 'A', 901), '2026-11-21', false],
    ['on the birthday', codeOf('2008-11-21', 'A', 901), '2026-11-21', true],
    ['on the birthday, with a new sign', codeOf('2008-11-21', 'F', 901), '2026-11-21', true],
    ['born in the 1900s', codeOf('1908-11-22', 'Y', 901), '2026-11-21', true],
    ['born in the 1800s', codeOf('1899-11-22', '+', 901), '2026-11-21', true],
    ['born on 29 February, on 28 February', codeOf('2008-02-29', 'A', 901), '2026-02-28', false],
    ['born on 29 February, on 1 March', codeOf('2008-02-29', 'A', 901), '2026-03-01', true],
    ['born in the future', codeOf('2090-01-01', 'A', 901), '2026-11-21', false],
    ['in lower case', codeOf('2008-11-21', 'a', 901).toLowerCase(), '2026-11-21', true],
    ['no code', '120385', '2026-11-21', false],
  ])('%s', (_what, code, today, expected) => {
    expect(isAdult(code, today)).toBe(expected);
  });
});

describe('masking (identifiers.masked)', () => {
  test('shows the day of birth and the sign', () => {
    const codes = [codeOf('1985-03-12', '-', 901), codeOf('2004-05-02', 'b', 904).toLowerCase()];
    expect(codes.map(maskIdentityCode)).toEqual(['120385-****', '020504B****']);
  });

  test('always fits the contract’s form, and never holds the individual number', () => {
    fc.assert(
      fc.property(people, ({ code }) => {
        expect(maskIdentityCode(code)).toMatch(/^[0-9]{6}[-+A-FU-Y]\*{4}$/);
      }),
    );
  });

  test('shows nothing of what is no code', () => {
    expect(['', '120385-9019', 'FI21 1234 5600 0007 85'].map(maskIdentityCode)).toEqual([null, null, null]);
  });
});

describe('an identity code that a text tells (acting.reason)', () => {
  const partings = ['', ' ', '-', '.', '/', ' - ', '_', ': '];
  const digitsFrom = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
  const days = fc.tuple(digitsFrom(1, 31), digitsFrom(1, 12), digitsFrom(0, 99)).map((parts) => parts.join('.'));

  test('whatever parts all its characters', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...partings), ({ code }, parting) => {
        expect(tellsIdentityCode(`Hetu ${[...code].join(parting)} soitti`)).toBe(true);
      }),
    );
  });

  test('whatever parts its date, and where', () => {
    const many = fc.array(fc.constantFrom(...partings), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(people, many, ({ code }, between) => {
        const date = Array.from(code.slice(0, 6), (digit, at) => digit + (between[at] ?? '')).join('');
        // The groups of a phone number.
        fc.pre(!/^0\d\d(?:\d\d)?\D/.test(date));
        expect(tellsIdentityCode(`Hetu ${date}${code.slice(6)}`)).toBe(true);
      }),
    );
  });

  test('with the whole year', () => {
    fc.assert(
      fc.property(people, fc.constantFrom('-', ' ', ''), ({ code, birthDay }, gap) => {
        const [year = '', month = '', day = ''] = birthDay.split('-');
        expect(tellsIdentityCode(`${day}.${month}.${year}${gap}${code.slice(7)}`)).toBe(true);
      }),
    );
  });

  test('the check character decides: with another it is none', () => {
    const others = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(people, others, fc.constantFrom(...partings), ({ code }, by, parting) => {
        const wrong = checkCharacters[(checkCharacters.indexOf(code.charAt(10)) + by) % 31] ?? '';
        expect(tellsIdentityCode([...code.slice(0, 10), wrong].join(parting))).toBe(false);
      }),
    );
  });

  test('a day with a time, with another day, with hours, and a phone number are none', () => {
    const hours = fc.tuple(digitsFrom(0, 23), digitsFrom(0, 59));
    const phones = fc.tuple(
      fc.constantFrom('040', '050', '0400', '09'),
      fc.integer({ min: 1_000_000, max: 9_999_999 }),
    );
    fc.assert(
      fc.property(days, days, hours, phones, (day, other, [from, to], [prefix, phone]) => {
        const rest = String(phone);
        for (const text of [
          `Käynti ${day} ${from}.${to}`,
          `Käynti ${day} ${from}:${to}`,
          `Käynti ${day} ${from}–${to}`,
          `Tauko ${day}-${other}`,
          `Tauko ${day} – ${other}.`,
          `Soitti ${prefix}-${rest.slice(0, 3)}-${rest.slice(3)}`,
          `Soitti ${prefix} ${rest.slice(0, 3)} ${rest.slice(3)}`,
          `Soitti +358 ${prefix.slice(1)} ${rest.slice(0, 3)} ${rest.slice(3)}`,
        ])
          expect(tellsIdentityCode(text), text).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
