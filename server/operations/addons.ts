import { addonChoice, additionStart } from '../../domain/addons/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import { refuseAnother, rowOf } from '../access/objects.ts';
import { addableContract, addedContractView, choosable } from '../addons/addedContract.ts';
import { addedOrder } from '../addons/addedOrder.ts';
import { addonCampaignNamed } from '../addons/campaignNamed.ts';
import { foundContract } from '../addons/foundContract.ts';
import { takeAddition } from '../addons/takeAddition.ts';
import type { Contents } from '../content/contents.ts';
import type { ServerContext } from '../context.ts';
import { verifyKept } from '../orders/verifyKept.ts';
import { lockCampaign, lockOfContract } from '../priceLock/offeredLock.ts';
import { findSoldLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import { bindBrowser } from '../proof/bindBrowser.ts';
import { findAddonsByTariff, findSoldAddons } from '../store/addons.ts';
import { findCampaign } from '../store/campaigns.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { addonView } from '../views/addons.ts';
import { campaignSummary } from '../views/campaigns.ts';
import type { HandlersOf } from './handler.ts';

interface Asked {
  campaignId: string;
  locale: Locale;
  today: string;
}

/** The add-ons of a campaign that is open. @throws ProblemError `resource.notFound`, `campaign.closed` */
async function addonsOf(db: Queries, contents: Contents, { campaignId: named, locale, today }: Asked) {
  const campaignId = addonCampaignNamed(named, contents.settings);
  const row = await findCampaign(db, campaignId);
  const sold = row ? await findSoldAddons(db, campaignId) : [];
  if (!row || sold.length === 0) throw new ProblemError('resource.notFound');
  const campaign = campaignSummary(row, { locale, today });
  if (campaign.state !== 'open') throw new ProblemError('campaign.closed');
  const addons = sold.map((one) => ({
    ...addonView(one, row, { locale, today, contents }),
    addonsTariffNumbers: choosable(one).addonsTariffNumbers,
  }));
  return { campaign, addons };
}

/** The lock of a campaign that sells one, as it is offered now (`priceLock.products`); null of any other campaign. */
async function lockOf({ database: { db }, clock }: ServerContext, contents: Contents, asked: Omit<Asked, 'today'>) {
  const sold = await findSoldLock(db, addonCampaignNamed(asked.campaignId, contents.settings));
  return sold && { sold, contents, locale: asked.locale, now: clock() };
}

type Listed = Awaited<ReturnType<typeof addonsOf>>['addons'][number];

/** What a package includes by tariff is the server's own business. */
const shown = ({ addonsTariffNumbers: _tariffs, ...addon }: Listed) => addon;

/**
 * Those of the tariffs that were asked for, and packages, which may hold them (`tariffNos`). The tariffs of contracts leave
 * all of them, as each goes with any.
 */
async function askedOf(db: Queries, addons: readonly Listed[], tariffNos: string | undefined) {
  const asked = await findAddonsByTariff(db, tariffNos?.split(',').map(Number) ?? []);
  if (asked.length === 0) return addons;
  return addons.filter((one) => one.isSmartPackage || asked.some(({ tariffNo }) => tariffNo === one.tariffNo));
}

export const handlers: HandlersOf<'addons'> = {
  getAddonProducts: async ({ params, query, object, locale }, _actor, context) => {
    const { database, clock, contents } = context;
    const { db } = database;
    const contract = rowOf('contract', object);
    if (!contract) throw new ProblemError('resource.notFound');
    const today = helsinkiToday(clock().getTime());
    const latest = await contents.latest();
    const lock = await lockOf(context, latest, { ...params, locale });
    if (lock) return { status: 200, body: await lockOfContract(context, contract.contractCode, lock) };
    const addable = await addableContract(db, contract.contractCode, { locale, today, isHeld: false });
    const { campaign, addons } = await addonsOf(db, latest, { campaignId: params.campaignId, locale, today });
    const isTheirs = campaign.customerType === addable.customerType;
    const choice = addonChoice(isTheirs ? await askedOf(db, addons, query.tariffNos) : [], addable.facts);
    return {
      status: 200,
      body: {
        contract: addedContractView(addable.present, locale),
        campaign,
        addons: choice.addons.map(shown),
        hasEnvironmental: choice.hasEnvironmental,
        today,
        startDate: addable.startDate,
        consents: [...latest.consents],
      },
    };
  },

  getAddonCampaign: async ({ params, locale }, _actor, context) => {
    const { database, clock, contents } = context;
    const { db } = database;
    const today = helsinkiToday(clock().getTime());
    const latest = await contents.latest();
    const lock = await lockOf(context, latest, { ...params, locale });
    if (lock) return { status: 200, body: await lockCampaign(db, lock) };
    const { campaign, addons } = await addonsOf(db, latest, { campaignId: params.campaignId, locale, today });
    const startDate = additionStart({ startDate: today }, today);
    return {
      status: 200,
      body: { campaign, addons: addons.map(shown), today, startDate, consents: [...latest.consents] },
    };
  },

  addAddon: async ({ body, object, raw, locale }, actor, context) => {
    const contractCode = rowOf('contract', object)?.contractCode ?? null;
    if (contractCode !== null) refuseAnother(body.formData.customerId, object.customerId);
    const { answer, mails } = await takeAddition(context, { addition: body, locale, contractCode, actor, raw });
    return { status: 201, body: answer, mails };
  },

  verifyAddition: async ({ object }, actor, context) => {
    const today = helsinkiToday(context.clock().getTime());
    const kept = { kind: 'vapAddition', found: rowOf('underProof', object), actor } as const;
    const { answer, mails } = await verifyKept(context, kept, async (db, sent) => {
      const { customerType } = sent.template.product;
      if (!sent.named) throw new Error('an addition names where it is');
      const contractCode = await foundContract(db, actor, { named: sent.named, customerType, today });
      return { ...sent, ...(await addedOrder(db, { ...sent, contractCode, today })) };
    });
    return { status: 201, body: answer, mails };
  },

  redirectToAdditionProof: async ({ params, raw, reply }, _actor, context) => {
    const location = await bindBrowser(context, { id: params.orderId, verifier: params.verifier }, { raw, reply });
    return { status: 302, headers: { Location: location } };
  },
};
