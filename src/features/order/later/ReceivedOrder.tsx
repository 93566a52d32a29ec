import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { OrderResult } from '../../../../domain/types.ts';
import { fullName } from '../../../shared/customer/names.ts';
import { useReceivedKey } from '../../../shared/draft/useReceivedKey.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { customerQuery } from '../../../shared/session/queries.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { SoughtReceipt } from '../../../shared/submission/SoughtReceipt.tsx';
import { receivedIn } from '../../../shared/verification/verified.ts';
import { useOutcomeHeading } from '../useOutcomeHeading.ts';
import { OrderOutcomeOf, useHeadingOf } from './OrderOutcomeOf.tsx';

function OrderReceipt({ result, owner }: { result: OrderResult; owner: string | null }) {
  const { t } = useLingui();
  const { api } = useSession();
  const customer = useQuery({ ...customerQuery(api, owner ?? ''), enabled: owner !== null }).data;
  const heading = useHeadingOf(result);
  usePage(heading);
  // Of who was typed the tab keeps nothing; of nobody but an employee is it told.
  const typed = t({ id: 'order.ordererNotKept', message: 'Nimi näkyy vain heti lähetyksen jälkeen' });
  const name = owner === null && !result.company ? typed : customer ? fullName(customer) : null;
  return <OrderOutcomeOf {...{ heading, result, name }} />;
}

interface ReceivedOrderProps {
  /** The name of its draft. */
  name: string;
  /** The customer for whom it was; null where none was known. */
  owner: string | null;
  /** The receipt has an address of its own, and is there; left out: it is at `?step=sent`. */
  isAtReceipt?: boolean;
  /** What stands there where nothing was received, or the server does not tell of it. */
  otherwise: ReactNode;
}

/** What the tab has ordered before the page was opened (`order.loadedAnew`, `change.sent`); give it another `key` for another owner. */
export function ReceivedOrder({ name, owner, isAtReceipt, otherwise }: ReceivedOrderProps) {
  const receivedKey = useReceivedKey({ name }, owner, isAtReceipt);
  const { history } = useRouter();
  // The tab may have ordered once more at the same address since.
  const [receiptHere] = useState(() => (history.location.state as { receipt?: string | null }).receipt ?? null);
  const isHere = ({ orderId }: OrderResult) => receiptHere === null || receiptHere === orderId;
  const heading = useOutcomeHeading('receivedBefore', null) ?? '';
  if (receivedKey === null) return otherwise;
  return (
    <SoughtReceipt {...{ receivedKey, heading }} resultIn={receivedIn}>
      {(result) => (result && isHere(result) ? <OrderReceipt {...{ result, owner }} /> : otherwise)}
    </SoughtReceipt>
  );
}
