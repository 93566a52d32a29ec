import type { Failure } from '../../../domain/failure.ts';
import type { OrderStep } from '../../../domain/types.ts';
import { isObject } from '../../api/shape.ts';

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

/** The steps in which what the server misses is typed, in their order (`order.missingData`). */
export function stepsAtFault(failure: Failure | null, steps: readonly OrderStep[]): OrderStep[] {
  const errors = failure?.more['errors'];
  const fields = Array.isArray(errors)
    ? errors.map((error: unknown) => (isObject(error) ? String(error['field']) : ''))
    : [];
  const wrong = new Set(fields.map((field) => stepOf[/formData\.(\w+)/.exec(field)?.[1] ?? '']));
  return steps.filter((step) => wrong.has(step));
}
