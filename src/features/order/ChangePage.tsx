import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { changeTemplateQuery } from './change.query.ts';
import { OrderForm } from './OrderForm.tsx';

/** What is needed where nothing is ordered. */
const NoOffer = late(() => import('./later/NoChangeOffer.tsx'), 'NoChangeOffer');

const isLasting = ({ kind, code }: Failure) =>
  kind === 'notFound' || code === 'campaign.closed' || code?.startsWith('productChange.') === true;

/** Another product is ordered in the place of a contract (`change.form`). */
export function ChangePage() {
  const { i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const named = useParams({ strict: false }) as { contractCode: string; campaignId: string; templateId: string };
  const asked = useQuery(changeTemplateQuery(api, customerId, named, i18n.locale as Locale));
  const { contractCode } = named;
  const failure = toFailure(asked.error);
  const unavailable = isLasting(failure) ? <NoOffer code={failure.code} contractCode={contractCode} /> : null;
  return <OrderForm asked={asked} unavailable={unavailable} />;
}
