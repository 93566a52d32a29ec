import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { campaignProduct, productOrder, withdrawal } from './schema.ts';

/** Joins an order with what was ordered. */
export const isProductOfOrder = and(
  eq(campaignProduct.campaignId, productOrder.campaignId),
  eq(campaignProduct.templateId, productOrder.templateId),
);

/** Of an order beside what was withdrawn from: it binds, has come to no contract yet, and was added to none. */
export const isUnderWay = and(
  isNull(productOrder.contractCode),
  isNull(productOrder.addedTo),
  eq(productOrder.isOffer, false),
  isNotNull(productOrder.importNo),
  isNull(withdrawal.orderId),
);
