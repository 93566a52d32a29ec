import { isObject } from '../../api/shape.ts';
import { usePortal } from '../portal.context.ts';
import { forgetProven } from './forgetProven.ts';

/** Forgets the draft of what was proven, by the id that the server's answer names (`draft.sent`). */
export function useForgetProven(): (answer: unknown) => void {
  const { store } = usePortal();
  return (answer) => {
    if (!isObject(answer) || typeof answer['orderId'] !== 'string') return;
    forgetProven(store, answer['orderId']);
    store.flush();
  };
}
