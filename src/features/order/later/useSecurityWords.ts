import { useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';

type Security = OrderResult['security'];

/** What is said wherever something is paid before supply begins, as in the mail (`order.security`). */
export function useSecurityWords() {
  const { t } = useLingui();
  const { date } = useFormats();
  /** What is paid and how, and by when, where that is known. */
  const withDueDay = (text: string, security: Security): string => {
    if (!security?.payBy) return text;
    const day = date(security.payBy);
    return `${text} ${t({ id: 'order.sent.payBy', message: `Laskun eräpäivä on ${day}.` })}`;
  };
  /** The first day; where something is paid first, or the delivery site is looked for, no day is promised. */
  const startText = (startDate: string, security: Security, isPlaceToBeFound = false): string => {
    const day = date(startDate);
    if (isPlaceToBeFound && !security)
      return t({ id: 'order.startWhenFound', message: `kun käyttöpaikka on löytynyt, aikaisintaan ${day}` });
    return security ? t({ id: 'order.startAfterPayment', message: `maksun jälkeen, aikaisintaan ${day}` }) : day;
  };
  return { withDueDay, startText };
}
