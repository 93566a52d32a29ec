import { startDateOf } from '../../domain/orders/index.ts';
import { securityFor } from '../../domain/orders/security.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { CampaignTemplate, NewOrder, OrderResult, ReplacedContract } from '../../domain/types.ts';
import { notImportedMail } from '../effects/notImportedMail.ts';
import { makeOffer, noOffer } from '../offers/makeOffer.ts';
import { askCredit } from '../registers/credit.ts';
import { importPart } from '../registers/orderImport.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import type { Seal } from '../proof/seal.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import { countContracts, findHolder } from '../store/newCustomers.ts';
import type { Settings } from '../settings.ts';
import { addOrder, addServices, findReferral, type OrderedServiceRow, type OrderRow } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import { languageOf, type Locale } from '../texts.ts';
import { bindOrder, unbound } from './bindOrder.ts';
import { confirmation } from './confirmation.ts';
import { addConsentsOf } from './consentsOf.ts';
import { orderResult } from './orderResult.ts';
import { placesTaken } from './placesTaken.ts';
import type { Placed, Placing, PlacingContext } from './placing.ts';
import { replacedBy } from './replacedBy.ts';
import { residentsTold } from './residentsTold.ts';
import { soldBy } from './soldBy.ts';
import { siteOf } from './site.ts';
import { unitPrice } from './unitPrice.ts';
import { withNumber } from './withNumber.ts';

interface Context extends PlacingContext {
  settings: Pick<Settings, 'publicUrl' | 'mail'>;
  seal: Seal;
}

/**
 * Makes an order of somebody who is known: asks the registers, gives it to the retailer's system, and makes what the person
 * then expects to see (`order.made`).
 *
 * @throws ProblemError as `placesTaken` says
 */
export async function placeOrder(context: Context, asked: Placing): Promise<Placed> {
  const { db, now, seal, settings } = context;
  const { publicUrl } = settings;
  const { orderId, template, orderer } = asked;
  const { formData } = asked.order;
  const today = helsinkiToday(now.getTime());
  const startDate = startDateOf(formData, template);
  const isOffer = orderer.staff !== null && asked.order.importAsOffer;
  const isCustomer = orderer.customerId !== null && (await countContracts(db, orderer.customerId)) > 0;
  const identityCode = await payerOf(db, asked);
  const present = template.change ? await findContractAtSite(db, template.change.contractCode) : null;
  const site = await siteOf(db, formData, template.product, present);
  const contracts = await placesTaken(db, asked, { site, startDate, today });
  const order = { ...asked.order, contracts };
  const placing = { ...asked, order };
  const { isCreditable, security } = await creditOf(db, placing, { identityCode, site });
  const isRefused = !isCreditable && security === null;

  const part = { orderId, identityCode, isRetry: false };
  const importNo = isRefused ? null : await importPart(db, { ...part, templateId: null, iban: formData.iban });
  const services = await importServices(db, placing, importNo === null ? null : part);
  const replacesIn = (locale: Locale) =>
    replacedBy(db, { ...order, locale, startDate: security === null ? startDate : null, today });
  const replaces = await replacesIn(order.locale);
  const onPage = asked.page && { template: asked.page.template, replaces: await replacesIn(asked.page.locale) };
  const binds = importNo !== null && !isOffer;
  const { secret, ...bound } = binds
    ? await bindOrder(db, { ...placing, site, startDate, services, today, present, security })
    : { ...unbound(orderer.customerId) };
  const { customerId, contractCode } = bound;
  const { kept, offer } = importNo !== null && isOffer ? makeOffer({ now, seal, publicUrl }, placing) : noOffer;
  const row: Omit<OrderRow, 'orderNo'> = {
    orderId,
    ...bound,
    sub: orderer.person?.sub ?? null,
    campaignId: order.campaignId,
    ...order.productData,
    form: withoutSecrets(formData),
    iban: formData.iban === null || isRefused || offer ? null : seal.close(formData.iban, orderId),
    contracts,
    meteringPointNo: site?.meteringPointNo ?? null,
    startDate,
    isEarlyStartWished: order.consents.some(({ id, isGiven }) => id === 'earlyStart' && isGiven),
    language: languageOf(order.locale),
    rafCode: order.rafCode === null ? null : ((await findReferral(db, order.rafCode))?.rafCode ?? null),
    ...soldBy(order, orderer.staff),
    isOffer,
    isCreditable,
    security,
    isLiableCompanyGrid: site?.isLiableCompanyGrid ?? false,
    isSccHouseType: site?.isSccHouseType ?? false,
    isCustomer,
    importNo,
    withdrawal: secret && digestOfSecret(secret),
    ...kept,
    createdAt: now,
  };
  const orderNo = await withNumber((number) => addOrder(db, { ...row, orderNo: number }));
  await addServices(
    db,
    services.map((service) => ({ orderId, ...service })),
  );
  // Where credit is refused nothing is agreed on.
  if (!isRefused) await addConsentsOf(db, { ...placing, customerId });

  const customer = await findCustomer(db, customerId);
  const answerIn = (words: { template: CampaignTemplate; replaces: ReplacedContract[] }) =>
    orderResult({ ...placing, ...words }, { ...row, orderNo }, { services, replaces: words.replaces, customer });
  const written = answerIn({ template, replaces });
  const answer = onPage ? answerIn(onPage) : written;
  if (isRefused) return { answer, mails: [] };
  if (importNo === null) {
    const { customerService } = settings.mail;
    const mail = notImportedMail({ answer: written, order, customerId, name: nameOfOrderer(placing) });
    return { answer, mails: [{ recipient: customerService, replyTo: formData.contact.email, mail }] };
  }
  const confirmed = { answer: written, contractCode: contractCode ?? bound.addedTo, customer, secret, offer };
  const told = await residentsTold(db, placing, { site, startDate, contractCode, customerId, today });
  const mails = confirmation({ now, publicUrl }, placing, confirmed);
  const sent = offer && { lastDay: offer.lastDay, recipients: mails.map(({ recipient }) => recipient) };
  return { answer: { ...answer, ...(sent && { offer: sent }) }, mails: [...mails, ...told] };
}

