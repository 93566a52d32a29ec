import type { CampaignTemplate, OrderResult } from '../../domain/types.ts';
import type { OrderedServiceRow, OrderRow } from '../store/orders.ts';
import { placeLine } from './placeLine.ts';
import type { Placing } from './placing.ts';
import { processOf } from './process.ts';

/** What an order that has been made is answered. */
export function orderResult(
  { orderId, order, template }: Pick<Placing, 'orderId' | 'order' | 'template'>,
  row: OrderRow,
  services: readonly Pick<OrderedServiceRow, 'templateId' | 'importNo'>[],
): OrderResult {
  const { formData } = order;
  const { isCreditable, security, importNo } = row;
  const isRefused = !isCreditable && security === null;
  return {
    orderId,
    verifier: null,
    proofUntil: null,
    process: processOf(template),
    orderNo: row.orderNo,
    importNo,
    isOffer: row.isOffer,
    isCreditable,
    security,
    isLiableCompanyGrid: row.isLiableCompanyGrid,
    isSccHouseType: row.isSccHouseType,
    isCustomer: row.isCustomer,
    isMoving: formData.start?.reason === 'moving',
    noOfServicesToImport: services.length,
    serviceImportNos: services.map(({ templateId, importNo: number }) => ({
      templateId,
      productName: nameOf(template, templateId),
      importNo: number,
    })),
    error: importNo === null && !isRefused ? 'order.notImported' : null,
    product: {
      campaignId: order.campaignId,
      templateId: template.product.templateId,
      productName: template.product.productName,
      productKind: template.product.productKind,
      customerType: template.product.customerType,
      isRefund: template.product.isRefund,
      place: template.change?.place ?? placeLine(formData),
      startDate: row.startDate,
    },
  };
}

const nameOf = ({ services }: CampaignTemplate, templateId: string): string =>
  services.flatMap(({ values }) => values).find((service) => service.templateId === templateId)?.productName ?? '';
