import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mask } from './mask.ts';

const signs = [...'+-ABCDEFUVWXYabcdefuvwxy'];
const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhaW5vIn0.c2lnbmF0dXJl';

describe('what is known by its form is taken out (reporting.masked)', () => {
  test.each(signs)('an identity code with the sign %s', (sign) => {
    expect(mask(`tunnus 010190${sign}900X ei käy`)).toBe('tunnus […] ei käy');
    expect(mask(`(010190${sign}900x).`)).toBe('[…]');
  });

  test.each([
    ['an identity code in two words', '010190 -900X', '[…] […]'],
    ['one with what nobody sees in it', '0101\u00AD90\u200B-900X', '[…]'],
    ['one in digits of full width', '０１０１９０-９００X', '[…]'],
    ['a day of birth', '1.1.1990', '[…]'],
    ['an IBAN', 'FI2112345600000785', '[…]'],
    ['an IBAN in groups', 'fi21 1234 5600 0007 85 on', '[…] […] […] […] […] […]'],
    ['an IBAN with letters', 'tili 1 MT84 MALT 0110 0001 2345 MTLC AST0 01S', `tili 1${' […]'.repeat(8)}`],
    ['an address of mail', 'aino.makela@kajo.example', '[…]'],
    ['one with letters of another language', 'äinö@hyvä.example', '[…]'],
    ['a phone number', '040 123 4567', '[…] […] […]'],
    ['an international one', '+358 (0)40-1234567', '[…] […]'],
    ['a customer number', 'asiakas 40127731', 'asiakas […]'],
    ['a metering point', '643007574000138589', '[…]'],
    ['the retailer’s own form of it', 'Y1234567', '[…]'],
    ['a signed token', token, '[…]'],
    ['what follows Bearer', 'Authorization: Bearer abc.def', 'Authorization: Bearer […]'],
    ['the address of a page', 'https://oma.kajo.example/contracts/K1', '[…]'],
    ['a path', 'sivulla /contracts/K-1 oli', 'sivulla […] oli'],
    ['a query', 'sivu?nimi', 'sivu[…]'],
    ['a pair of a query', 'nimi=Aino', '[…]'],
    ['a hash', 'sivu#aino', 'sivu[…]'],
    ['what looks random', 'a1b2c3d4-e5f6-47a8-b9c0', '[…]'],
    ['a word that is none', 'ä'.repeat(81), '[…]'],
  ])('%s', (_, text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test.each([
    'Painoin nappia kello 12.41, ja sivu jäi tyhjäksi.\nTuliko virhe 404?',
    'Vuonna 2026 se toimi (3 kertaa); lämpöenergiankulutuksenseurantajärjestelmä ei.',
    '',
    ' ',
    '🙂 – ok',
  ])('words and short numbers stay: %j', (text) => {
    expect(mask(text)).toBe(text);
  });

  test('no text around it, and no way of grouping, brings five digits in a row through', () => {
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    const gap = fc.constantFrom('', '', ' ', '-', '.', '\u00A0', ' - ', '/', '\u2011', '\u00AD');
    const number = fc.array(fc.tuple(digit, gap), { minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), number, fc.string({ unit: 'grapheme' }), (before, parts, after) => {
        const digits = parts.map(([one]) => one).join('');
        const text = `${before} ${parts.flat().join('')} ${after}`;
        expect(mask(text).replace(/\D/g, '')).not.toContain(digits);
      }),
    );
  });
});

describe('the work (reporting.linear)', () => {
  afterEach(() => vi.restoreAllMocks());

  const length = 50_000;
  const fill = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const parts = 'a|1|@| |1 |a |1-|FI21 |FI21 a|?|?a |eyJ.|/ |+ |Bearer |a@ |\u00AD| \u00A0|ä|\uD800|- 1 |ﬃ'.split('|');
  const adversarial = [...parts, `${'a'.repeat(80)} `, `${'1'.repeat(79)}a `];

  test.each(adversarial)('%j over and over is read a few times and no more', (part) => {
    const exec = RegExp.prototype.exec;
    let read = 0;
    let calls = 0;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const found = exec.call(this, text);
      // What a pattern goes over: from where it starts to the end of what it finds, or of where it may begin.
      read += (found ? found.index + found[0].length : this.sticky ? from + 1 : text.length) - from;
      calls += 1;
      return found;
    });
    mask(fill(part));
    const plain = fill(part).normalize('NFKC').length;
    expect(read).toBeLessThanOrEqual(12 * plain);
    expect(calls).toBeLessThanOrEqual(12 * plain);
  });
});