/** Of whom credit is asked: the identity code of whoever pays. Null: of a company. */
async function payerOf(db: Queries, { order: { formData }, orderer }: Placing): Promise<string | null> {
  if (formData.customerType === 'B2B') return null;
  if (orderer.customerId !== null) return (await findHolder(db, orderer.customerId))?.identityCode ?? null;
  return orderer.person?.identityCode ?? formData.person?.identityCode ?? null;
}

/** Decided by the server from the person, and never before they are known (`order.credit`). Who is paid needs none, and an add-on comes on a bill that is there (`addition.credit`). */
async function creditOf(
  db: Queries,
  { template: { product, addition } }: Placing,
  { identityCode, site }: { identityCode: string | null; site: RegisteredSite | null },
): Promise<Pick<OrderResult, 'security'> & { isCreditable: boolean }> {
  if (product.isRefund || addition) return { isCreditable: true, security: null };
  const { isCreditable, depositCents } = await askCredit(db, identityCode);
  if (isCreditable) return { isCreditable, security: null };
  const isLiable = site?.isLiableCompanyGrid ?? false;
  return { isCreditable, security: securityFor(product, { depositCents, isLiable }) };
}

/** Each service is an import of its own; without its order none is tried (`order.services`). */
async function importServices(
  db: Queries,
  { order: { formData }, template }: Placing,
  part: { orderId: string; identityCode: string | null; isRetry: boolean } | null,
): Promise<Omit<OrderedServiceRow, 'orderId'>[]> {
  const chosen = template.services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => formData.services.includes(templateId));
  const imported = [];
  for (const { templateId, tariffNo, price } of chosen)
    imported.push({
      templateId,
      tariffNo,
      price: unitPrice(price),
      importNo: part && (await importPart(db, { ...part, templateId, iban: null })),
    });
  return imported;
}

/** As the bank has told it, or as it was typed. */
function nameOfOrderer({ order: { formData }, orderer: { person } }: Placing): string | null {
  if (person) return `${person.givenName} ${person.familyName}`;
  return formData.person && `${formData.person.firstName} ${formData.person.lastName}`;
}

const withoutSecrets = (form: NewOrder['formData']): NewOrder['formData'] => ({
  ...form,
  person: form.person && { ...form.person, identityCode: null },
  iban: null,
});
