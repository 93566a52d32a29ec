import type { CampaignTemplate, OrderResult } from '../../domain/types.ts';

/** What an order is: of a new contract, or of one that takes another's place (`change.order`). */
export const processOf = ({ change }: Pick<CampaignTemplate, 'change'>): OrderResult['process'] =>
  change === undefined ? 'order' : 'productChange';
