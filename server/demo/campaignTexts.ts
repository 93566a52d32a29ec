import type { IncludedText } from '../store/schema.ts';
import type { LocalText } from '../store/productTables.ts';

/** A text in the three languages. */
export const words = (fi: string, sv: string, en: string): LocalText => ({ fi, sv, en });

type Question = { question: LocalText; answer: LocalText };

const included = (icon: IncludedText['icon'], title: LocalText, text: LocalText): IncludedText => ({
  icon,
  title,
  text,
});
const asked = (question: LocalText, answer: LocalText): Question => ({ question, answer });

const switching = included(
  'switch',
  words('Vaihto ilman vaivaa', 'Byte utan besvär', 'An easy switch'),
  words(
    'Irtisanomme nykyisen sopimuksesi, kun se on mahdollista. Sähkö ei katkea.',
    'Vi säger upp ditt nuvarande avtal när det är möjligt. Strömmen bryts inte.',
    'We end your present contract when that is possible. The power stays on.',
  ),
);
const consumption = included(
  'chart',
  words('Kulutus vartin tarkkuudella', 'Förbrukning kvart för kvart', 'Consumption by the quarter-hour'),
  words(
    'Oma Kajo näyttää kulutuksen, hinnan ja sään samassa kuvassa.',
    'Mitt Kajo visar förbrukning, pris och väder i samma bild.',
    'My Kajo shows consumption, price and weather in one picture.',
  ),
);
const clearInvoice = included(
  'invoice',
  words('Lasku, jonka ymmärtää', 'En faktura som går att förstå', 'An invoice that makes sense'),
  words(
    'Kerromme jokaisesta laskusta, mistä sen muutos johtuu.',
    'På varje faktura ser du varför beloppet har ändrats.',
    'With each invoice we tell you why it has changed.',
  ),
);
const dueDay = included(
  'calendar',
  words('Siirrä eräpäivää itse', 'Flytta förfallodagen själv', 'Move the due date yourself'),
  words('Kerran laskua kohti, ilman kuluja.', 'En gång per faktura, utan avgift.', 'Once per invoice, free of charge.'),
);
const service = included(
  'service',
  words('Suomenkielinen ja ruotsinkielinen palvelu', 'Service på finska och svenska', 'Service in Finnish and Swedish'),
  words('Puhelimessa ma–pe klo 8.00–18.00.', 'Per telefon mån–fre kl. 8.00–18.00.', 'By phone Mon–Fri 08:00–18:00.'),
);
const businessService = included(
  'service',
  words('Oma yrityspalvelu', 'Egen företagsservice', 'A business service of your own'),
  words('Puhelimessa ma–pe klo 8.00–16.00.', 'Per telefon mån–fre kl. 8.00–16.00.', 'By phone Mon–Fri 08:00–16:00.'),
);
const renewable = included(
  'leaf',
  words('Uusiutuvaa alkuperää', 'Förnybart ursprung', 'Renewable origin'),
  words(
    'Kiinteissä sopimuksissa alkuperä varmennetaan alkuperätakuilla.',
    'I fasta avtal säkras ursprunget med ursprungs\u00ADgarantier.',
    'In fixed contracts the origin is certified with guarantees of origin.',
  ),
);

/** What comes with a contract, by what is sold. */
export const includedIn = {
  electricity: [switching, consumption, renewable, clearInvoice, dueDay, service],
  business: [
    included(
      'switch',
      words('Kaikki käyttöpaikat kerralla', 'Alla driftställen på en gång', 'All delivery sites at once'),
      words(
        'Siirrämme sopimukset sitä mukaa kuin nykyiset päättyvät.',
        'Vi flyttar avtalen i den takt de nuvarande upphör.',
        'We move the contracts as your present ones end.',
      ),
    ),
    consumption,
    clearInvoice,
    businessService,
  ],
  heat: [
    included(
      'leaf',
      words('Lämpöä lähituotannosta', 'Värme från närproduktion', 'Heat made nearby'),
      words(
        'Suurin osa lämmöstä syntyy hukkalämmöstä ja puuhakkeesta.',
        'Största delen av värmen kommer från spillvärme och träflis.',
        'Most of the heat comes from waste heat and wood chips.',
      ),
    ),
    included(
      'service',
      words('Häiriöpäivystys ympäri vuorokauden', 'Störningsjour dygnet runt', 'Fault service at any hour'),
      words(
        'Tulemme paikalle, kun lämpö tai lämmin vesi puuttuu.',
        'Vi rycker ut när värmen eller varmvattnet är borta.',
        'We come when the heating or hot water is out.',
      ),
    ),
    clearInvoice,
    dueDay,
  ],
  production: [
    included(
      'chart',
      words('Tuotanto näkyviin', 'Se din produktion', 'See what you produce'),
      words(
        'Oma Kajo näyttää, mitä tuotit, käytit itse ja myit.',
        'Mitt Kajo visar vad du har producerat, använt själv och sålt.',
        'My Kajo shows what you produced, used yourself and sold.',
      ),
    ),
    included(
      'invoice',
      words('Hyvitys tilillesi', 'Ersättningen till ditt konto', 'Paid to your account'),
      words(
        'Maksamme hyvityksen kuukausittain, kun sitä on kertynyt yli 10 euroa.',
        'Vi betalar ersättningen varje månad när den överstiger 10 euro.',
        'We pay every month once more than 10 euros has accrued.',
      ),
    ),
    service,
  ],
  services: [
    included(
      'calendar',
      words('Voit lopettaa milloin vain', 'Avsluta när du vill', 'End it whenever you like'),
      words(
        'Palvelu päättyy kuukauden kuluttua ilmoituksesta.',
        'Tjänsten upphör en månad efter att du har meddelat oss.',
        'The service ends a month after you tell us.',
      ),
    ),
    clearInvoice,
    service,
  ],
} satisfies Record<string, IncludedText[]>;

