import { expect, test } from 'vitest';
import { mailOf, textsOf } from './orderMail.testing.ts';

test('that the delivery site is looked for, and nothing is left to do (order.siteToBeFound)', () => {
  const told = [
    'Etsimme käyttöpaikkasi',
    expect.stringContaining('Etsimme käyttöpaikkatunnuksen osoitteen perusteella'),
  ];
  const product = { place: 'Kuusikkotie 99, 33820 Tampere', isPlaceToBeFound: true, startDate: null };
  expect(textsOf(mailOf({ answer: { product } }))).toContainEqual(told);
  expect(textsOf(mailOf())).not.toContainEqual(told);
  const facts = JSON.stringify(mailOf({ answer: { product: { ...product, startDate: '2027-03-01' } } }).parts);
  expect(facts).toContain('kun käyttöpaikka on löytynyt, aikaisintaan 1.3.2027');
});

test('of an offer, its own number, and not that nothing is left to do: accepting is (offer.mail, order.siteToBeFound)', () => {
  const product = { place: 'Kuusikkotie 99, 33820 Tampere', isPlaceToBeFound: true, startDate: null };
  const said = (locale: string) =>
    JSON.stringify(mailOf({ answer: { isOffer: true, product }, order: { locale } }).parts);
  expect(said('fi')).toMatch(/Etsimme käyttöpaikkatunnuksen.*Kerro tarjouksesi numero.*tarjouksesi vuoksi/);
  expect(said('fi')).not.toMatch(/ei tarvitse tehdä mitään|tilauksesi|sopimuksesi/);
  expect(said('sv')).toMatch(/Vi tar reda på driftställets nummer.*Uppge offertnumret.*gäller din offert/);
  expect(said('sv')).not.toMatch(/behöver inte göra|beställningsnumret|ditt avtal/);
  expect(said('en')).toMatch(/We look up the delivery site ID.*your offer number.*about your offer/);
  expect(said('en')).not.toMatch(/do not need to|your order|your contract/);
});
