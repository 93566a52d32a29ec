import type { CampaignPrice } from '../../domain/types.ts';
import type { UnitPrice } from '../store/schema.ts';

/** A price of a campaign, as what was ordered keeps it. */
export const unitPrice = ({ priceInclVat: amount, pricingUnit: unit }: CampaignPrice): UnitPrice => ({ amount, unit });
