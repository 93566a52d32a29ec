/** The cookies that the server sets; the first two, of signing in, are read by the portal as well. */
type CookieName = `kajo_${string}`;

/** Over https nobody but this very host can set a cookie of such a name. */
const named = (name: CookieName, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** Says that this browser has begun the sign-in with the state; one for each, so that tabs do not disturb each other. */
export const signInCookie = (state: string, isSecure: boolean): string => named(`kajo_sign_in_${state}`, isSecure);

/** Says that somebody has signed in with this browser, so that a new tab may ask whether they still are. */
export const hintCookie = (isSecure: boolean): string => named('kajo_signed_in', isSecure);

/** Names the browser to the server, in all of its tabs; no script reads it. */
export const browserCookie = (isSecure: boolean): string => named('kajo_browser', isSecure);

/** Binds the browser to something, by the name that the API gives the cookie as a parameter; no script reads it. */
export const objectCookie = (name: string, isSecure: boolean): string => named(`kajo_${name}`, isSecure);
