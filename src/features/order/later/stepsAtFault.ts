import type { Failure } from '../../../../domain/failure.ts';
import type { OrderStep } from '../../../../domain/types.ts';
import { isObject } from '../../../api/shape.ts';

/** Where each part of what is sent is typed. */
const stepOf: Record<string, OrderStep> = {
  household: 'product',
  priceOffer: 'product',
  person: 'person',
  company: 'person',
  contact: 'person',
  address: 'person',
  deliverySite: 'site',
  start: 'start',
  presentSupplier: 'start',
  billing: 'billing',
  iban: 'billing',
  services: 'services',
};

/** What the server finds wrong, by its place in what was sent: `formData.contact.phone`. */
export function faultsIn(failure: Failure | null): { field: string; rule: string }[] {
  const errors = failure?.more['errors'];
  if (!Array.isArray(errors)) return [];
  return errors.filter(isObject).map(({ field, rule }) => ({
    field: String(field).replace(/^body\.(order\.)?/, ''),
    rule: String(rule),
  }));
}

/** The steps in which what the server misses is typed, in their order (`order.missingData`). */
export function stepsAtFault(failure: Failure | null, steps: readonly OrderStep[]): OrderStep[] {
  const wrong = new Set(faultsIn(failure).map(({ field }) => stepOf[/^formData\.(\w+)/.exec(field)?.[1] ?? '']));
  return steps.filter((step) => wrong.has(step));
}

/** The boxes that the server misses (`order.missingData`). */
export const boxesAtFault = (failure: Failure | null): string[] =>
  faultsIn(failure).flatMap(({ field }) => /^consents\.(\w+)$/.exec(field)?.[1] ?? []);

/** Where it was sold, as far as the server does not take it (`order.salesLists`). */
export const salesAtFault = (failure: Failure | null): string[] =>
  faultsIn(failure).flatMap(({ field }) => /^salesInfo\.(salesChannel|salesPointId)$/.exec(field)?.[1] ?? []);

/** The customer whom an employee has to open first; null where there is none, or the server does not say (`order.refused`). */
export function customerToOpen(failure: Failure | null): string | null {
  const customerId = failure?.code === 'acting.required' ? failure.more['customerId'] : null;
  return typeof customerId === 'string' ? customerId : null;
}
