import { useLingui } from '@lingui/react/macro';
import { Globe, Phone } from 'lucide';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { InfoPage } from './InfoPage.tsx';

/** The Data Protection Ombudsman, in the reader's language. */
const ombudsman = {
  fi: 'https://tietosuoja.fi',
  sv: 'https://tietosuoja.fi/sv',
  en: 'https://tietosuoja.fi/en',
};

/** What the portal knows of a person, why, and what the person may ask (`info.privacy`). */
export function PrivacyPage() {
  const { t } = useLingui();
  const { brand } = usePortal();
  const { locale } = useLanguage();
  const company = brand.companyName[locale];
  const { phone, shown } = brand.contacts.customerService;
  return (
    <InfoPage
      heading={t({ id: 'privacy.heading', message: 'Tietosuoja' })}
      lead={t({
        id: 'privacy.lead',
        message: `${company} käsittelee tietojasi sopimustesi hoitamiseksi. Tässä pääkohdat lyhyesti.`,
      })}
      sections={[
        {
          title: t({ id: 'privacy.data', message: 'Mitä tietoja käsittelemme' }),
          paragraphs: [
            t({
              id: 'privacy.dataText',
              message:
                'Nimesi, asiakasnumerosi, yhteystietosi, sopimuksesi ja käyttöpaikkasi, tilauksesi ja niiden peruutukset, markkinointilupasi ja meille lähettämäsi palautteet. Henkilötunnusta käytämme tunnistamiseen ja luottotietojen tarkistamiseen, emmekä näytä sitä missään kokonaisena.',
            }),
            t({
              id: 'privacy.orders',
              message:
                'Tilauksesta kirjaamme myös, mihin suostuit, millä sanoilla ja milloin, sekä mitä luottotietojen tarkistuksessa selvisi.',
            }),
            t({
              id: 'privacy.staff',
              message: 'Kun työntekijämme katsoo tietojasi, siitä jää merkintä: milloin ja miksi.',
            }),
          ],
        },
        {
          title: t({ id: 'privacy.browser', message: 'Mitä selaimeesi tallentuu' }),
          paragraphs: [
            t({
              id: 'privacy.browserText',
              message:
                'Kirjautumisesi, kielivalintasi, keskeneräiset lomakkeet ja se, mitä olet jo lukenut, säilyvät selaimessasi, kunnes suljet välilehden. Evästeitä käytämme kirjautumiseen. Lisäksi eväste yhdistää tilauksesi tai tietojesi muutoksen tähän selaimeen 30 minuutiksi ja linkin sinulle siirtyvään sopimukseen 24 tunniksi, jotta voit tunnistautua välissä. Kun siirryt tunnistautumaan lomakkeelta, sen tiedot odottavat meillä salattuina enintään 24 tuntia, ja eväste yhdistää ne tähän selaimeen. Mainosseurantaa ei ole.',
            }),
            t({
              id: 'privacy.reports',
              message:
                'Jos sivu lakkaa toimimasta, voimme saada siitä teknisen raportin. Siinä ei ole henkilötietoja, ellet itse kirjoita niitä raporttiin.',
            }),
          ],
        },
        {
          title: t({ id: 'privacy.ways', message: 'Mistä saamme tietoja ja kenelle niitä luovutamme' }),
          paragraphs: [
            t({
              id: 'privacy.identification',
              message:
                'Kun kirjaudut, tunnistuspalvelu kertoo meille nimesi. Jos tunnistaudut pankkitunnuksilla tai mobiilivarmenteella, se kertoo myös henkilötunnuksesi. Pankkitunnuksiasi emme näe.',
            }),
            t({
              id: 'privacy.credit',
              message:
                'Kun tilaat tai otat vastaan sopimuksen, tarkistamme luottotietosi Suomen Asiakastieto Oy:n rekisteristä. Jos palvelun tuottaa kumppanimme, annamme sille nimesi ja yhteystietosi suostumuksellasi.',
            }),
            t({ id: 'privacy.feedback', message: 'Palautteesi menee sähköpostina asiakaspalveluumme.' }),
          ],
        },
        {
          title: t({ id: 'privacy.kept', message: 'Kuinka kauan säilytämme tietoja' }),
          paragraphs: [
            t({
              id: 'privacy.session',
              message:
                'Istunto päättyy, kun et ole käyttänyt palvelua 15 minuuttiin, ja viimeistään kahdeksan tunnin kuluttua kirjautumisesta. Sen tiedot poistamme muutaman päivän kuluessa.',
            }),
            t({
              id: 'privacy.unproven',
              message:
                'Tilausta, jota et ole vielä vahvistanut tunnistautumalla, säilytämme salattuna 30 minuuttia. Jos et vahvista sitä, poistamme sen sisällön.',
            }),
            t({
              id: 'privacy.log',
              message:
                'Palvelimen lokiin jää tieto siitä, mitä toimintoja on käytetty ja milloin, mutta ei siitä, kuka niitä käytti.',
            }),
          ],
        },
        {
          title: t({ id: 'privacy.rights', message: 'Oikeutesi' }),
          paragraphs: [
            t({
              id: 'privacy.rightsText',
              message:
                'Voit pyytää tietosi nähtäviksi, pyytää niiden korjaamista tai poistamista ja vastustaa suoramarkkinointia. Voit myös kääntyä tietosuojavaltuutetun puoleen.',
            }),
          ],
          links: [
            { href: `tel:${phone}`, label: shown, icon: Phone },
            { href: ombudsman[locale], label: 'tietosuoja.fi', icon: Globe },
          ],
        },
      ]}
    />
  );
}
