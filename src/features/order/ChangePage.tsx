import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { SoughtContract } from '../../shared/contracts/SoughtContract.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { changeTemplateQuery } from './change.query.ts';
import { OrderForm } from './OrderForm.tsx';

/** What is needed where nothing is ordered. */
const NoOffer = late(() => import('./later/NoChangeOffer.tsx'), 'NoChangeOffer');

const isLasting = ({ code }: Failure) => code === 'campaign.closed' || code?.startsWith('productChange.') === true;

/** Another product is ordered in the place of a contract (`change.form`). */
export function ChangePage() {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const named = useParams({ strict: false }) as { contractCode: string; campaignId: string; templateId: string };
  const isActingNeeded = useIsActingNeeded(null);
  const asked = useQuery({
    ...changeTemplateQuery(api, customerId, named, i18n.locale as Locale),
    enabled: !isActingNeeded,
  });
  const { contractCode } = named;
  const heading = t({ id: 'order.page', message: 'Tilaus' });
  if (isActingNeeded) return <ActingNeeded heading={heading} />;
  const failure = toFailure(asked.error);
  const noOffer = <NoOffer code={failure.code} contractCode={contractCode} />;
  const unavailable = mayBeUnknown(failure) ? (
    <SoughtContract {...{ contractCode, heading, failure }}>{noOffer}</SoughtContract>
  ) : isLasting(failure) ? (
    noOffer
  ) : null;
  return <OrderForm asked={asked} unavailable={unavailable} />;
}
