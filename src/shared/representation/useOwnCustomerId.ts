import { useGate } from '../session/useSession.ts';

/** The person's own customership, where they might act for others; null for employees, and while nobody knows. */
export function useOwnCustomerId(): string | null {
  return useGate(({ context: { validation } }) =>
    validation && !validation.allowedEmployee ? validation.customerId : null,
  );
}
