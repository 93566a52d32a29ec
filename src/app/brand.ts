import type { Brand } from '../shared/brand.ts';

const weekdays = { from: '8:00', to: '18:00' };

const main: Brand = {
  id: 'main',
  productName: { fi: 'Oma Kajo', sv: 'Mitt Kajo', en: 'My Kajo' },
  companyName: { fi: 'Kajo Energia Oy', sv: 'Kajo Energi Ab', en: 'Kajo Energy Ltd' },
  contacts: {
    customerService: { phone: '+358201234500', shown: '020 1234 500', hours: weekdays },
    moving: { phone: '+358201234510', shown: '020 1234 510', hours: weekdays },
    heating: { phone: '+358201234520', shown: '020 1234 520', hours: 'faultsAroundTheClock' },
  },
  businessServiceUrl: 'https://yritys.kajo.example',
  feedbackEmail: 'saavutettavuus@kajo.example',
  hasMarketingPermissions: true,
  // The soft hyphens (U+00AD) say where a long name may break on a narrow tile.
  banks: [
    { id: 'aktia', name: 'Aktia' },
    { id: 'danske', name: 'Danske Bank' },
    { id: 'handelsbanken', name: 'Handels\u00ADbanken' },
    { id: 'hypo', name: 'Hypo' },
    { id: 'nordea', name: 'Nordea' },
    { id: 'op', name: 'OP' },
    { id: 'omasp', name: 'Oma Säästö\u00ADpankki' },
    { id: 'pop', name: 'POP Pankki' },
    { id: 's-pankki', name: 'S-Pankki' },
    { id: 'saastopankki', name: 'Säästö\u00ADpankki' },
    { id: 'alandsbanken', name: 'Ålands\u00ADbanken' },
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
