import { useLingui } from '@lingui/react/macro';
import { Globe, Mail, Phone } from 'lucide';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { InfoPage } from './InfoPage.tsx';

/** The authority that watches over accessibility in Finland; its addresses with the places where they may break. */
const authority = {
  sites: {
    fi: 'saavutettavuus\u200Bvaatimukset.fi',
    sv: 'tillganglighets\u200Bkrav.fi',
    en: 'webaccessibility.fi',
  },
  email: 'saavutettavuus@traficom.fi',
  phone: '+358295345000',
  shownPhone: '029 534 5000',
};

const afterAt = (address: string) => address.replace('@', '@\u200B');

/** The accessibility statement that the law asks for (`info.accessibility`). */
export function AccessibilityPage() {
  const { t } = useLingui();
  const { brand } = usePortal();
  const { phone, shown } = brand.contacts.customerService;
  const site = authority.sites[useLanguage().locale];
  const levelTexts = [
    t({
      id: 'accessibility.levelText',
      message: 'Tavoitteemme on WCAG 2.2 -ohjeiston taso AA. Se kattaa myös lain vaatimukset. Arvioimme palvelun itse.',
    }),
    t({
      id: 'accessibility.testing',
      message:
        'Jokainen sivu tarkistetaan automaattisesti vaaleana ja tummana, ja sivuja kokeillaan pelkällä näppäimistöllä. Palvelu toimii myös 320 kuvapisteen levyisessä ikkunassa ja silloin, kun tekstin koko on kaksinkertainen.',
    }),
  ];
  const gapsText = t({
    id: 'accessibility.gapsText',
    message:
      'Palvelua ei ole vielä arvioitu yleisimmillä ruudunlukijoilla. Pankkien tunnistautumissivuista emme vastaa.',
  });
  const feedbackText = t({
    id: 'accessibility.feedbackText',
    message: 'Jos et pysty käyttämään jotakin palvelun osaa, kerro siitä meille. Vastaamme kahden viikon kuluessa.',
  });
  const complaintText = t({
    id: 'accessibility.complaint',
    message:
      'Jos vastauksemme ei auta tai et saa vastausta kahdessa viikossa, voit tehdä ilmoituksen Liikenne- ja viestintävirasto Traficomin digitaalisen esteettömyyden ja saavutettavuuden valvontayksikölle.',
  });

  return (
    <InfoPage
      heading={t({ id: 'accessibility.heading', message: 'Saavutettavuus­seloste' })}
      lead={t({
        id: 'accessibility.lead',
        message: 'Jokaisen pitää voida käyttää palvelua. Tässä kerromme, miten siinä onnistumme.',
      })}
      sections={[
        {
          title: t({ id: 'accessibility.level', message: 'Miten saavutettava palvelu on' }),
          paragraphs: levelTexts,
        },
        { title: t({ id: 'accessibility.gaps', message: 'Mikä on vielä kesken' }), paragraphs: [gapsText] },
        {
          title: t({ id: 'accessibility.feedback', message: 'Kerro esteestä' }),
          paragraphs: [feedbackText],
          links: [
            { href: `mailto:${brand.feedbackEmail}`, label: afterAt(brand.feedbackEmail), icon: Mail },
            { href: `tel:${phone}`, label: shown, icon: Phone },
          ],
        },
        {
          title: t({ id: 'accessibility.authority', message: 'Valvonta­viranomainen' }),
          paragraphs: [complaintText],
          links: [
            { href: `https://www.${site.replaceAll('\u200B', '')}`, label: site, icon: Globe },
            { href: `mailto:${authority.email}`, label: afterAt(authority.email), icon: Mail },
            { href: `tel:${authority.phone}`, label: authority.shownPhone, icon: Phone },
          ],
        },
      ]}
    />
  );
}
