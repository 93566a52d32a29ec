import { useLingui } from '@lingui/react/macro';
import { useIsOfOther } from '../../shared/session/useCustomerId.ts';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

/** There are none (`invoicesPage.empty`). */
export function NoInvoices() {
  const { t } = useLingui();
  const isOfOther = useIsOfOther();
  return (
    <MessagePage
      scene="rising"
      heading={
        isOfOther
          ? t({ id: 'invoices.emptyOfOther', message: 'Ei laskuja' })
          : t({ id: 'invoices.empty', message: 'Sinulla ei ole vielä laskuja' })
      }
      lead={t({ id: 'invoices.emptyLead', message: 'Ensimmäinen lasku näkyy täällä, kun se on lähetetty.' })}
    />
  );
}
