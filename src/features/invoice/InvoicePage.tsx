import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { invoiceCalls } from '../../shared/invoices/invoiceCalls.ts';
import { invoiceQuery } from '../../shared/invoices/invoice.query.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import { InvoiceParts } from './invoiceParts.ts';

/** A number that is none of the customer's invoices: another's looks the same as none (`invoicePage.unknown`). */
function UnknownInvoice() {
  const { t } = useLingui();
  const isEmployee = useIsEmployee();
  const heading = t({ id: 'invoice.unknown', message: 'Laskua ei löytynyt' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        isEmployee
          ? t({
              id: 'invoice.unknownToEmployee',
              message:
                'Lasku voi kuulua toiselle asiakkaalle kuin sille, jonka tiedot ovat nyt auki, tai osoite on kirjoitettu väärin.',
            })
          : t({ id: 'invoice.unknownLead', message: 'Osoite on ehkä kirjoitettu väärin.' })
      }
      actions={<ButtonLink href="/invoices">{t({ id: 'invoice.toList', message: 'Näytä laskut' })}</ButtonLink>}
    />
  );
}

function Waiting({ failed }: { failed: { error: Error; isFetching: boolean; refetch(): unknown } | null }) {
  const { t } = useLingui();
  const title = t({ id: 'invoice.title', message: 'Lasku' });
  usePage(title);
  if (failed === null) return <DetailSkeleton label={t({ id: 'invoice.loading', message: 'Ladataan laskua' })} />;
  return (
    <Stack gap="large">
      <PageHeading>{title}</PageHeading>
      <FailureNotice
        title={t({ id: 'invoice.failed', message: 'Laskua ei saatu näkyviin' })}
        failure={failed.error}
        retry={{ isBusy: failed.isFetching, onRetry: () => void failed.refetch() }}
      />
    </Stack>
  );
}

/** An employee has to open a customer first, or has opened another than the invoice's. */
function InvoiceOfOther() {
  const { t } = useLingui();
  return <ActingNeeded heading={t({ id: 'invoice.title', message: 'Lasku' })} whereOpen={<UnknownInvoice />} />;
}

function CustomersInvoice({ customerId }: { customerId: string }) {
  const { i18n } = useLingui();
  const session = useSession();
  const { invoiceNo } = useParams({ from: '/invoices/$invoiceNo' });
  useEffect(() => void InvoiceParts.preload?.(), []);
  const { data, error, isFetching, refetch } = useQuery(
    invoiceQuery(invoiceCalls(session), customerId, invoiceNo, i18n.locale),
  );
  if (data) return <InvoiceDetails key={invoiceNo} details={data} customerId={customerId} />;
  const failure = error && toFailure(error);
  if (failure?.code === 'acting.required') return <InvoiceOfOther />;
  // What is no invoice number at all is at fault.
  if (failure?.kind === 'notFound' || failure?.kind === 'invalid') return <UnknownInvoice />;
  return <Waiting failed={error && { error, isFetching, refetch }} />;
}

/** One invoice (`invoicePage.detail`). */
export function InvoicePage() {
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  if (isEmployee && customerId === null) return <InvoiceOfOther />;
  return customerId === null ? null : <CustomersInvoice customerId={customerId} />;
}
