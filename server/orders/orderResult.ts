import { hasSupplier } from '../../domain/orders/index.ts';
import type { CampaignTemplate, OrderResult, ReplacedContract } from '../../domain/types.ts';
import type { CustomerRow } from '../store/customers.ts';
import type { OrderedServiceRow, OrderRow } from '../store/orders.ts';
import { orderedProduct } from './orderedProduct.ts';
import { orderingCompany } from './orderingCompany.ts';
import { placeLine } from './placeLine.ts';
import type { Placing } from './placing.ts';
import { processOf } from './process.ts';
import { securityTold } from './securityTold.ts';

/** What has come of an order besides its row. */
interface Come {
  services: readonly Pick<OrderedServiceRow, 'templateId' | 'importNo'>[];
  replaces: ReplacedContract[];
  /** Whose it is, where they are a customer. */
  customer: CustomerRow | null;
}

/** What an order that has been made is answered. */
export function orderResult(
  placing: Pick<Placing, 'orderId' | 'order' | 'template'>,
  row: OrderRow,
  { services, replaces, customer }: Come,
): OrderResult {
  const { orderId, order, template } = placing;
  const { formData } = order;
  const { isCreditable, security, importNo } = row;
  const isRefused = !isCreditable && security === null;
  const company = orderingCompany(customer, formData.company);
  return {
    orderId,
    verifier: null,
    proofUntil: null,
    process: processOf(template),
    orderNo: row.orderNo,
    importNo,
    isOffer: row.isOffer,
    isContactRequest: false,
    isCreditable,
    security: securityTold(row),
    isLiableCompanyGrid: row.isLiableCompanyGrid,
    isSccHouseType: row.isSccHouseType,
    isCustomer: row.isCustomer,
    isMoving: formData.start?.reason === 'moving' && hasSupplier(template.product),
    noOfServicesToImport: services.length,
    serviceImportNos: services.map(({ templateId, importNo: number }) => {
      const { productName = '', price } = offeredService(template, templateId) ?? {};
      return { templateId, productName, importNo: number, ...(price && { price }) };
    }),
    error: importNo === null && !isRefused ? 'order.notImported' : null,
    product: orderedProduct(placing, {
      place: template.change?.place ?? template.addition?.place ?? placeLine(formData),
      ...(isPlaceToBeFound(placing, row) && { isPlaceToBeFound: true }),
      ...(isEInvoiceToApprove(placing, row) && { isEInvoiceToApprove: true }),
      startDate: row.startDate,
      ...(replaces.length > 0 && { replaces }),
      ...additionTold(template),
    }),
    ...(company && { company }),
    ...(template.addition && {
      verifiedData: {
        selectedAddon: template.product.templateId,
        currentLocation: template.addition.currentLocation,
      },
    }),
  };
}

/** Of an add-on what it is added to, and at which price (`addition.sent`). */
function additionTold({ addition, product: { prices } }: CampaignTemplate) {
  const price = prices.addonFee ?? prices.energy;
  return addition ? { addition, ...(price && { price }) } : {};
}

const offeredService = ({ services }: CampaignTemplate, templateId: string) =>
  services.flatMap(({ values }) => values).find((service) => service.templateId === templateId);

/** It is delivered somewhere, and the retailer has to look for the place first (`order.siteToBeFound`). */
const isPlaceToBeFound = ({ order, template }: Pick<Placing, 'order' | 'template'>, row: OrderRow): boolean =>
  row.meteringPointNo === null &&
  order.formData.deliverySite !== null &&
  template.product.productKind !== 'ValueAdded' &&
  !template.change;

/** Consumers approve e-invoices in their own bank; companies name an address (`eInvoice.chosen`). */
const isEInvoiceToApprove = ({ order, template }: Pick<Placing, 'order' | 'template'>, row: OrderRow): boolean =>
  order.formData.billing?.method === 'eInvoice' &&
  template.product.customerType === 'B2C' &&
  row.importNo !== null &&
  !row.isOffer;
