import type { OrderAddress } from '../types.ts';

type Place = Pick<
  OrderAddress,
  'streetName' | 'houseNumber' | 'houseLetter' | 'residence' | 'postalCode' | 'postalCity'
>;
type Locale = 'fi' | 'sv' | 'en';

const townLine = ({ postalCode, postalCity }: Place) => `${postalCode} ${postalCity}`;
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** Where something is, in a line: `Koivukuja 4 B, 33820 Tampere`. */
export function addressLine(place: Place): string {
  const { streetName, houseNumber, houseLetter, residence } = place;
  const street = [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
  return joined([street, townLine(place)]);
}

const boxes: Record<Locale, string> = { fi: 'PL', sv: 'PB', en: 'PO Box' };

/**
 * Where the post goes, in a line (`order.addressLine`): `PL 111, 33101 Tampere`, `Poste restante, 33100 Tampere`; of another
 * country with its name in the reader's language.
 */
export function postalLine(address: OrderAddress, locale: Locale): string {
  const { typeOfAddress, postalBox, country } = address;
  const nameOfCountry = country === 'FI' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? '');
  switch (typeOfAddress) {
    case 'regularAddress':
      return joined([addressLine(address), nameOfCountry]);
    case 'postalBox':
      return joined([`${boxes[locale]} ${postalBox ?? ''}`, townLine(address), nameOfCountry]);
    case 'posteRestante':
      // So in all languages: the post knows it by these words.
      return joined(['Poste restante', townLine(address), nameOfCountry]);
  }
}
