import { useIsEmployee } from './useIsEmployee.ts';

/** Where the person goes who has signed in without asking for a page (`routes.landing`). */
export function useLandingPath(): '/dashboard' | '/backup' {
  const isEmployee = useIsEmployee();
  return isEmployee ? '/backup' : '/dashboard';
}
