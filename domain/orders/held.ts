import type { CampaignTemplate } from '../types.ts';

/** A contract of a customer's, with the services that stand with it. */
export interface ServiceBearer {
  /** Of electricity that is used; in force or to come, and not ended. */
  isSupplied: boolean;
  services: readonly { tariffNo: number; isDetached: boolean }[];
  /** The tariffs of what its package includes. */
  included: readonly number[];
}

/**
 * The tariffs of those services of an order that the customer has already and keeps (`order.serviceHeld`): what is not tied to a
 * supply, once it is theirs; and of a service that is ordered alone, what stands with each contract that it could stand with, by
 * itself or in a package.
 * What ends with a contract whose place the order takes may be ordered again.
 */
export function heldServices(
  { product, services }: Pick<CampaignTemplate, 'product' | 'services'>,
  bearers: readonly ServiceBearer[],
): number[] {
  const offered = services.flatMap(({ values }) => values.map(({ tariffNo }) => tariffNo));
  const goOn = bearers.flatMap((bearer) => bearer.services).filter(({ isDetached }) => isDetached);
  const isKept = (wanted: number) => goOn.some(({ tariffNo }) => tariffNo === wanted);
  if (product.productKind !== 'ValueAdded') return offered.filter(isKept);
  const supplied = bearers.filter(({ isSupplied }) => isSupplied);
  const has = (bearer: ServiceBearer) =>
    [...bearer.services.map(({ tariffNo }) => tariffNo), ...bearer.included].includes(product.tariffNo);
  return isKept(product.tariffNo) || (supplied.length > 0 && supplied.every(has)) ? [product.tariffNo] : [];
}
