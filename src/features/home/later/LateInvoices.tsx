import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { isPayableLate } from '../../../shared/invoices/invoices.view.ts';
import { LateAdvice } from '../../../shared/invoices/later/LateAdvice.tsx';
import { ToPayLead } from '../../../shared/invoices/ToPayLead.tsx';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { ToPay } from '../toPay.query.ts';

interface LateInvoicesProps {
  /** What the page has asked. */
  asked: UseQueryResult<ToPay | null>;
}

const ofNobodyElse = () => undefined;

/** What a customer owes late, in the words of the list of invoices, and what to do about it; nothing where nothing is (`home.late`). */
export function LateInvoices({ asked }: LateInvoicesProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = asked;
  if (data === undefined)
    return (
      error && (
        <FailureNotice
          title={t({ id: 'home.late.failed', message: 'Laskujen tilannetta ei saatu näkyviin' })}
          failure={error}
          retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
        />
      )
    );
  const late = data?.toPay.filter(({ lateCount }) => lateCount > 0) ?? [];
  if (!data || late.length === 0) return null;
  return (
    <Notice
      tone="critical"
      actions={<GoLink href="/invoices">{t({ id: 'home.late.all', message: 'Katso laskut' })}</GoLink>}
    >
      <p>
        <ToPayLead toPay={late} nameOf={ofNobodyElse} />
      </p>
      {late.map(
        ({ owner, first, lateCount }) =>
          isPayableLate(first, data.today) && <LateAdvice key={owner} count={lateCount} />,
      )}
    </Notice>
  );
}
