import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../shared/page/usePage.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { AccessList } from './AccessList.tsx';

/** Who may see it are the customer and who acts for them by a mandate, not the employees themselves (`accesses.whose`). */
export function AccessesPage() {
  const { t } = useLingui();
  const customerId = useCustomerId();
  const own = useGate(({ context }) => context.validation?.customerId ?? null);
  const isEmployee = useGate(({ context }) => context.validation?.allowedEmployee ?? false);
  const shown = isEmployee ? own : customerId;
  const title = t({ id: 'accesses.title', message: 'Kuka on katsonut tietojani' });
  usePage(title);
  if (shown === null) return null;
  return (
    <>
      <PageHeading
        lead={t({
          id: 'accesses.lead',
          message: 'Näet, milloin ja miksi työntekijämme on katsonut tietojasi. Työntekijän nimeä emme näytä.',
        })}
      >
        {title}
      </PageHeading>
      <AccessList customerId={shown} />
    </>
  );
}