const transmission = asked(
  words('Sisältyykö siirto hintaan?', 'Ingår elöverföringen i priset?', 'Is transmission included in the price?'),
  words(
    'Ei. Sähkönsiirron laskuttaa aina paikallinen verkkoyhtiö.',
    'Nej. Elöverföringen faktureras alltid av det lokala nätbolaget.',
    'No. The local grid company always charges for transmission.',
  ),
);
const presentContract = asked(
  words(
    'Entä jos nykyinen sopimukseni on kesken?',
    'Vad händer om mitt nuvarande avtal inte har löpt ut?',
    'What if my present contract is still running?',
  ),
  words(
    'Kerro tilatessasi, milloin se päättyy. Uusi sopimus alkaa heti sen jälkeen, eikä päällekkäisiä maksuja tule.',
    'Berätta i beställningen när det upphör. Det nya avtalet börjar genast därefter, och du betalar inte dubbelt.',
    'Tell us in the order when it ends. The new contract begins right after it, and you never pay twice.',
  ),
);
const moving = asked(
  words('Voinko muuttaa kesken määräajan?', 'Kan jag flytta under avtalstiden?', 'Can I move during the term?'),
  words(
    'Voit. Sopimus siirtyy uuteen kotiin samalla hinnalla.',
    'Ja. Avtalet följer med till det nya hemmet till samma pris.',
    'Yes. The contract moves to your new home at the same price.',
  ),
);

/** What is asked often, by what is sold. */
export const questionsOn = {
  electricity: [presentContract, moving, transmission],
  business: [
    asked(
      words(
        'Voiko tilauksen tehdä kuka tahansa?',
        'Får vem som helst göra beställningen?',
        'May anyone place the order?',
      ),
      words(
        'Tilaajalla pitää olla oikeus tehdä sopimuksia yrityksen puolesta.',
        'Beställaren ska ha rätt att ingå avtal för företagets räkning.',
        'The person ordering must have the right to make contracts for the company.',
      ),
    ),
    asked(
      words(
        'Onko yrityksellä peruutusoikeus?',
        'Har företaget ångerrätt?',
        'Does a company have a right of withdrawal?',
      ),
      words(
        'Ei ole. Lain peruutusoikeus koskee vain kuluttajia.',
        'Nej. Lagens ångerrätt gäller bara konsumenter.',
        'No. The statutory right of withdrawal is for consumers only.',
      ),
    ),
    transmission,
  ],
  heat: [
    asked(
      words(
        'Saanko kaukolämmön mihin tahansa?',
        'Får jag fjärrvärme var som helst?',
        'Can I have district heat anywhere?',
      ),
      words(
        'Kaukolämpöä saa verkon alueella. Tarkistamme osoitteesi tilauksen alussa.',
        'Fjärrvärme finns inom nätområdet. Vi kontrollerar din adress i början av beställningen.',
        'District heat is available where there is a network. We check your address at the start of the order.',
      ),
    ),
    asked(
      words('Mikä on tehomaksu?', 'Vad är effektavgiften?', 'What is the power charge?'),
      words(
        'Maksu siitä, kuinka paljon lämpöä rakennus voi enimmillään tarvita. Se on sama joka kuukausi.',
        'En avgift för hur mycket värme byggnaden som mest kan behöva. Den är densamma varje månad.',
        'A charge for how much heat the building may need at most. It is the same every month.',
      ),
    ),
  ],
  production: [
    asked(
      words(
        'Tarvitsenko myös sähkösopimuksen?',
        'Behöver jag också ett elavtal?',
        'Do I need an electricity contract as well?',
      ),
      words(
        'Tarvitset. Pientuotannon sopimus koskee vain sähköä, jonka myyt.',
        'Ja. Avtalet om småproduktion gäller bara den el du säljer.',
        'Yes. The small-production contract covers only what you sell.',
      ),
    ),
    asked(
      words('Maksanko hyvityksestä veroa?', 'Betalar jag skatt på ersättningen?', 'Do I pay tax on it?'),
      words(
        'Hyvitys ei sisällä arvonlisäveroa. Vero.fi kertoo, milloin tulo on veronalaista.',
        'I ersättningen ingår ingen moms. På skatt.fi står när inkomsten är skattepliktig.',
        'It does not include VAT. Vero.fi tells when the income is taxable.',
      ),
    ),
  ],
  services: [
    asked(
      words(
        'Pitääkö minun olla Kajon sähköasiakas?',
        'Måste jag vara elkund hos Kajo?',
        'Do I have to buy electricity from Kajo?',
      ),
      words(
        'Ei tarvitse. Voit tilata palvelun, vaikka ostat sähkön muualta.',
        'Nej. Du kan beställa tjänsten även om du köper din el någon annanstans.',
        'No. You may order a service even if you buy your electricity elsewhere.',
      ),
    ),
    asked(
      words(
        'Voinko tilata tuuli- ja vesisähkön yhtä aikaa?',
        'Kan jag beställa både vindel och vattenel?',
        'Can I order both wind and hydro power?',
      ),
      words(
        'Et. Sähkön alkuperä varmennetaan yhdellä tavalla kerrallaan.',
        'Nej. Elens ursprung säkras på ett sätt åt gången.',
        'No. The origin of your electricity is certified in one way at a time.',
      ),
    ),
  ],
} satisfies Record<string, Question[]>;
