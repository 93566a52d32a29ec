import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { track } from '../../platform/analytics.ts';
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
  const isClosed = code === 'campaign.closed';
  const heading = isClosed
    ? t({ id: 'order.closed', message: 'Kampanja ei ole voimassa' })
    : t({ id: 'order.unknown', message: 'Tuotetta ei löytynyt' });
  usePage(heading);
  useEffect(() => track({ event: 'templateNotFound' }), []);
  return (
    <NoProduct
      heading={heading}
      lead={
        isClosed
          ? t({ id: 'order.closedLead', message: 'Tätä ei voi tilata nyt. Katso, mitä muuta meillä on tarjolla.' })
          : t({ id: 'order.unknownLead', message: 'Linkki on ehkä vanhentunut, tai osoite on kirjoitettu väärin.' })
      }
      campaignId={isClosed ? campaignId : null}
    />
  );
}

/** The kinds of customers that the address may name; the campaign decides. */
const kinds = [undefined, 'b2b', 'b2c', 'vas'];

/** A product of a campaign is ordered here (`order.steps`). */
export function OrderPage(): ReactNode {
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
