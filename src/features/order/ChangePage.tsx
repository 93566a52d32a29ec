import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { SoughtContract } from '../../shared/contracts/SoughtContract.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { useBeganAtEnd } from '../../shared/flow/useBeganAtEnd.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { changeTemplateQuery } from './change.query.ts';
import { orderDraftName } from './order.draft.ts';
import { OrderForm } from './OrderForm.tsx';

/** What is needed where nothing is ordered. */
const NoOffer = late(() => import('./later/NoChangeOffer.tsx'), 'NoChangeOffer');

/** Who has sent nothing yet needs no receipt. */
const ReceivedOrder = late(() => import('./later/ReceivedOrder.tsx'), 'ReceivedOrder');

const isLasting = ({ code }: Failure) => code === 'campaign.closed' || code?.startsWith('productChange.') === true;

interface ChangeProps {
  customerId: string | null;
  named: { contractCode: string; campaignId: string; templateId: string };
}

function Change({ customerId, named }: ChangeProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
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

/**
 * Another product is ordered in the place of a contract (`change.form`). Where it was sent before the page was opened its
 * receipt is there, as the contract may not be changed once more (`change.sent`).
 */
export function ChangePage() {
  const customerId = useCustomerId();
  const named = useParams({ strict: false }) as ChangeProps['named'];
  const { beganAtEnd } = useBeganAtEnd();
  const change = <Change {...{ customerId, named }} />;
  if (!beganAtEnd) return change;
  const name = orderDraftName(named);
  return (
    <Suspense>
      <ReceivedOrder key={customerId} {...{ name }} owner={customerId} isAtReceipt otherwise={change} />
    </Suspense>
  );
}
