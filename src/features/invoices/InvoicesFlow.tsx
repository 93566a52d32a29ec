import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { Postponement } from '../../../domain/types.ts';
import { invoiceListMachine } from '../../../machines/invoice-list/invoiceList.machine.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { useReadingFlow } from '../../shared/flow/useReadingFlow.ts';
import { late } from '../../shared/late.ts';
import { ToPayLead } from '../../shared/invoices/ToPayLead.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { invoiceListActors } from './invoices.actors.ts';
import { isChoice, ownersOf } from './list.view.ts';
import { NothingToPay, OpenInvoice } from './OpenInvoice.tsx';
import { useInvoiceFilter } from './useInvoiceFilter.ts';
import { useOwnerNames } from './useOwnerNames.ts';

/** Stands below what is to be paid, and is fetched while the invoices are asked for. */
const AllInvoices = late(() => import('./later/AllInvoices.tsx'), 'AllInvoices', { meanwhile: null });
/** Stands beside it, once it is known how high that is, and asks for itself. */
const BillingSettings = late(() => import('./later/BillingSettings.tsx'), 'BillingSettings', { meanwhile: null });
/** Few people have one. */
const EnergyAccounts = late(() => import('../../shared/energyAccount/EnergyAccounts.tsx'), 'EnergyAccounts', {
  meanwhile: null,
});
/** Few people see it, so it is fetched when it is needed. */
const NoInvoices = late(() => import('./NoInvoices.tsx'), 'NoInvoices');

/** What is to be paid of each owner, and the first of it (`invoicesPage.first`, `invoicesPage.owners`), then all of them; more come when somebody asks or chooses among them (`invoicesPage.whole`). */
export function InvoicesFlow({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { api, gate } = useSession();
  const { filter, choose, pageCount, keepPages } = useInvoiceFilter();
  const isFiltered = isChoice(filter);
  useEffect(() => {
    void AllInvoices.preload?.();
    void BillingSettings.preload?.();
  }, []);
  const actor = useReadingFlow(invoiceListMachine, 'list.retry', {
    actors: invoiceListActors(api.once, customerId),
    input: { isWhole: isFiltered, pageCount },
    on: { 'signIn.needed': () => gate.send({ type: 'session.ended' }) },
  });
  useEffect(() => {
    if (isFiltered && !actor.getSnapshot().context.isWhole) actor.send({ type: 'list.whole' });
  }, [actor, isFiltered]);
  const list = useSelector(actor, ({ context }) => context.list);
  const isWhole = useSelector(actor, ({ context }) => context.isWhole);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches('empty'));
  const title = t({ id: 'invoices.title', message: 'Laskut' });
  const retry = { isBusy, onRetry: () => actor.send({ type: 'list.retry' }) };
  const toPay = list?.toPay ?? [];
  const owners = ownersOf([...toPay.map(({ first }) => first), ...(list?.invoices ?? [])]);
  const nameOf = useOwnerNames(owners.length > 1 || filter.owner !== undefined);
  const hasAccount = list?.ledgers.some(({ hasEnergyAccount }) => hasEnergyAccount) ?? false;
  const slip = {
    account: list?.bankDetails ?? null,
    customerId,
    onPostponed: (postponement: Postponement) => actor.send({ type: 'invoice.postponed', postponement }),
    onFixed: (invoiceNo: string) => actor.send({ type: 'invoice.fixed', invoiceNo }),
  };
  const isKnown = list !== null || failure !== null || isEmpty;
  if (failure?.code === 'acting.required') return <ActingNeeded heading={title} />;
  return (
    <Stack gap="large">
      {!isEmpty && <PageHeading lead={toPay.length > 0 && <ToPayLead {...{ toPay, nameOf }} />}>{title}</PageHeading>}
      {!isKnown && <ObjectListSkeleton label={t({ id: 'invoices.loading', message: 'Ladataan laskuja' })} rows={5} />}
      {isKnown && (
        <Columns isAsideWide aside={<BillingSettings {...{ customerId, hasAccount }} />}>
          {isEmpty && (
            // The page that stands, and its focus, do not go for it.
            <Suspense fallback={null}>
              <NoInvoices />
            </Suspense>
          )}
          {!list && failure && (
            <FailureNotice
              title={t({ id: 'invoices.failed', message: 'Laskuja ei saatu näkyviin' })}
              failure={failure}
              retry={retry}
            />
          )}
          {list && toPay.length === 0 && <NothingToPay />}
          {toPay.map(({ first: invoice }) => (
            <OpenInvoice key={invoice.invoiceNo} invoice={invoice} ownerName={nameOf(invoice.owner)} {...slip} />
          ))}
        </Columns>
      )}
      {list && (
        <AllInvoices
          {...{ list, failure, retry, filter, choose, isWhole, nameOf }}
          isAppending={isBusy}
          onMore={() => {
            actor.send({ type: 'list.more' });
            keepPages(list.pageNo + 1);
          }}
          onWhole={() => actor.send({ type: 'list.whole' })}
        />
      )}
      {hasAccount && <EnergyAccounts customerId={customerId} />}
    </Stack>
  );
}
