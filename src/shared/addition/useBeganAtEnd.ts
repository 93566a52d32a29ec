import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether the address is that of what has come of it, and whether it was when the page began (`addition.sent`). */
export function useBeganAtEnd(): { isAtEnd: boolean; beganAtEnd: boolean } {
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => pathname.endsWith('/success') });
  const [beganAtEnd] = useState(isAtEnd);
  return { isAtEnd, beganAtEnd };
}
