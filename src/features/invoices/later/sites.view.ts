import type { InvoiceDeliverySite } from '../../../../domain/types.ts';

/** The addresses that several metering points have, which must be told apart by what they meter (`invoicesPage.filter`). */
export function sharedAddresses(sites: readonly Pick<InvoiceDeliverySite, 'address'>[]): Set<string> {
  const addresses = sites.map(({ address }) => address);
  return new Set(addresses.filter((address, at) => addresses.indexOf(address) !== at));
}
