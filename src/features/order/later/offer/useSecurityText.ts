import { useLingui } from '@lingui/react/macro';
import type { AcceptedOffer } from '../../../../../domain/types.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';

/** What has to be paid before supply begins (`order.security`). */
export function useSecurityText(): (security: NonNullable<AcceptedOffer['security']>) => string {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ kind, cents }) => {
    const sum = money((cents / 100).toFixed(2));
    return kind === 'deposit'
      ? t({
          id: 'offer.deposit',
          message: `Luottotietojen vuoksi toimitus alkaa vasta, kun olet maksanut vakuuden (${sum}). Lähetämme siitä laskun.`,
        })
      : t({
          id: 'offer.prepayment',
          message: `Luottotietojen vuoksi toimitus alkaa vasta, kun olet maksanut ennakon (${sum}). Lähetämme siitä laskun.`,
        });
  };
}
