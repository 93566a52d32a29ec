import { lastOfferDay } from '../../domain/orders/offer.ts';
import { startDays } from '../../domain/orders/start.ts';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { addDays, dayStart } from '../../domain/time/index.ts';
import type { CampaignTemplate } from '../../domain/types.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { campaign, campaignProduct, type productOrder } from '../store/schema.ts';
import { campaignPrice, campaignProductView, campaignSummary } from '../views/campaigns.ts';
import { demoRows as campaignRows } from './campaigns.ts';
import type { DemoRows } from './rows.ts';

/** What the link in the mail of an offer to Sari Peltoniemi-Järvinen says after `/order/offer#`. */
export const DEMO_OFFER_SECRET = 'w3cTq8mZr5Yk1NdVb7HsJg';

const CALLED_AT = 14 * 3_600_000;

/** The product that is offered, as the campaign had it on the day of the call. */
function offeredOn(day: string): CampaignTemplate {
  const rows = campaignRows(day);
  const rowOf = <Row>(table: DemoRows['table'], is: (row: Row) => boolean) => {
    const found = (rows.find((some) => some.table === table)?.rows as Row[] | undefined)?.find(is);
    if (!found) throw new Error('the demo has nothing to offer');
    return found;
  };
  const sells = rowOf<typeof campaign.$inferSelect>(campaign, ({ campaignId }) => campaignId === 'talvi');
  const sold = rowOf<typeof campaignProduct.$inferSelect>(
    campaignProduct,
    ({ campaignId, templateId }) => campaignId === 'talvi' && templateId === 'kiintea-24',
  );
  const reader = { locale: 'fi' as const, today: day, exchangeMean: null, documents: new Map() };
  return {
    campaign: campaignSummary(sells, reader),
    product: {
      ...campaignProductView(sold, sells, reader),
      terms: [
        ['electricity-terms', 'Sähkönmyyntiehdot'],
        ['price-list', 'Hinnasto'],
        ['withdrawal-form', 'Peruuttamislomake'],
      ].map(([documentId = '', name = '']) => ({ documentId, name, href: `/api/documents/${documentId}?lang=fi` })),
    },
    services: [],
    consents: [],
    start: startDays(day),
    paperInvoiceFee: campaignPrice(sells.paperInvoiceFee, vatPercentageOn(day)),
    eInvoiceBanks: [],
  };
}

/** What an employee has offered on the telephone. */
export function demoOffer(today: string): typeof productOrder.$inferInsert {
  const calledOn = addDays(today, -3);
  return {
    orderId: '0d3a0000-0000-4000-8000-000000000011',
    orderNo: '88416640',
    customerId: '40163350',
    employee: '5a1e0000-0000-4000-8000-000000000011',
    actingReason: 'Sähkötarjous puhelimessa',
    salesChannel: 'Puhelin',
    campaignId: 'talvi',
    templateId: 'kiintea-24',
    tariffNo: 424,
    campaignCode: 'TALVI26',
    contracts: [],
    language: 'FI',
    form: {
      customerId: '40163350',
      customerType: 'B2C',
      person: null,
      company: null,
      contact: { email: 'sari.peltoniemi-jarvinen@kajo.example', phone: '+358401234509' },
      address: null,
      deliverySite: {
        meteringPointId: null,
        isToBeFound: false,
        address: {
          typeOfAddress: 'regularAddress',
          country: 'FI',
          streetName: 'Hämeenpuisto',
          houseNumber: '14',
          houseLetter: 'C',
          residence: '28',
          postalBox: null,
          postalCode: '33200',
          postalCity: 'Tampere',
        },
      },
      start: { reason: 'moving', date: null },
      presentSupplier: null,
      billing: null,
      iban: null,
      household: { size: 2, houseType: 'apartment', hasElectricHeating: false },
      services: [],
      priceOffer: null,
    },
    startDate: calledOn,
    isOffer: true,
    isCreditable: true,
    isLiableCompanyGrid: false,
    isSccHouseType: false,
    isCustomer: true,
    importNo: '700105',
    acceptance: digestOfSecret(DEMO_OFFER_SECRET),
    offerLastDay: lastOfferDay(calledOn),
    offered: offeredOn(calledOn),
    createdAt: new Date(dayStart(calledOn) + CALLED_AT),
  };
}
