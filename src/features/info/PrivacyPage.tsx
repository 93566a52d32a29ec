import { useLingui } from '@lingui/react/macro';
import { Globe, Phone } from 'lucide';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { InfoPage } from './InfoPage.tsx';

/** What the portal knows of a person, why, and what the person may ask (`info.privacy`). */
export function PrivacyPage() {
  const { t } = useLingui();
  const { brand } = usePortal();
  const company = brand.companyName[useLanguage().locale];
  const { phone, shown } = brand.contacts.customerService;
  return (
    <InfoPage
      heading={t({ id: 'privacy.heading', message: 'Tietosuoja' })}
      lead={t({
        id: 'privacy.lead',
        message: `${company} käsittelee tietojasi sopimustesi hoitamiseen. Tässä pääkohdat lyhyesti.`,
      })}
      sections={[
        {
          title: t({ id: 'privacy.data', message: 'Mitä tietoja käsittelemme' }),
          paragraphs: [
            t({
              id: 'privacy.dataText',
              message:
                'Nimesi, yhteystietosi, sopimuksesi, kulutuksesi ja laskusi. Henkilötunnusta käytämme tunnistamiseen, emmekä näytä sitä kokonaan missään.',
            }),
            t({
              id: 'privacy.staff',
              message: 'Kun asiakaspalvelu avaa tietosi, siitä jää merkintä: milloin ja miksi.',
            }),
          ],
        },
        {
          title: t({ id: 'privacy.browser', message: 'Mitä selaimeesi tallentuu' }),
          paragraphs: [
            t({
              id: 'privacy.browserText',
              message:
                'Istunto, kielivalintasi ja keskeneräiset lomakkeet, kunnes suljet välilehden. Kirjautumisen ajaksi asetamme yhden evästeen. Mainosseurantaa ei ole.',
            }),
            t({
              id: 'privacy.reports',
              message: 'Jos sivulla tapahtuu virhe, saamme siitä teknisen ilmoituksen ilman henkilötietoja.',
            }),
          ],
        },
        {
          title: t({ id: 'privacy.rights', message: 'Oikeutesi' }),
          paragraphs: [
            t({
              id: 'privacy.rightsText',
              message:
                'Voit pyytää tietosi nähtäväksi, korjattaviksi tai poistettaviksi ja vastustaa suoramarkkinointia. Voit myös kääntyä tietosuojavaltuutetun puoleen.',
            }),
          ],
          links: [
            { href: `tel:${phone}`, label: shown, icon: Phone },
            { href: 'https://tietosuoja.fi', label: 'tietosuoja.fi', icon: Globe },
          ],
        },
      ]}
    />
  );
}
