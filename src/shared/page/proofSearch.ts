import { knownSearch, oneOf } from './search.ts';

/** What the server says of a proof that was not given, to the page that waits for it (`verification.notGiven`). */
export const proofSearch = knownSearch({ proof: oneOf('cancelled', 'failed') });
