import { heldServices, orderFaults } from '../../domain/orders/index.ts';
import type { CampaignTemplate, NewOrder } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import { mustGiveSalesAgentId } from '../access/salesAgentOf.ts';
import { missingData, ProblemError, refuseField, TellingProblem } from '../problem.ts';
import { isNameOf } from '../registers/identity.ts';
import { findCustomer } from '../store/customers.ts';
import { findPersonOfCode, ownContracts } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import { findServiceBearers } from '../store/serviceBearers.ts';
import type { Orderer } from './orderer.ts';

interface Asked {
  order: NewOrder;
  template: CampaignTemplate;
  actor: Actor;
  /** An employee orders in somebody's place. */
  isStaff: boolean;
  /** Null: whoever it is proves it later. */
  orderer: Orderer | null;
  /** `YYYY-MM-DD` in Helsinki. */
  today: string;
}

/**
 * Whether an order may be taken as it was sent.
 *
 * @throws ProblemError `order.missingMandatoryData` naming each field; `request.invalid` for what only employees say, what
 *   is not the customer's, or a box that is named twice; `order.otherCustomerType`; `order.serviceHeld`; `acting.required`
 *   for an employee who types in a customer, `order.ownByStaff` who types in themselves
 */
export async function checkOrder(
  db: Queries,
  { order, template, actor, isStaff, orderer, today }: Asked,
): Promise<void> {
  const { formData, salesInfo } = order;
  const customerId = formData.customerId ?? orderer?.customerId ?? null;
  const customer = await findCustomer(db, customerId);
  if (customer && customer.customerType !== template.product.customerType)
    throw new ProblemError('order.otherCustomerType');

  const isPersonKnown = orderer !== null && orderer.person !== null;
  const faults = orderFaults(order, template, { isPersonKnown, isCustomer: customer !== null });
  if (faults.length > 0) throw missingData(faults);

  const boxes = order.consents.map(({ id }) => id);
  if (new Set(boxes).size < boxes.length) refuseField('consents', 'exclusive');
  if (!isStaff && salesInfo !== null) refuseField('salesInfo', 'staffOnly');
  if (!isStaff && order.importAsOffer) refuseField('importAsOffer', 'staffOnly');
  if (isStaff) checkSold(salesInfo, actor);
  const own = customerId === null ? [] : await ownContracts(db, customerId, order.contracts);
  if (order.contracts.some((code) => !own.includes(code))) refuseField('contracts', 'unknown');
  if (isStaff && customerId === null) await checkTyped(db, order, actor);
  if (customerId !== null) await checkServices(db, { order, template, customerId, today });
}

/** What the customer has already and keeps is not ordered again (`order.serviceHeld`). */
async function checkServices(
  db: Queries,
  { order, template, customerId, today }: Pick<Asked, 'order' | 'template' | 'today'> & { customerId: string },
): Promise<void> {
  const { services } = order.formData;
  const isAlone = template.product.productKind === 'ValueAdded';
  if (!isAlone && services.length === 0) return;
  const chosen = template.services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => services.includes(templateId))
    .map(({ tariffNo }) => tariffNo);
  const held = heldServices(template, await findServiceBearers(db, customerId, today));
  if (held.some((tariffNo) => isAlone || chosen.includes(tariffNo))) throw new ProblemError('order.serviceHeld');
}

/**
 * It was sold under somebody's id, in a channel and at a point of the employee's own (`order.salesLists`).
 *
 * @throws ProblemError `request.invalid`
 */
export function checkSold(salesInfo: NewOrder['salesInfo'], actor: Actor): void {
  // Without a channel nobody could tell whether the customer was called.
  if (salesInfo === null) refuseField('salesInfo', 'required');
  const { salesChannel, salesPointId, salesPoint } = salesInfo;
  const { salesChannels = [], salesPoints = [] } = actor.employee ?? {};
  if (mustGiveSalesAgentId(actor)) refuseField('salesInfo.salesAgentId', 'required');
  if (!salesChannels.includes(salesChannel)) refuseField('salesInfo.salesChannel', 'unknown');
  const isOwn = salesPoints.some((point) => point.salesPointId === salesPointId && point.name === salesPoint);
  if (!isOwn && (salesPoints.length > 0 || salesPointId !== null || salesPoint !== null))
    refuseField('salesInfo.salesPointId', 'unknown');
}

/** Of whom an employee types in: nobody proves who they are, so the name must fit the code, and a customer is opened first. */
async function checkTyped(
  db: Queries,
  { formData: { person, customerType } }: NewOrder,
  { person: employee }: Pick<Actor, 'person'>,
): Promise<void> {
  const { identityCode = null } = person ?? {};
  if (person === null || identityCode === null) return;
  if (identityCode === employee?.identityCode) throw new ProblemError('order.ownByStaff');
  const known = await findPersonOfCode(db, identityCode);
  // Whose own customership is a company's is another customer as a consumer (`order.newCustomer`).
  const own = await findCustomer(db, known?.customerId ?? null);
  if (customerType === 'B2C' && own?.customerType === 'B2C')
    throw new TellingProblem('acting.required', { customerId: own.customerId, told: 'sendOrder.typed' });
  if (!(await isNameOf(db, identityCode, person))) refuseField('formData.person.lastName', 'identity');
}
