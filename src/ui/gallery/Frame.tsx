import { FileText, House, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { LanguageSwitch, type Language } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Page } from '../Page/Page.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

const weekdays = 'Ma–pe klo 8.00–18.00';

const contacts = [
  { title: 'Asiakaspalvelu kotitalouksille', phone: '+358201234500', shown: '020 1234 500', hours: weekdays },
  { title: 'Muutot', phone: '+358201234510', shown: '020 1234 510', hours: weekdays },
  { title: 'Kaukolämpö', phone: '+358201234520', shown: '020 1234 520', hours: 'Häiriöt ympäri vuorokauden' },
];

const customers = [
  { id: '1', name: 'Aino Mäkelä', detail: 'Oma asiakkuus' },
  { id: '2', name: 'Eero Mäkelä', detail: 'Asiakas 4012 7731' },
  { id: '3', name: 'Asunto-osakeyhtiö Kuusikkorinteenkatu', detail: 'Asiakas 7003 1180' },
];

const navigation = {
  label: 'Päävalikko',
  items: [
    { href: '#', label: 'Etusivu', icon: House, isCurrent: false },
    { href: '#contracts', label: 'Sopimukset', icon: FileText, isCurrent: true },
  ],
};

interface FrameProps {
  children: ReactNode;
  isPublic?: boolean;
  isOffline?: boolean;
}

/** The frame of the portal, as the app draws it around every page. */
export function Frame({ children, isPublic = false, isOffline = false }: FrameProps) {
  const [language, setLanguage] = useState<Language>('fi');
  const [customer, setCustomer] = useState('1');
  const user = {
    label: 'Käyttäjävalikko',
    name: 'Aino Mäkelä',
    customers: { label: 'Asioit henkilönä', options: customers, currentId: customer, onChoose: setCustomer },
    items: [{ href: '#', label: 'Edustettavat', icon: UsersRound, end: '2' }],
    signOut: { href: '#', label: 'Kirjaudu ulos' },
  };
  const notices = isOffline && (
    <Notice tone="warning" title="Ei verkkoyhteyttä">
      Näet tiedot sellaisina kuin ne olivat klo 12.31. Päivitämme ne, kun yhteys palaa.
    </Notice>
  );
  return (
    <>
      <SkipLink>Siirry sisältöön</SkipLink>
      <Header
        logo={<Logo name="Oma Kajo" href="#" />}
        languages={<LanguageSwitch label="Kieli" current={language} onChoose={setLanguage} />}
        navigation={isPublic ? undefined : navigation}
        user={isPublic ? undefined : user}
        menuLabel="Valikko"
      />
      <Page notices={notices}>{children}</Page>
      <Footer contacts={contacts} info="Puhelun hinta on paikallisverkko- tai matkapuhelinmaksu. Kajo Energia Oy" />
    </>
  );
}
