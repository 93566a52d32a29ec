import type { Bank, Brand } from '../shared/brand.ts';

const weekdays = { from: '8:00', to: '18:00' };

/**
 * A bank, under its Finnish name, and its Swedish one where that is another. The soft hyphens (U+00AD) say where a long one
 * may break on a narrow tile. A retailer gives them the logos that the banks let it show.
 */
const bank = (id: string, name: string, sv = name): Bank => ({ id, name: { fi: name, sv, en: name } });

const main: Brand = {
  id: 'main',
  productName: { fi: 'Oma Kajo', sv: 'Mitt Kajo', en: 'My Kajo' },
  companyName: { fi: 'Kajo Energia Oy', sv: 'Kajo Energi Ab', en: 'Kajo Energy Ltd' },
  businessId: '1234567-1',
  address: {
    fi: 'Kajokatu 1, PL 100, 33101 Tampere',
    sv: 'Kajokatu 1, PB 100, 33101 Tammerfors',
    en: 'Kajokatu 1, PO Box 100, 33101 Tampere, Finland',
  },
  customerServiceEmail: 'asiakaspalvelu@kajo.example',
  contacts: {
    customerService: { phone: '+358201234500', shown: '020 1234 500', hours: weekdays },
    moving: { phone: '+358201234510', shown: '020 1234 510', hours: weekdays },
    heating: { phone: '+358201234520', shown: '020 1234 520', hours: 'faultsAroundTheClock' },
  },
  businessServiceUrl: 'https://yritys.kajo.example',
  feedbackEmail: 'saavutettavuus@kajo.example',
  hasMarketingPermissions: true,
  banks: [
    bank('aktia', 'Aktia'),
    bank('danske', 'Danske Bank'),
    bank('handelsbanken', 'Handels\u00ADbanken'),
    bank('hypo', 'Hypo'),
    bank('nordea', 'Nordea'),
    bank('op', 'OP'),
    bank('omasp', 'Oma Säästö\u00ADpankki', 'Oma Spar\u00ADbank'),
    bank('pop', 'POP Pankki', 'POP Banken'),
    bank('s-pankki', 'S-Pankki', 'S-Banken'),
    bank('saastopankki', 'Säästö\u00ADpankki', 'Spar\u00ADbanken'),
    bank('alandsbanken', 'Ålands\u00ADbanken'),
    {
      id: 'mobiilivarmenne',
      name: { fi: 'Mobiili\u00ADvarmenne', sv: 'Mobil\u00ADcertifikat', en: 'Mobile certificate' },
    },
  ],
};

const coop: Brand = {
  ...main,
  id: 'coop',
  hasMarketingPermissions: false,
  productName: { fi: 'Oma Kajo Osuuskunta', sv: 'Mitt Kajo Andelslag', en: 'My Kajo Cooperative' },
  companyName: { fi: 'Kajo Energia Osuuskunta', sv: 'Kajo Energi Andelslag', en: 'Kajo Energy Cooperative' },
};

/** A retailer puts its own here. */
export const brands: Record<Brand['id'], Brand> = { main, coop };

/** The brand that the deployment has chosen. */
export function chosenBrand(page: Document = document): Brand {
  const chosen = page.querySelector('meta[name="brand"]')?.getAttribute('content');
  return chosen === 'coop' ? coop : main;
}
