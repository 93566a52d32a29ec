import { bannerAfter } from '../../domain/orders/banner.ts';
import type { OrderResult } from '../../domain/types.ts';
import type { Placing } from './placing.ts';

type OrderedProduct = NonNullable<OrderResult['product']>;

/** The product of an order, for a page that has not seen its form. */
export function orderedProduct(
  { order: { campaignId, formData }, template }: Pick<Placing, 'order' | 'template'>,
  where: Pick<
    OrderedProduct,
    'place' | 'isPlaceToBeFound' | 'isEInvoiceToApprove' | 'startDate' | 'replaces' | 'addition' | 'price'
  >,
): OrderedProduct {
  const banner = bannerAfter(template, formData);
  const { templateId, productName, productKind, customerType, isRefund, addons } = template.product;
  return {
    campaignId,
    templateId,
    productName,
    productKind,
    customerType,
    isRefund,
    ...(addons.length > 0 && { included: addons }),
    ...where,
    ...(banner && { banner }),
  };
}
