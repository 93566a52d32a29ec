import { useGate, useSessionState } from './useSession.ts';

/** Whether the person has gone on as another customer than their own; of employees another part speaks. */
export function useIsActing(): boolean {
  const chosen = useSessionState().facts?.customerId ?? null;
  return useGate(
    ({ context: { validation } }) =>
      chosen !== null && validation !== null && !validation.allowedEmployee && validation.customerId !== chosen,
  );
}
