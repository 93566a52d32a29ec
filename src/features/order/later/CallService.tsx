import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import { usePortal } from '../../../shared/portal.context.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';

/** Whom to call. */
export function CallService() {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  return (
    <ButtonLink href={`tel:${phone}`} icon={Phone}>
      {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
    </ButtonLink>
  );
}
