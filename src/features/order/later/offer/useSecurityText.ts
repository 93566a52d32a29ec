import { useLingui } from '@lingui/react/macro';
import type { AcceptedOffer } from '../../../../../domain/types.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useSecurityWords } from '../useSecurityWords.ts';

/** What has to be paid before supply begins (`order.security`). */
export function useSecurityText(): (security: NonNullable<AcceptedOffer['security']>) => string {
  const { t } = useLingui();
  const { money } = useFormats();
  const { withDueDay } = useSecurityWords();
  return (security) => {
    const sum = money((security.cents / 100).toFixed(2));
    const text =
      security.kind === 'deposit'
        ? t({
            id: 'offer.deposit',
            message: `Luottotietojen vuoksi toimitus alkaa vasta, kun olet maksanut vakuuden (${sum}). Lähetämme siitä laskun.`,
          })
        : t({
            id: 'offer.prepayment',
            message: `Luottotietojen vuoksi toimitus alkaa vasta, kun olet maksanut ennakon (${sum}). Lähetämme siitä laskun.`,
          });
    return withDueDay(text, security);
  };
}
