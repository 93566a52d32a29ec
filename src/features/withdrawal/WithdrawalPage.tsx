import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import type { WithdrawableOrder } from '../../../domain/types.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { Locale } from '../../i18n/locale.ts';
import { serverNow } from '../../platform/clock.ts';
import { fullName } from '../../shared/customer/names.ts';
import { useReceivedKey } from '../../shared/draft/useReceivedKey.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { useSecret } from '../../shared/page/useSecret.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useSignInAgainLink } from '../../shared/session/useSignInAgainLink.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useWithdrawalWords } from './useWithdrawalWords.ts';
import { OTHER, withdrawalDraft } from './withdrawal.form.ts';
import { withdrawalLinkQuery, withdrawalsQuery } from './withdrawal.query.ts';
import { WithdrawalFlow, WithdrawalSent } from './WithdrawalFlow.tsx';

/** What the address of the page says. */
interface Asked {
  order?: string;
  /** The number of one that was taken over, which is no order. */
  contract?: string;
  step?: string;
}

/** How a stranger who came without a link finds their order. */
function FindOrder() {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const signIn = useSignInAgainLink();
  return (
    <Notice
      tone="info"
      title={
        speaksOfCustomer
          ? t({ id: 'withdrawal.findOfStaff', message: 'Näin tilaus on täällä valmiina' })
          : t({ id: 'withdrawal.find', message: 'Näin tilauksesi on täällä valmiina' })
      }
      actions={
        <ButtonLink href={speaksOfCustomer ? '/backup' : signIn} variant="secondary">
          {speaksOfCustomer
            ? t({ id: 'withdrawal.signInOfStaff', message: 'Siirry työpöydälle' })
            : t({ id: 'withdrawal.signIn', message: 'Kirjaudu ja valitse tilaus' })}
        </ButtonLink>
      }
    >
      {speaksOfCustomer
        ? t({
            id: 'withdrawal.findTextOfStaff',
            message: 'Avaa ensin asiakkaan tiedot. Tilauksen tiedot voi myös kirjoittaa itse.',
          })
        : t({
            id: 'withdrawal.findText',
            message: 'Avaa vahvistusviestin linkki, tai kirjaudu. Voit myös kirjoittaa tilauksen tiedot itse.',
          })}
    </Notice>
  );
}

/** The orders that cannot be withdrawn from, and why (`withdrawal.time`, `withdrawal.company`). */
function Closed({ orders }: { orders: readonly WithdrawableOrder[] }) {
  const { whyNot } = useWithdrawalWords();
  return (
    <Notice tone="info">
      {orders.map((order) => (
        <p key={order.orderId}>{whyNot(order)}</p>
      ))}
    </Notice>
  );
}

/** What is known of the orders: by the link, else by who has signed in. */
function useOrders(secret: string | null, customerId: string | null) {
  const { i18n } = useLingui();
  const { api } = useSession();
  const locale = i18n.locale as Locale;
  const byLink = useQuery({ ...withdrawalLinkQuery(api, secret ?? '', locale), enabled: secret !== null });
  const own = useQuery({
    ...withdrawalsQuery(api, customerId ?? '', locale),
    enabled: secret === null && customerId !== null,
  });
  return secret === null ? own : byLink;
}

/** The receipt that a page which is opened anew shows: of the order that is asked for, else of the last one (`withdrawal.again`). */
function receivedBefore(orders: readonly WithdrawableOrder[], { order: asked, step }: Asked): WithdrawableOrder | null {
  const withdrawn = orders.filter(({ receipt }) => receipt !== undefined);
  const timeOf = ({ receipt }: WithdrawableOrder) => Date.parse(receipt?.receivedAt ?? '');
  const [last] = step === 'sent' ? withdrawn.toSorted((a, b) => timeOf(b) - timeOf(a)) : [];
  // What was on its way when the page was loaded anew is looked up first.
  const own = step === 'confirm' ? undefined : withdrawn.find(({ orderNo }) => orderNo === asked);
  return own ?? last ?? null;
}

/** It was withdrawn from before, and the receipt is there once more (`withdrawal.again`). */
function Received({ order: { receipt } }: { order: WithdrawableOrder }) {
  const { sentHeading } = useWithdrawalWords();
  const heading = sentHeading(receipt?.order ?? {});
  usePage(heading, 'sent');
  return (
    <Suspense fallback={<DetailSkeleton label={heading} />}>
      <WithdrawalSent heading={heading} receipt={receipt ?? null} />
    </Suspense>
  );
}

