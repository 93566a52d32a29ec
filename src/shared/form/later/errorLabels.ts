import { msg } from '@lingui/core/macro';

/*
 * What is wrong with a field, as ids of texts: an error keeps the id, and the text is chosen when it is drawn, so that it
 * follows a change of language (`form.error.language`). `{label}` is what the form calls the field, which may be a question
 * or a whole sentence; `{place}` is `summary` where the text stands away from its field.
 */
const texts = {
  required: msg({ id: 'errorLabel.required', message: '{label} puuttuu.' }),
  choiceMissing: msg({ id: 'errorLabel.choiceMissing', message: 'Valitse jokin vaihtoehto: {label}' }),
  tooLong: msg({ id: 'errorLabel.tooLong', message: 'Lyhennä tekstiä: enintään {limit, number} merkkiä.' }),
  lineInvalid: msg({
    id: 'errorLabel.lineInvalid',
    message: 'Tekstissä on merkkejä, jotka eivät näy. Kirjoita se uudelleen.',
  }),
  emailInvalid: msg({
    id: 'errorLabel.emailInvalid',
    message: 'Tarkista sähköpostiosoite. Osoitteen pitää olla muotoa nimi@esimerkki.fi.',
  }),
  emailWithoutAt: msg({
    id: 'errorLabel.emailWithoutAt',
    message: 'Sähköpostiosoitteesta puuttuu @-merkki. Osoitteen pitää olla muotoa nimi@esimerkki.fi.',
  }),
  phoneInvalid: msg({
    id: 'errorLabel.phoneInvalid',
    message: 'Puhelinnumerossa on 9–13 numeroa, esimerkiksi 040 123 4567.',
  }),
  nameInvalid: msg({
    id: 'errorLabel.nameInvalid',
    message: 'Nimessä voi olla vain kirjaimia, välilyöntejä, yhdysmerkkejä ja heittomerkkejä.',
  }),
  postalCodeInvalid: msg({
    id: 'errorLabel.postalCodeInvalid',
    message: 'Postinumerossa on viisi numeroa, esimerkiksi 33200.',
  }),
  foreignPostalCodeInvalid: msg({
    id: 'errorLabel.foreignPostalCodeInvalid',
    message: 'Postinumerossa on 2–10 kirjainta tai numeroa.',
  }),
  houseNumberInvalid: msg({
    id: 'errorLabel.houseNumberInvalid',
    message: 'Talon numerossa on enintään {digits, number} numeroa, esimerkiksi 14 tai 5–7.',
  }),
  houseLetterInvalid: msg({
    id: 'errorLabel.houseLetterInvalid',
    message: 'Rappu tai kirjain on yksi kirjain, esimerkiksi B.',
  }),
  postalBoxInvalid: msg({
    id: 'errorLabel.postalBoxInvalid',
    message: 'Postilokeron numerossa on 1–6 numeroa, esimerkiksi 111.',
  }),
  streetNameInvalid: msg({ id: 'errorLabel.streetNameInvalid', message: 'Kirjoita kadun nimi, esimerkiksi Harjutie.' }),
  townInvalid: msg({
    id: 'errorLabel.townInvalid',
    message: 'Kirjoita postitoimipaikka kirjaimin, esimerkiksi Tampere.',
  }),
  identityCodeInvalid: msg({
    id: 'errorLabel.identityCodeInvalid',
    message: 'Tarkista henkilötunnus: syntymäaika, välimerkki ja neljä merkkiä.',
  }),
  ibanInvalid: msg({
    id: 'errorLabel.ibanInvalid',
    message: 'Tarkista tilinumero. Suomalainen IBAN on muotoa FI21 1234 5600 0007 85.',
  }),
  businessIdInvalid: msg({
    id: 'errorLabel.businessIdInvalid',
    message: 'Tarkista Y-tunnus: seitsemän numeroa, viiva ja tarkistusnumero.',
  }),
  businessIdDigitWrong: msg({
    id: 'errorLabel.businessIdDigitWrong',
    message: 'Tarkista Y-tunnus: jokin numero on väärin.',
  }),
  customerNumberInvalid: msg({
    id: 'errorLabel.customerNumberInvalid',
    message: 'Asiakasnumerossa on 6–12 numeroa. Se on laskussasi.',
  }),
  meteringPointInvalid: msg({
    id: 'errorLabel.meteringPointInvalid',
    message: 'Käyttöpaikkatunnus alkaa kirjaimella Y tai H, tai siinä on 18 numeroa.',
  }),
  meteringPointDigitWrong: msg({
    id: 'errorLabel.meteringPointDigitWrong',
    message: 'Tarkista käyttöpaikkatunnus: jokin numero on väärin.',
  }),
  dayUnknown: msg({ id: 'errorLabel.dayUnknown', message: 'Tällaista päivää ei ole. Tarkista päivä.' }),
  dayInvalid: msg({ id: 'errorLabel.dayInvalid', message: 'Kirjoita päivä muodossa 5.11.2026.' }),
};

type ErrorLabel = keyof typeof texts;

/** The id of what is wrong, to be put into a schema. A feature's own is the id of a `msg` of its own. */
export const errorLabels = Object.fromEntries(Object.entries(texts).map(([name, { id }]) => [name, id])) as Record<
  ErrorLabel,
  string
>;

/** An id with the values that its text names: `errorLabel.tooLong?limit=200`. */
export const withValues = (id: string, values: Record<string, string | number>): string =>
  `${id}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;
