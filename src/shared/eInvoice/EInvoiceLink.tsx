import { useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { eInvoiceQuery } from './eInvoice.query.ts';

/** The way from the dashboard to ordering e-invoices, where there are none yet (`eInvoice.tile`, `eInvoice.hidden`). */
export function EInvoiceLink({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { data } = useQuery(eInvoiceQuery(api, customerId));
  if (data?.standing !== 'none') return null;
  return (
    <GoLink href="/invoices?orderEInvoiceOnly=true" icon={Landmark}>
      {t({ id: 'eInvoice.order', message: 'Tilaa e-lasku' })}
    </GoLink>
  );
}
