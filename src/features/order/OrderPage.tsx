import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { late } from '../../shared/late.ts';
import { usePageFacts } from '../../shared/page/facts.ts';
import { ForEmployees } from '../../shared/page/ForEmployees.tsx';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { campaignTemplateQuery } from './order.query.ts';
import { OrderForm } from './OrderForm.tsx';

/** What is needed where nothing is ordered. */
const NoOffer = late(() => import('./later/NoOffer.tsx'), 'NoOffer');
const NoPage = late(() => import('../../shared/page/NotFoundPage.tsx'), 'NotFoundPage');

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
  if (!kinds.includes(kind))
    return (
      <Suspense>
        <NoPage />
      </Suspense>
    );
  const failure = toFailure(asked.error);
  const isOver = failure.kind === 'notFound' || failure.code === 'campaign.closed';
  return <OrderForm asked={asked} unavailable={isOver ? <NoOffer {...{ failure, campaignId }} /> : null} />;
}
