import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { EInvoicing } from './useEInvoice.ts';

/** The field of the bank, which says that it is needed where the order was to be sent without one (`eInvoice.bank`). */
export function useBankField(eInvoicing: EInvoicing) {
  const isChosen = useSelector(eInvoicing, ({ context }) => context.bankId !== null);
  const [asked, setAsked] = useState(0);
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // At each press anew.
    if (asked > 0) ref.current?.focus();
  }, [asked]);
  return {
    ref,
    isMissing: asked > 0 && !isChosen,
    ask: () => setAsked((before) => before + 1),
    /** Nothing is asked of who opens it again. */
    forget: () => setAsked(0),
  };
}

export type BankField = ReturnType<typeof useBankField>;
