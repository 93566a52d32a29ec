import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, isIban } from './index.ts';

/** The example of each country in the IBAN registry. */
const examples = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456
BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453
GL8964710001000206 GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469
HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302
KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114
LC55HEMM000100010012001200023015 LI21088100002324013AA LT121000011101001000 LU280019400644750000
LV80BANK0000435195001 LY83002048000020100120361 MC5811222000010123456789030 MD24AG000225100013104168
ME25505000012345678951 MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124 NL91ABNA0417164300
NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702 PL61109010140000071219812874
PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000
RS35260005601001611379 RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
SD2129010501234001 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146 SV62CENR00000000000000700025
TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326 UA213223130000026007233566001
VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234
`
  .trim()
  .split(/\s+/);

/** Finnish accounts that pass both checks. */
const finnish = fc.array(fc.nat(9), { minLength: 13, maxLength: 13 }).map((digits) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  const account = `${digits.join('')}${(10 - (sum % 10)) % 10}`;
  return `FI${String(98n - (BigInt(`${account}151800`) % 97n)).padStart(2, '0')}${account}`;
});

describe('IBANs (identifiers.iban)', () => {
  test('the registry’s 89 countries', () => {
    expect(new Set(examples.map((iban) => iban.slice(0, 2))).size).toBe(89);
  });

  test.each(examples)('%s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test('one wrong digit is noticed, in any country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), fc.nat(40), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const positions = [...iban].flatMap((character, index) => (/[0-9]/.test(character) ? [index] : []));
        const index = positions[at % positions.length] ?? 2;
        const wrong = (Number(iban[index]) + by) % 10;
        expect(isIban(iban.slice(0, index) + wrong + iban.slice(index + 1))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('Finnish accounts with both checks', () => {
    fc.assert(
      fc.property(finnish, (iban) => {
        expect(isIban(iban)).toBe(true);
      }),
    );
  });

  test('two digits the wrong way round are noticed', () => {
    fc.assert(
      fc.property(finnish, fc.integer({ min: 4, max: 16 }), (iban, at) => {
        fc.pre(iban[at] !== iban[at + 1]);
        expect(isIban(iban.slice(0, at) + iban.charAt(at + 1) + iban.charAt(at) + iban.slice(at + 2))).toBe(false);
      }),
    );
  });

  test('spaces of any kind and lower case are read', () => {
    const written = ['FI21 1234 5600 0007 85', ' fi2112345600000785 ', 'FI21\u00a01234\u202f5600 0007\t85'];
    expect(written.map(isIban)).toEqual([true, true, true]);
  });

  test.each([
    ['a Finnish account whose own check digit is wrong', 'FI9112345600000786'],
    ['a digit too many', 'FI21123456000007850'],
    ['a digit too few', 'FI211234560000078'],
    ['a letter where digits belong', 'FI21A234560000078A'],
    ['a country without IBANs', 'US64123456789012345678'],
    ['Åland, whose accounts are Finnish ones', 'AX2112345600000785'],
    ['a dotless i for an I', 'Fı2112345600000785'],
    ['a sharp s for two letters', 'MT84MALT011000012345MTLCAßT00'],
    ['hyphens', 'FI21-1234-5600-0007-85'],
    ['words of the language', 'constructor'],
    ['words of the language', '__proto__'],
    ['nothing', ''],
  ])('%s: not an IBAN', (_what, text) => {
    expect(isIban(text)).toBe(false);
  });

  test('check digits 00, 01 and 99 leave the right remainder and are wrong', () => {
    const digitsOf = (iban: string) => Number(iban.slice(2, 4));
    const aliased = (iban: string) => {
      const alias = { 97: '00', 98: '01', 2: '99' }[digitsOf(iban)];
      return alias === undefined ? null : iban.slice(0, 2) + alias + iban.slice(4);
    };
    const ibans = fc.sample(finnish, { numRuns: 2000, seed: 1 });
    const aliases = ibans.map(aliased).filter((iban) => iban !== null);
    expect(new Set(aliases.map(digitsOf))).toEqual(new Set([0, 1, 99]));
    expect(aliases.filter(isIban)).toEqual([]);
  });
});

describe('groups of four (identifiers.ibanGroups)', () => {
  test('are what is shown', () => {
    expect(formatIban('fi2112345600000785')).toBe('FI21 1234 5600 0007 85');
    expect(formatIban('NO93 86011117947')).toBe('NO93 8601 1117 947');
  });

  test('leave what is no IBAN as it was', () => {
    expect(['', 'not one', 'x'.repeat(70)].map(formatIban)).toEqual(['', 'not one', 'x'.repeat(70)]);
  });

  test('of any country are read again, and grouped the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), (iban) => {
        const shown = formatIban(iban);
        expect([isIban(shown), formatIban(shown), shown.replaceAll(' ', '')]).toEqual([true, shown, iban]);
        expect(shown).toMatch(/^(?:\S{4} )*\S{1,4}$/);
      }),
    );
  });
});
