import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { WithdrawableOrder, WithdrawalReceipt } from '../../../domain/types.ts';
import { withdrawalMachine, type WithdrawalStep } from '../../../machines/withdrawal/withdrawal.machine.ts';
import { holder } from '../../shared/draft/holder.ts';
import { useDraft, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useReceivedKey } from '../../shared/draft/useReceivedKey.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { ReceiptSought } from '../../shared/submission/ReceiptSought.tsx';
import { useBotCheck } from '../../shared/submission/useBotCheck.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useWithdrawalWords } from './useWithdrawalWords.ts';
import { withdrawalActors } from './withdrawal.actors.ts';
import { isThere, OTHER, typedNotice, withdrawalDraft, type WithdrawalValues } from './withdrawal.form.ts';
import { WithdrawalAside } from './WithdrawalAside.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Nobody begins with them. */
const WithdrawalConfirm = late(() => import('./later/WithdrawalConfirm.tsx'), 'WithdrawalConfirm');
export const WithdrawalSent = late(() => import('./later/WithdrawalSent.tsx'), 'WithdrawalSent');

type Snapshot = SnapshotFrom<typeof withdrawalMachine>;
const steps = ['form', 'confirm', 'sent'] as const satisfies WithdrawalStep[];
/** A receipt that was there before the page was opened is looked up (`withdrawal.again`). */
const isSought = ({ value, context }: Snapshot, receivedKey: string | null) =>
  value === 'sending' && context.submission?.key === receivedKey;
function openStep(snapshot: Snapshot): WithdrawalStep {
  if (snapshot.hasTag('sent')) return 'sent';
  // What was on its way when the page was loaded anew is looked up over the form.
  return snapshot.hasTag('confirm') && snapshot.context.notice ? 'confirm' : 'form';
}

interface WithdrawalFlowProps {
  /** Those that may be withdrawn from. */
  orders: readonly WithdrawableOrder[];
  /** In Helsinki, by the server. */
  today: string;
  customerId: string | null;
  secret: string | null;
  /** What the form begins with where nobody has typed anything. */
  begins: WithdrawalValues;
  /** What is told of orders that cannot be withdrawn from, above the form. */
  notices: ReactNode;
}

function useHeading(step: WithdrawalStep, receipt: WithdrawalReceipt | null): string {
  const { t } = useLingui();
  const { sentHeading } = useWithdrawalWords();
  switch (step) {
    case 'form':
      return t({ id: 'withdrawal.title', message: 'Peruuta sopimus tästä' });
    case 'confirm':
      return t({ id: 'withdrawal.confirm', message: 'Vahvista peruutus' });
    case 'sent':
      // One in own words is looked up first.
      return receipt?.order
        ? sentHeading(receipt.order)
        : t({ id: 'withdrawal.isReceived', message: 'Peruutus on vastaanotettu' });
  }
}

/** What stands in the form: what was typed, also before the page was loaded anew, else what it begins with (`withdrawal.draft`). */
function useTyped(
  draft: DraftInUse<WithdrawalValues>,
  { orders, begins }: Pick<WithdrawalFlowProps, 'orders' | 'begins'>,
) {
  const [{ read, write }] = useState(() => holder(draft.isRestored ? draft.values : null));
  return {
    read: () => {
      const values = read() ?? begins;
      return isThere(orders, values) ? values : { ...values, order: begins.order };
    },
    save: (values: WithdrawalValues) => {
      write(values);
      draft.save(values);
    },
    forget: () => write(null),
  };
}

/** Two steps and the receipt (`withdrawal.page`). */
export function WithdrawalFlow(props: WithdrawalFlowProps) {
  const [round, setRound] = useState(0);
  return <BegunWithdrawal key={round} {...props} onStartAgain={() => setRound(round + 1)} />;
}

