import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../domain/failure.ts';
import { SoughtContract } from '../../../shared/contracts/later/SoughtContract.tsx';
import { NoChange } from '../../../shared/contracts/NoChange.tsx';
import { usePage } from '../../../shared/page/usePage.ts';

function NotPossible({ contractCode }: { contractCode: string }) {
  const { t } = useLingui();
  const heading = t({ id: 'change.notPossible', message: 'Tätä sopimusta ei voi vaihtaa' });
  usePage(heading);
  return (
    <NoChange
      heading={heading}
      lead={t({
        id: 'change.notPossibleLead',
        message: 'Sopimus ei ole vielä alkanut, tai se on jo päättymässä.',
      })}
      contractCode={contractCode}
    />
  );
}

interface NotChangedProps {
  contractCode: string;
  heading: string;
  failure: Failure;
  /** What the page shows where something else than the contract is not there. */
  children: ReactNode;
}

/** The contract cannot be changed, or is none of the customer's (`change.choice`, `acting.foreignContract`). */
export function NotChanged({ children, ...sought }: NotChangedProps) {
  return sought.failure.code === 'productChange.notPossible' ? (
    <NotPossible contractCode={sought.contractCode} />
  ) : (
    <SoughtContract {...sought}>{children}</SoughtContract>
  );
}
