import type { CampaignTemplate, OrderResult } from '../../domain/types.ts';

/** What an order is: of a new contract, of one that takes another's place (`change.order`), or of an add-on (`addition.order`). */
export const processOf = ({
  change,
  addition,
}: Pick<CampaignTemplate, 'change' | 'addition'>): OrderResult['process'] => {
  if (addition !== undefined) return 'vapAddition';
  return change === undefined ? 'order' : 'productChange';
};
