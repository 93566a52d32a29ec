import { and, eq } from 'drizzle-orm';
import { campaignProduct, productOrder } from './schema.ts';

/** Joins an order with what was ordered. */
export const isProductOfOrder = and(
  eq(campaignProduct.campaignId, productOrder.campaignId),
  eq(campaignProduct.templateId, productOrder.templateId),
);
