import { expect, test, vi } from 'vitest';
import { postToApp, type AppPage } from './nativeBridge.ts';

const port = () => ({ postMessage: vi.fn<(message: unknown) => void>() });
const broken = {
  postMessage: () => {
    throw new Error('the app is gone');
  },
};

test('an app on WebKit is given the type and nothing else (bridge.message)', () => {
  const kajo = port();
  postToApp('ORDER_E_INVOICE_SUCCESS', { webkit: { messageHandlers: { kajo } } });
  expect(kajo.postMessage.mock.calls).toEqual([[{ type: 'ORDER_E_INVOICE_SUCCESS' }]]);
});

test('an app on React Native is given it as a text, also where WebKit is below (bridge.message)', () => {
  const native = port();
  const other = port();
  postToApp('ORDER_E_INVOICE_ERROR', { ReactNativeWebView: native, webkit: { messageHandlers: { other } } });
  expect(native.postMessage.mock.calls).toEqual([['{"type":"ORDER_E_INVOICE_ERROR"}']]);
  expect(other.postMessage).not.toHaveBeenCalled();
});

test('an app on Android is given it as a text (bridge.message)', () => {
  const kajo = port();
  postToApp('ORDER_E_INVOICE_SUCCESS', { kajo });
  expect(kajo.postMessage.mock.calls).toEqual([['{"type":"ORDER_E_INVOICE_SUCCESS"}']]);
});

test('one app is told once, whatever else is in the page', () => {
  const [handler, native, android] = [port(), port(), port()];
  postToApp('ORDER_E_INVOICE_SUCCESS', {
    webkit: { messageHandlers: { kajo: handler } },
    ReactNativeWebView: native,
    kajo: android,
  });
  const told = [handler, native, android].map(({ postMessage }) => postMessage.mock.calls.length);
  expect(told).toEqual([1, 0, 0]);
});

test.each<[string, AppPage]>([
  ['there is no app', {}],
  ['WebKit has no handlers', { webkit: {} }],
  ['WebKit has none of ours', { webkit: { messageHandlers: {} } }],
  ['the handler throws', { webkit: { messageHandlers: { kajo: broken } } }],
  ['React Native throws', { ReactNativeWebView: broken }],
  ['Android throws', { kajo: broken }],
  ['the object takes no messages', { kajo: {} } as AppPage],
])('where %s, nothing happens (bridge.silent)', (_, page) => {
  expect(() => postToApp('ORDER_E_INVOICE_SUCCESS', page)).not.toThrow();
});
