import { useLingui } from '@lingui/react/macro';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { InvoicesFlow } from './InvoicesFlow.tsx';

/** The customer's invoices (`invoicesPage.list`). */
export function InvoicesPage() {
  const { t } = useLingui();
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const title = t({ id: 'invoices.title', message: 'Laskut' });
  usePage(title);
  if (isEmployee && customerId === null) return <ActingNeeded heading={title} />;
  return customerId === null ? null : <InvoicesFlow key={customerId} customerId={customerId} />;
}
