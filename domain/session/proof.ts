/** In seconds: as long as anything waits for its proof, in the browser that is bound to it. */
export const PROOF_COOKIE_TIME = 30 * 60;