/** What was withdrawn from before the page was opened, until something else is asked for; else the form. */
function ReceivedOr(props: { orders: readonly WithdrawableOrder[]; customerId: string | null; children: ReactNode }) {
  const { orders, customerId, children } = props;
  const { order, step } = useSearch({ strict: false }) as Asked;
  const [opened] = useState({ order, step });
  // What this tab has sent last may be none of the orders: the flow looks its receipt up.
  const isOfTab = useReceivedKey(withdrawalDraft, customerId) !== null;
  const [receivedId, setReceivedId] = useState(
    () => (isOfTab ? null : receivedBefore(orders, opened)?.orderId) ?? null,
  );
  // As it is read in the language in use.
  const received = orders.find(({ orderId }) => orderId === receivedId);
  if (received && (order !== opened.order || step !== opened.step)) setReceivedId(null);
  return received ? <Received order={received} /> : children;
}

function Withdrawal({ secret, customerId }: { secret: string | null; customerId: string | null }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { order: asked, contract } = useSearch({ strict: false }) as Asked;
  const isKnown = secret !== null || customerId !== null;
  const { data, error, isFetching, refetch } = useOrders(secret, customerId);
  const customer = useQuery({ ...customerQuery(api, customerId ?? ''), enabled: customerId !== null });
  const title = t({ id: 'withdrawal.loading', message: 'Ladataan tilauksia' });
  const isWaiting = (isKnown && !data && !error) || (customerId !== null && customer.isPending);
  if (isWaiting) return <DetailSkeleton label={title} />;

  const orders = data?.orders ?? [];
  const open = orders.filter(({ state }) => state === 'open');
  const wanted = open.find(({ orderNo }) => orderNo === asked) ?? (open.length === 1 ? open[0] : undefined);
  // A contract that was taken over came of no order: it is told in own words, which begin with its number.
  const inWords =
    contract === undefined
      ? null
      : { order: OTHER, text: t({ id: 'withdrawal.contractInWords', message: `Sopimus ${contract}` }) };
  const [linked] = secret === null ? [] : orders;
  const name = linked?.name ?? (customer.data ? fullName(customer.data) : '');
  const email = linked?.email ?? customer.data?.email ?? '';
  const closed = orders.filter(({ state }) => state !== 'open');
  const hasNotice = !isKnown || (error !== null && !data) || closed.length > 0;
  const isUnknownLink = error !== null && secret !== null && toFailure(error).kind === 'notFound';
  return (
    <ReceivedOr key={data ? 'known' : 'unknown'} {...{ orders, customerId }}>
      <WithdrawalFlow
        {...{ customerId, secret }}
        orders={open}
        today={data?.today ?? helsinkiToday(serverNow())}
        begins={{
          name,
          email,
          ...(inWords ?? { order: wanted?.orderId ?? (open.length === 0 ? OTHER : ''), text: '' }),
        }}
        notices={
          hasNotice && (
            <Stack>
              {!isKnown && <FindOrder />}
              {isUnknownLink && (
                <Notice
                  tone="warning"
                  title={t({ id: 'withdrawal.unknownLink', message: 'Linkin tilausta ei löytynyt' })}
                >
                  {t({
                    id: 'withdrawal.unknownLinkText',
                    message: 'Linkki on ehkä katkennut tai vanhentunut. Kirjoita tilauksen tiedot itse.',
                  })}
                </Notice>
              )}
              {error !== null && !data && !isUnknownLink && (
                <FailureNotice
                  title={t({ id: 'withdrawal.notLoaded', message: 'Tilauksia ei saatu ladattua' })}
                  failure={error}
                  retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
                />
              )}
              {closed.length > 0 && <Closed orders={closed} />}
            </Stack>
          )
        }
      />
    </ReceivedOr>
  );
}

/** Where a consumer withdraws from an order (`withdrawal.page`). */
export function WithdrawalPage() {
  const customerId = useCustomerId();
  const secret = useSecret();
  // Another customer, and another link, have a withdrawal of their own.
  return <Withdrawal key={`${customerId} ${secret}`} {...{ secret, customerId }} />;
}
