import type { OrderValues, StepWithValues } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../../domain/types.ts';
import type { OrderFormFacts } from '../order.form.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

/** What every step is given. */
export interface StepProps<Typed, Step extends StepWithValues> {
  template: CampaignTemplate;
  orderer: Orderer;
  facts: OrderFormFacts;
  /** As it was typed before. */
  typed: Typed;
  previous: OrderStep | null;
  next: OrderStep;
  onSave(typed: Typed): void;
  onBack(step: OrderStep): void;
  onNext(values: Pick<OrderValues, Step>): void;
}
