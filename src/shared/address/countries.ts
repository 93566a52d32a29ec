import type { Locale } from '../../i18n/locale.ts';

/** ISO 3166-1 alpha-2 of every country that the post goes to. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI ' +
  'CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FJ FK FM FO FR GA GB GD GE GG GH GI GL GM GN GP ' +
  'GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI ' +
  'LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM ' +
  'PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC ' +
  'TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE ZA ZM ZW';

/** Whether the post goes to a country of that code. */
export const isCountry = (code: string): boolean => codes.split(' ').includes(code);

/** Finland, then the others by their names in a language. */
export function countriesIn(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = (value: string) => ({ value, label: names.of(value) ?? value });
  const { compare } = new Intl.Collator(locale);
  return [
    named('FI'),
    ...codes
      .split(' ')
      .map(named)
      .sort((one, next) => compare(one.label, next.label)),
  ];
}
