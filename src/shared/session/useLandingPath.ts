import { useGate } from './useSession.ts';

/** Where the person goes who has signed in without asking for a page (`routes.landing`). */
export function useLandingPath(): '/dashboard' | '/backup' {
  const isEmployee = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  return isEmployee ? '/backup' : '/dashboard';
}
