import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { usePageFacts } from '../../shared/page/facts.ts';
import { ForEmployees } from '../../shared/page/ForEmployees.tsx';
import { NotFoundPage } from '../../shared/page/NotFoundPage.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { campaignTemplateQuery } from './order.query.ts';
import { OrderForm } from './OrderForm.tsx';
import { NoProduct } from './outcomes/OrderEnds.tsx';

/** What cannot be ordered, and why (`order.interruption`). */
function Unavailable({ failure: { code }, campaignId }: { failure: Failure; campaignId: string }) {
  const { t } = useLingui();
  const { isOfEmployee } = usePageFacts();
  const isClosed = code === 'campaign.closed';
  const heading = isClosed
    ? t({ id: 'order.closed', message: 'Kampanja ei ole voimassa' })
    : t({ id: 'order.unknown', message: 'Tuotetta ei löytynyt' });
  usePage(heading);
  return (
    <NoProduct
      heading={heading}
      lead={
        isClosed
          ? t({ id: 'order.closedLead', message: 'Tätä ei voi tilata nyt. Katso, mitä muuta meillä on tarjolla.' })
          : t({ id: 'order.unknownLead', message: 'Linkki on ehkä vanhentunut, tai osoite on kirjoitettu väärin.' })
      }
      href={wayOn(isOfEmployee, isClosed ? campaignId : null)}
    />
  );
}

/** Where there is something to order: of the campaign that the address names, where there is one. */
function wayOn(isOfEmployee: boolean, campaignId: string | null): string {
  const base = isOfEmployee ? '/backup' : '/contract';
  return campaignId === null ? base : `${base}/campaign/${campaignId}`;
}

/** The kinds of customers that the address may name; the campaign decides. */
const kinds = [undefined, 'b2b', 'b2c', 'vas'];

/** A product of a campaign is ordered here (`order.steps`); by an employee in a customer's place (`order.staffPage`). */
export function OrderPage(): ReactNode {
  const { t } = useLingui();
  const { isOfEmployee } = usePageFacts();
  if (!isOfEmployee) return <ProductOrder />;
  return (
    <ForEmployees title={t({ id: 'order.page', message: 'Tilaus' })}>
      <ProductOrder />
    </ForEmployees>
  );
}

function ProductOrder(): ReactNode {
  const { i18n } = useLingui();
  const { api } = useSession();
  const { kind, campaignId, templateId } = useParams({ strict: false }) as {
    kind?: string;
    campaignId: string;
    templateId: string;
  };
  const asked = useQuery(campaignTemplateQuery(api, { campaignId, templateId }, i18n.locale as Locale));
  if (!kinds.includes(kind)) return <NotFoundPage />;
  const failure = toFailure(asked.error);
  const isOver = failure.kind === 'notFound' || failure.code === 'campaign.closed';
  return <OrderForm asked={asked} unavailable={isOver ? <Unavailable {...{ failure, campaignId }} /> : null} />;
}
