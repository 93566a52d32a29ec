import { consentsAsked } from '../../domain/orders/index.ts';
import { noteConsents, PORTAL } from '../consents/noteConsents.ts';
import type { Queries } from '../store/queries.ts';
import type { Placing } from './placing.ts';

/** In which flow it was agreed to. */
export function flowOf({ change, addition }: Pick<Placing['template'], 'change' | 'addition'>) {
  if (addition) return 'VapAddition';
  return change ? 'MyProductChange' : 'ContractForm';
}

/** Writes down what was agreed to with an order (`consent.ledger`). */
export const addConsentsOf = (
  db: Queries,
  { orderId, order, template, orderer, agreedAt, customerId }: Placing & { customerId: string | null },
): Promise<void> =>
  noteConsents(db, {
    asked: consentsAsked(template, order.formData),
    consents: order.consents,
    locale: order.locale,
    useCase: flowOf(template),
    customerId,
    sub: orderer.person?.sub ?? null,
    employee: orderer.staff?.sub ?? null,
    channel: orderer.staff === null ? PORTAL : (order.salesInfo?.salesChannel ?? PORTAL),
    source: orderId,
    at: agreedAt,
  });
