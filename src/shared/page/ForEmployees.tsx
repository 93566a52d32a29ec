import type { ReactNode } from 'react';
import { useIsEmployee } from '../session/useIsEmployee.ts';
import { usePage } from './usePage.ts';

function Nothing({ title }: { title: string }) {
  usePage(title);
  return null;
}

/** A page of employees; for everyone else it is empty but for its title (`staff.others`). */
export function ForEmployees({ title, children }: { title: string; children: ReactNode }) {
  return useIsEmployee() ? children : <Nothing title={title} />;
}
