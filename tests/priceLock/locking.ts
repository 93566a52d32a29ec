import { randomUUID } from 'node:crypto';
import type { AddonCampaign, NewAddition, PriceLockReminder } from '../../domain/types.ts';
import type { Answered } from '../orders/ordering.ts';
import { AddonShop } from '../addons/adding.ts';

type Headers = Record<string, string>;

/** Jyrki-Pekka Väisänen's: its price may be locked. */
export const free = '24013090027';
/** Hannele Virtanen's: locked for the next month, in the last month of a lock, and to come. */
export const [taken, last, toCome] = ['24014380114', '23013680126', '26013090137'];
/** The second day of a window, in which January may be locked. */
export const open = '2026-12-02T10:00:00.000Z';
/** Between two windows. */
export const closed = '2026-12-10T10:00:00.000Z';

/** A lock of a contract's price, right in everything. */
export const lockOf = (contractNo: string, more: Partial<NewAddition> = {}): NewAddition => ({
  processFlow: 'lockPrice',
  campaignId: 'hintalukko',
  productData: { templateId: 'hintalukko', tariffNo: 478, campaignCode: 'LUKKO' },
  selectedAddon: 'hintalukko',
  currentLocation: `/contracts/K${contractNo}/lock-price/lock`,
  email: 'jyrki-pekka.vaisanen@kajo.example',
  phone: null,
  formData: { customerId: null, deliveryDetails: { contractNo }, deliverySite: null },
  meteringPointInfo: null,
  salesInfo: null,
  locale: 'fi',
  consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
  importAsOffer: false,
  ...more,
});

/** The same by a stranger, who names where it is. */
export const byStranger = (meteringPointId: string): NewAddition =>
  lockOf(free, {
    phone: '0401234567',
    currentLocation: '/lock-price/campaign/hintalukko',
    formData: {
      customerId: null,
      deliveryDetails: { contractNo: null },
      deliverySite: { address: null, meteringPointId, contractCode: null },
    },
  });

/** The calls of a lock, as a browser makes them. */
export class LockShop extends AddonShop {
  lock = (headers: Headers, contractNo = free, campaignId = 'lock') => this.products(headers, contractNo, campaignId);

  lockCampaign = (): Promise<Answered<AddonCampaign>> => this.call('GET', '/api/contract/addonproducts/hintalukko');

  remind = (headers: Headers, email: string, contractNo = free): Promise<Answered<PriceLockReminder>> =>
    this.call(
      'POST',
      `/api/contract/40130244/${contractNo}/price-lock-reminder`,
      { ...headers, 'idempotency-key': randomUUID() },
      { email },
    );
}
