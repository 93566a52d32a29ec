import { knownSearch, oneOf } from './search.ts';

/**
 * What the address of an order's form says: where it stands (`order.stepAddress`), and the use of a year that was chosen at its
 * campaign, in kWh (`campaign.use`).
 */
export const orderSearch = knownSearch({
  step: oneOf('person', 'site', 'start', 'billing', 'services', 'review', 'verification', 'sent'),
  use: (given) => /^\d{4,6}$/.exec(given as string)?.[0] ?? null,
});
