/** The cookies that the server sets; those that say so are read by the portal as well. */
type CookieName = `kajo_${string}`;

/** Over https nobody but this very host can set a cookie of such a name. */
const named = (name: CookieName, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** Says that this browser has begun the sign-in with the state, which the portal reads; one for each, so that tabs do not disturb each other. */
export const signInCookie = (state: string, isSecure: boolean): string => named(`kajo_sign_in_${state}`, isSecure);

/** Says that somebody has signed in with this browser, so that a new tab may ask whether they still are; the portal reads it. */
export const hintCookie = (isSecure: boolean): string => named('kajo_signed_in', isSecure);

/** Names the browser to the server, in all of its tabs; no script reads it. */
export const browserCookie = (isSecure: boolean): string => named('kajo_browser', isSecure);

/** Binds the browser to something, by the name that the API gives the cookie as a parameter; no script reads it. */
export const objectCookie = (name: string, isSecure: boolean): string => named(`kajo_${name}`, isSecure);

/** Names what this browser has asked for itself and nobody else may have it prove; the portal sets it (`update.ownBrowser`). */
export const ownProofCookie = (isSecure: boolean): string => named('kajo_own_proof', isSecure);

/** Stands in the name of the cookie that says it, over https too. */
export const DRAFT_HINT = 'kajo_draft_left';

/** Says that this browser has left drafts over a sign-in, so that the tab that comes back asks for them; the portal reads it. */
export const draftHintCookie = (isSecure: boolean): string => named(DRAFT_HINT, isSecure);