function BegunWithdrawal(props: WithdrawalFlowProps & { onStartAgain(): void }) {
  const { orders, today, customerId, secret, begins, notices, onStartAgain } = props;
  const { t } = useLingui();
  const { api } = useSession();
  const solveBotCheck = useBotCheck('withdrawal');
  const receivedKey = useReceivedKey(withdrawalDraft, customerId);
  const draft = useDraft(withdrawalDraft, customerId);
  const typed = useTyped(draft, { orders, begins });
  const actor = useFlow(withdrawalMachine, {
    actors: withdrawalActors(api, solveBotCheck),
    input: {
      sentKey: draft.isSent ? draft.key : receivedKey,
      notice: draft.isRestored && !draft.isSent ? typedNotice(orders, draft.values) : null,
    },
    on: {
      'withdrawal.received': () => {
        draft.markReceived();
        typed.forget();
      },
      'withdrawal.notReceived': () => draft.markSent(false),
    },
    outdates: {
      'withdrawal.received': [
        [customerId, 'withdrawals'],
        [customerId, 'contracts'],
      ],
    },
  });
  const stepOf = (snapshot: Snapshot) => (isSought(snapshot, receivedKey) ? 'sent' : openStep(snapshot));
  useStepAddress(actor, { steps, stepOf });
  const sought = useSelector(actor, (snapshot) =>
    isSought(snapshot, receivedKey) ? snapshot.children.submission : undefined,
  );
  const step = useSelector(actor, stepOf);
  const notice = useSelector(actor, ({ context }) => context.notice);
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [chosen, setChosen] = useState(() => typed.read().order);
  const heading = useHeading(step, receipt);
  usePage(heading, sought ? 'sought' : step === 'form' ? draft.key : step);
  useEffect(
    () => void pageStands.then(() => Promise.all([WithdrawalConfirm.preload?.(), WithdrawalSent.preload?.()])),
    [],
  );

  const toForm = () => actor.send({ type: 'step.open', step: 'form' });

  if (sought) return <ReceiptSought submission={sought} heading={heading} />;
  const waiting = <DetailSkeleton label={heading} />;
  if (step === 'sent') {
    return (
      <Suspense fallback={waiting}>
        <WithdrawalSent {...{ heading, receipt }} />
      </Suspense>
    );
  }
  const order = step === 'confirm' ? notice?.order : orders.find(({ orderId }) => orderId === chosen);
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      <Progress
        label={t({ id: 'withdrawal.progress', message: 'Peruutuksen vaiheet' })}
        doneLabel={t({ id: 'form.stepDone', message: 'valmis' })}
        current={step === 'confirm' ? 1 : 0}
        steps={[
          {
            label: t({ id: 'withdrawal.step.form', message: 'Sopimus' }),
            onOpen: isBusy ? undefined : toForm,
          },
          { label: t({ id: 'withdrawal.step.confirm', message: 'Vahvistus' }) },
        ]}
      />
      <Columns isAsideFirst={step === 'confirm'} aside={<WithdrawalAside order={order ?? null} today={today} />}>
        {step === 'confirm' && notice ? (
          <Suspense fallback={waiting}>
            <WithdrawalConfirm {...{ actor, notice, draft, secret, customerId, today }} onBack={toForm} />
          </Suspense>
        ) : (
          <Stack gap="large">
            <p>
              {t({
                id: 'withdrawal.lead',
                message:
                  'Kuluttaja voi peruuttaa etänä tehdyn tilauksen 14 päivän ajan. Syytä ei tarvitse kertoa, eikä peruutus maksa mitään.',
              })}
            </p>
            {notices}
            <WithdrawalForm
              key={draft.key}
              {...{ actor, draft, orders, typed }}
              onOrder={(orderId) => setChosen(orderId === OTHER ? '' : orderId)}
              onStartAgain={() => {
                draft.startAgain();
                onStartAgain();
              }}
            />
          </Stack>
        )}
      </Columns>
    </Stack>
  );
}
