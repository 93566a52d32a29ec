import { useLingui } from '@lingui/react/macro';
import { isPayableLate } from '../../../shared/invoices/invoices.view.ts';
import { LateAdvice } from '../../../shared/invoices/later/LateAdvice.tsx';
import { ToPayLead } from '../../../shared/invoices/ToPayLead.tsx';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { ToPay } from '../toPay.query.ts';

const ofNobodyElse = () => undefined;

/** What a customer owes late, in the words of the list of invoices, and what to do about it; nothing where nothing is (`home.late`). */
export function LateInvoices({ toPay, today }: Pick<ToPay, 'toPay' | 'today'>) {
  const { t } = useLingui();
  const late = toPay.filter(({ lateCount }) => lateCount > 0);
  if (late.length === 0) return null;
  return (
    <Notice
      tone="critical"
      actions={<GoLink href="/invoices">{t({ id: 'home.late.all', message: 'Katso laskut' })}</GoLink>}
    >
      <p>
        <ToPayLead toPay={late} nameOf={ofNobodyElse} />
      </p>
      {late.map(
        ({ owner, first, lateCount }) => isPayableLate(first, today) && <LateAdvice key={owner} count={lateCount} />,
      )}
    </Notice>
  );
}
