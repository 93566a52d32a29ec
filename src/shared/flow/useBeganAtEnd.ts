import { useRouterState, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether the address is that of what has come of it, and whether it was when the page began (`addition.sent`, `change.sent`). */
export function useBeganAtEnd(): { isAtEnd: boolean; beganAtEnd: boolean } {
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => pathname.endsWith('/success') });
  const [beganAtEnd] = useState(isAtEnd);
  return { isAtEnd, beganAtEnd };
}

/** Whether the page was opened where its flow says what was sent, at `?step=sent` (`draft.receipt`). */
export function useBeganSent(): boolean {
  const { step } = useSearch({ strict: false }) as { step?: string };
  const [beganSent] = useState(step === 'sent');
  return beganSent;
}
