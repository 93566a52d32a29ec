import { knownSearch, oneOf } from './search.ts';

/** What the address of an order's form says: where it stands (`order.stepAddress`). */
export const orderSearch = knownSearch({
  step: oneOf('person', 'site', 'start', 'billing', 'services', 'review', 'verification', 'sent'),
});
