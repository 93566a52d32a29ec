/**
 * Whether the page stands in a frame of another site. Nobody is signed in there, and what the tab keeps is not touched
 * (`frame.stranger`). The webview of the mobile app is no frame.
 */
export const isFramed = (page: Pick<Window, 'parent'>): boolean => page.parent !== page;
