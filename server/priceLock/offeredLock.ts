import { reachedOn } from '../../domain/contracts/reached.ts';
import { helsinkiToday, priceLockPeriod } from '../../domain/time/index.ts';
import type { Addon, AddonCampaign, AddonProducts, CampaignSummary, PriceLock } from '../../domain/types.ts';
import { addedContractView } from '../addons/addedContract.ts';
import type { Contents } from '../content/contents.ts';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import type { SoldAddon } from '../store/addons.ts';
import { findCampaign, type CampaignProductRow } from '../store/campaigns.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { addonView } from '../views/addons.ts';
import { campaignSummary } from '../views/campaigns.ts';
import { lockDayOf, windowOf } from './closed.ts';
import { lockComparison } from './comparison.ts';
import { lockableContract, type Lockable } from './lockableContract.ts';

interface Asked {
  /** As its campaign sells it. */
  sold: CampaignProductRow;
  contents: Contents;
  locale: Locale;
  now: Date;
}

/** A lock is no service of its own: it changes what a month of the contract costs. */
const asAddon: Pick<
  SoldAddon['addon'],
  'vapType' | 'validityLabel' | 'icon' | 'isDetached' | 'isSmartPackage' | 'addonsTariffNumbers' | 'partnerName'
> = {
  vapType: 'other',
  validityLabel: null,
  icon: 'service',
  isDetached: false,
  isSmartPackage: false,
  addonsTariffNumbers: [],
  partnerName: null,
};

interface Offered {
  campaign: CampaignSummary;
  lock: Addon;
  priceLock: PriceLock;
  today: string;
  /** On which it is judged whether a price may be locked. */
  day: string;
}

/** The lock as it is offered now. @throws ProblemError `resource.notFound`, `campaign.closed` */
async function offeredLock(db: Queries, { sold, contents, locale, now }: Asked): Promise<Offered> {
  const today = helsinkiToday(now.getTime());
  const row = await findCampaign(db, sold.campaignId);
  if (!row) throw new ProblemError('resource.notFound');
  const campaign = campaignSummary(row, { locale, today });
  if (campaign.state !== 'open') throw new ProblemError('campaign.closed');
  const addon = { ...asAddon, tariffNo: sold.tariffNo } as SoldAddon['addon'];
  const lock = addonView({ product: sold, addon }, row, { locale, today, contents });
  const { isOpen, days, opensAt, closesAt } = windowOf(contents.settings, now);
  const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const day = lockDayOf(contents.settings, now);
  // Of a window to come the month after it, whose price nobody knows yet.
  const period = priceLockPeriod(day);
  return {
    campaign,
    lock,
    priceLock: { isOpen, opensAt: instant(opensAt), closesAt: instant(closesAt), window: days, period },
    today,
    day,
  };
}

/** The lock of a campaign, for whoever has not proven who they are (`priceLock.campaign`): its price while the window is open. */
export async function lockCampaign(db: Queries, asked: Asked): Promise<AddonCampaign> {
  const { campaign, lock, priceLock, today } = await offeredLock(db, asked);
  return {
    campaign,
    addons: priceLock.isOpen ? [lock] : [],
    today,
    startDate: priceLock.period.from,
    consents: [...asked.contents.consents],
    priceLock,
  };
}

/** The price of a kind that a contract has on a day, as text; null where it has none in that unit. */
function priceOf({ present: { contract, product } }: Lockable, kind: string, unit: string, today: string) {
  const prices = (contract.prices ?? product.prices).map((price) => ({ fromDate: null, ...price }));
  return reachedOn(prices, today).findLast((one) => one.kind === kind && one.unit === unit)?.amount ?? null;
}

/**
 * The lock for a contract (`priceLock.products`): whether its price may be locked, and beside its own use of the last twelve
 * months what that would have come to. To be called once access is decided.
 *
 * @throws ProblemError `resource.notFound`, `campaign.closed`
 */
export async function lockOfContract(
  context: ServerContext,
  contractCode: string,
  asked: Asked,
): Promise<AddonProducts> {
  const { db } = context.database;
  const { campaign, lock, priceLock, today, day } = await offeredLock(db, asked);
  const { isOpen, period } = priceLock;
  const lockable = await lockableContract(db, contractCode, { today: day, isHeld: false });
  const { present, customerType } = lockable;
  const { contract, meteringPoint } = present;
  const whyNot = lockable.whyNot ?? (customerType === campaign.customerType ? null : ('tariff' as const));
  const isOffered = isOpen && whyNot === null;
  const margin = priceOf(lockable, 'margin', 'c/kWh', today);
  const locked = lock.prices.energy?.priceInclVat;
  const { meteringPointNo } = meteringPoint;
  const { customerId, endDate } = contract;
  return {
    contract: addedContractView(present, asked.locale),
    campaign,
    addons: isOffered ? [lock] : [],
    hasEnvironmental: false,
    today,
    startDate: period.from,
    consents: [...asked.contents.consents],
    priceLock: {
      ...priceLock,
      period: { from: period.from, to: endDate !== null && endDate < period.to ? endDate : period.to },
      whyNot,
      margin,
      baseFee: priceOf(lockable, 'baseFee', 'EUR/month', today),
      comparison:
        isOffered && locked !== undefined
          ? await lockComparison(context, { meteringPointNo, customerId, margin, locked, today })
          : null,
    },
  };
}
