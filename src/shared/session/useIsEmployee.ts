import { useGate } from './useSession.ts';

/** Whether an employee has signed in; nobody is one before that is known. */
export const useIsEmployee = (): boolean => useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
