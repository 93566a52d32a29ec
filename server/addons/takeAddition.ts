import { additionStart } from '../../domain/addons/index.ts';
import { additionFaults, templateOfAddition } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { CampaignTemplate, NewAddition, NewOrder } from '../../domain/types.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { refuseAnother } from '../access/objects.ts';
import type { ServerContext } from '../context.ts';
import { checkSold } from '../orders/checkOrder.ts';
import { keepForProof } from '../orders/keepForProof.ts';
import { offeredProduct } from '../orders/offered.ts';
import { orderIdOf } from '../orders/orderId.ts';
import { isStaffOrder, ordererOf } from '../orders/orderer.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import type { Placed } from '../orders/placing.ts';
import { isTelephone } from '../orders/telephone.ts';
import { checkWindow, lockNotFoundYet } from '../priceLock/closed.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { missingData, ProblemError, refuseField } from '../problem.ts';
import type { Locale } from '../texts.ts';
import { addedOrder } from './addedOrder.ts';
import { addonCampaignNamed } from './campaignNamed.ts';
import { foundContract } from './foundContract.ts';

interface Sent {
  addition: NewAddition;
  /** Of the page, which an employee reads in a language of their own. */
  locale: Locale;
  /** The contract that is named, which the caller may reach; null where it is found after the proof. */
  contractCode: string | null;
  actor: Actor;
  raw: FastifyRequest;
}

/**
 * Takes the order of an add-on: of somebody who is known it is made, of everyone else kept until they have proven who they are
 * (`addition.order`).
 *
 * @throws ProblemError `acting.required` of an employee who has nobody open; `resource.notFound` of a customer whose the contract is not, and of the product; `campaign.closed`, `order.termsChanged` of the product; `order.missingMandatoryData`,
 *   `request.invalid`; of a lock `priceLock.closed`; of who is known as `foundContract` and `addedOrder` say
 */
export async function takeAddition(
  { database, clock, contents, seal, settings }: ServerContext,
  { addition: sent, locale, contractCode, actor, raw }: Sent,
): Promise<Placed> {
  const { db } = database;
  const now = clock();
  const today = helsinkiToday(now.getTime());
  const latest = contents.current;
  const isStaff = isStaffOrder(actor, raw.relation);
  // Who sells to somebody has them open, and knows their contracts.
  if (isStaff && contractCode === null) throw new ProblemError('acting.required');
  const campaignId = addonCampaignNamed(sent.campaignId, latest.settings);
  const templateIn = (language: Locale) => offeredProduct(db, latest, { ...sent, campaignId, locale: language }, today);
  const template = await templateIn(sent.locale);
  if (template.product.productKind !== 'ValueAdded') throw new ProblemError('resource.notFound');
  const isOfLock = isLock(template.product);
  if (isOfLock !== (sent.processFlow === 'lockPrice')) throw new ProblemError('resource.notFound');
  if (isOfLock) checkWindow(latest.settings, now);
  const order = orderOf({ ...sent, campaignId }, template);
  const isOffer = isStaff && (sent.importAsOffer || isTelephone(order, latest.settings));
  const asOffer: NewOrder = isOffer ? { ...order, importAsOffer: true, consents: [] } : order;
  const asked = { today, currentLocation: sent.currentLocation };
  const formOf = (of: CampaignTemplate) => (isOfLock ? lockNotFoundYet : notFoundYet)(of, asked);
  const kept = { order: asOffer, template: formOf(template) };

  const orderId = orderIdOf(String(raw.headers['idempotency-key']));
  const isProven = isStaff || ordererOf(actor, raw.relation, order) !== null;
  if (!isProven) {
    check(sent, { ...kept, isStaff, isOffer, isContractKnown: contractCode !== null }, actor);
    const named = sent.formData.deliverySite ?? { address: null, meteringPointId: null, contractCode };
    const prover = actor.person?.identityCode ?? null;
    return { answer: await keepForProof({ db, seal, now }, orderId, { ...kept, named }, prover), mails: [] };
  }
  const { customerType } = template.product;
  const named = sent.formData.deliverySite;
  const code = contractCode ?? (named && (await foundContract(db, actor, { named, customerType, today })));
  if (code === null) throw missingData([{ field: 'formData.deliverySite', rule: 'required' }]);
  const addedTo = { contractCode: code, today };
  const ready = await addedOrder(db, { ...kept, ...addedTo });
  refuseAnother(sent.formData.customerId, ready.order.formData.customerId);
  check(sent, { ...ready, isStaff, isOffer, isContractKnown: true }, actor);
  const orderer = ordererOf(actor, raw.relation, ready.order);
  if (orderer === null) throw new Error('somebody orders who is known');
  const pageIn = async () => {
    const shown = { order: { ...asOffer, locale }, template: formOf(await templateIn(locale)) };
    return { template: (await addedOrder(db, { ...shown, ...addedTo })).template, locale };
  };
  const page = isStaff && locale !== sent.locale && { page: await pageIn() };
  return placeOrder({ db, now, seal, settings }, { orderId, ...ready, ...page, orderer, agreedAt: now });
}

interface Checked {
  template: CampaignTemplate;
  isStaff: boolean;
  isOffer: boolean;
  isContractKnown: boolean;
}

/** Whether it may be taken as it was sent (`addition.form`, `addition.consents`, `order.salesLists`). */
function check(sent: NewAddition, { template, isStaff, isOffer, isContractKnown }: Checked, actor: Actor): void {
  const faults = additionFaults({ ...sent, importAsOffer: isOffer }, template, { isContractKnown });
  if (faults.length > 0) throw missingData(faults);
  const boxes = sent.consents.map(({ id }) => id);
  if (new Set(boxes).size < boxes.length) refuseField('consents', 'exclusive');
  if (!isStaff && sent.salesInfo !== null) refuseField('salesInfo', 'staffOnly');
  if (!isStaff && sent.importAsOffer) refuseField('importAsOffer', 'staffOnly');
  if (isStaff) checkSold(sent.salesInfo, actor);
}

/** An add-on as any order is kept; the contract has the rest. */
function orderOf(
  { campaignId, productData, salesInfo, locale, consents, importAsOffer, email, phone }: NewAddition,
  { product }: CampaignTemplate,
): NewOrder {
  return {
    productData,
    campaignId,
    formData: {
      customerId: null,
      customerType: product.customerType,
      person: null,
      company: null,
      contact: { email, phone: phone ?? '' },
      address: null,
      deliverySite: null,
      start: null,
      presentSupplier: null,
      billing: null,
      iban: null,
      household: null,
      services: [],
      priceOffer: null,
    },
    salesInfo,
    contracts: [],
    meteringPointInfo: null,
    locale,
    rafCode: null,
    consents,
    importAsOffer,
  };
}

/** While nobody knows to which contract it is added, it begins as with one that is in force. */
const notFoundYet = (
  template: CampaignTemplate,
  { today, currentLocation }: { today: string; currentLocation: string },
): CampaignTemplate =>
  templateOfAddition(template, {
    contractCode: '',
    contractName: '',
    place: '',
    startDate: additionStart({ startDate: today }, today),
    takesIn: [],
    goesOn: false,
    currentLocation,
  });
