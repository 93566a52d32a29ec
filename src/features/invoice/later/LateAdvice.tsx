import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../shared/portal.context.ts';
import { withElements } from '../../../shared/withElements.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';

/** What to do about an invoice that is late: pay it now, or call (`invoicePage.late`). */
export function LateAdvice() {
  const { t } = useLingui();
  const { phone, shown } = usePortal().brand.contacts.customerService;
  return (
    <p>
      {withElements(
        t({
          id: 'invoice.lateAdvice',
          message: `Maksa lasku nyt samalla viitenumerolla, tai soita asiakaspalveluun <0>${shown}</0>, jos maksaminen ei onnistu.`,
        }),
        (words) => (
          <TextLink href={`tel:${phone}`}>{words}</TextLink>
        ),
      )}
    </p>
  );
}
