import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { invoiceCalls } from '../../shared/invoices/invoiceCalls.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { LateRoom } from '../../ui/LateRoom/LateRoom.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { DetailSkeleton, ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { toPayQuery } from './toPay.query.ts';

function SpotPlace() {
  const { t } = useLingui();
  return (
    <Panel tone="kaamos" title={t({ id: 'home.spot', message: 'Pörssisähkö' })}>
      <DetailSkeleton label={t({ id: 'home.spot.loading', message: 'Ladataan hintoja' })} />
    </Panel>
  );
}

function MonthPlace() {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'home.month.place', message: 'Kulutus' })}>
      <DetailSkeleton label={t({ id: 'home.month.loading', message: 'Ladataan kulutusta' })} />
    </Section>
  );
}

function LatestPlace() {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'home.invoice', message: 'Viimeisin lasku' })}>
      <DetailSkeleton label={t({ id: 'home.invoice.loading', message: 'Ladataan laskuja' })} />
    </Section>
  );
}

const loadSpot = () => pageStands.then(() => import('./later/SpotPanel.tsx'));
const LateSpot = late(loadSpot, 'SpotPanel', { meanwhile: SpotPlace });

const loadMonth = () => pageStands.then(() => import('./later/MonthPanel.tsx'));
const LateMonth = late(loadMonth, 'MonthPanel', { meanwhile: MonthPlace });

const loadLatest = () => pageStands.then(() => import('./later/LatestInvoice.tsx'));
const LateLatest = late(loadLatest, 'LatestInvoice', { meanwhile: LatestPlace });

/** Few owe anything late. */
const LateInvoices = late(() => import('./later/LateInvoices.tsx'), 'LateInvoices');

/** In milliseconds: the page waits no longer for what stands above it. */
const PATIENCE = 1000;

interface WithLateInvoicesProps {
  customerId: string;
  /** What else stands above has come, or is not to come. */
  isReady: boolean;
  children: ReactNode;
}

/**
 * What the customer owes late, and below it what it would move if it came later: both are drawn once that is known, or the
 * page alone where it is not known in a second (`home.late`).
 */
export function WithLateInvoices({ customerId, isReady, children }: WithLateInvoicesProps) {
  const { t } = useLingui();
  const session = useSession();
  const { data, error } = useQuery(toPayQuery(invoiceCalls(session), customerId));
  const [isPatienceOver, setPatienceOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPatienceOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const place = <ObjectListSkeleton label={t({ id: 'home.loading', message: 'Ladataan sopimuksia' })} />;
  const isKnown = isReady && (data !== undefined || error !== null);
  if (!isKnown && !isPatienceOver) return place;
  const told = data?.toPay.some(({ lateCount }) => lateCount > 0) && <LateInvoices {...data} />;
  return (
    <Suspense fallback={place}>
      {isPatienceOver ? <Suspense>{told}</Suspense> : told}
      {children}
    </Suspense>
  );
}

/** What power costs at the exchange, after the page (`home.later`). */
export const SpotRoom = () => (
  <LateRoom size="panel">
    <LateSpot />
  </LateRoom>
);

/** What was used this month, after the page (`home.later`). */
export const MonthRoom = (props: { customerId: string; deliverySite: string | null }) => (
  <LateRoom size="picture">
    <LateMonth key={`${props.customerId} ${props.deliverySite}`} {...props} />
  </LateRoom>
);

/** The invoice that matters now, after the page (`home.later`). */
export const InvoiceRoom = ({ customerId }: { customerId: string }) => (
  <LateRoom size="slip">
    <LateLatest key={customerId} customerId={customerId} />
  </LateRoom>
);
