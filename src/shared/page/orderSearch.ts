import { knownSearch, oneOf } from './search.ts';

/** What the address of an order's form says: where it stands (`order.stepAddress`), and the use of a year that its campaign has told of, in kWh (`campaign.use`). */
export const orderSearch = knownSearch({
  step: oneOf('person', 'site', 'start', 'billing', 'services', 'review', 'verification', 'sent'),
  use: (given) => (typeof given === 'string' && /^\d{4,6}$/.test(given) ? given : null),
});
