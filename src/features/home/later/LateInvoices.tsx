import { useLingui } from '@lingui/react/macro';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { invoiceCalls } from '../../../shared/invoices/invoiceCalls.ts';
import { isPayableLate } from '../../../shared/invoices/invoices.view.ts';
import { LateAdvice } from '../../../shared/invoices/later/LateAdvice.tsx';
import { ToPayLead } from '../../../shared/invoices/ToPayLead.tsx';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { toPayQuery } from '../toPay.query.ts';

const ofNobodyElse = () => undefined;

/** What a customer owes late, in the words of the list of invoices, and what to do about it; nothing where nothing is (`home.late`). */
export function LateInvoices({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const session = useSession();
  // What has failed for the page is not asked again for this part of it.
  const asked = { ...toPayQuery(invoiceCalls(session), customerId), retryOnMount: false };
  const { data, error, isFetching, refetch } = useQuery(asked);
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
