import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useIsEmployee } from '../../session/useIsEmployee.ts';
import { usePortal } from '../../portal.context.ts';
import { withElements } from '../../withElements.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';

/** What to do about so many invoices that are late: pay now, or call; nothing of it is the retailer's own people's to do (`invoicePage.late`). */
export function LateAdvice({ count }: { count: number }) {
  const { t } = useLingui();
  const isEmployee = useIsEmployee();
  const { phone, shown } = usePortal().brand.contacts.customerService;
  if (isEmployee) return null;
  return (
    <p>
      {withElements(
        t({
          id: 'invoice.lateAdvice',
          message: plural(count, {
            one: `Maksa lasku nyt samalla viitenumerolla, tai soita asiakaspalveluun <0>${shown}</0>, jos maksaminen ei onnistu.`,
            other: `Maksa laskut nyt samoilla viitenumeroilla, tai soita asiakaspalveluun <0>${shown}</0>, jos maksaminen ei onnistu.`,
          }),
        }),
        (words) => (
          <TextLink href={`tel:${phone}`}>{words}</TextLink>
        ),
      )}
    </p>
  );
}
