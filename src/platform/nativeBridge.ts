/** What the native app around the portal is told: that something has happened, and nothing of whom or what (`bridge.message`). */
export type AppMessage = 'ORDER_E_INVOICE_SUCCESS' | 'ORDER_E_INVOICE_ERROR';

/** The name by which the app has put its side of the bridge into the page. */
const BRIDGE = 'kajo';

interface Port {
  postMessage(message: unknown): void;
}

/** What the apps put into a page: WebKit a handler by its name, React Native and Android an object that takes texts. */
export interface AppPage {
  webkit?: { messageHandlers?: Partial<Record<string, Port>> };
  ReactNativeWebView?: Port;
  [BRIDGE]?: Port;
}

/** Tells the app around the page, where there is one. Whatever the app makes of it, the page goes on (`bridge.silent`). */
export function postToApp(type: AppMessage, page: AppPage = window as Window & AppPage): void {
  try {
    const handler = page.webkit?.messageHandlers?.[BRIDGE];
    if (handler) handler.postMessage({ type });
    else (page.ReactNativeWebView ?? page[BRIDGE])?.postMessage(JSON.stringify({ type }));
  } catch {
    // An app that fails to listen must not fail the order.
  }
}
