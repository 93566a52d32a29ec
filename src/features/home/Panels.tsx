import { useLingui } from '@lingui/react/macro';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { LateRoom } from '../../ui/LateRoom/LateRoom.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';

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

const loadSpot = () => pageStands.then(() => import('./later/SpotPanel.tsx'));
const LateSpot = late(loadSpot, 'SpotPanel', { meanwhile: SpotPlace });

const loadMonth = () => pageStands.then(() => import('./later/MonthPanel.tsx'));
const LateMonth = late(loadMonth, 'MonthPanel', { meanwhile: MonthPlace });

const loadInvoices = () => pageStands.then(() => import('./later/LateInvoices.tsx'));
const LateInvoices = late(loadInvoices, 'LateInvoices', { meanwhile: null });

/** What the customer owes late, after the page; few do, so no place is kept for it (`home.late`). */
export const InvoicesRoom = ({ customerId }: { customerId: string }) => (
  <LateInvoices key={customerId} customerId={customerId} />
);

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
