import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ArrowLeft, Headset, UserPlus } from 'lucide';
import type { ActorRefFrom } from 'xstate';
import type { WithdrawableOrder } from '../../../../domain/types.ts';
import type { WithdrawalNotice, withdrawalMachine } from '../../../../machines/withdrawal/withdrawal.machine.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import type { DraftInUse } from '../../../shared/draft/useDraft.ts';
import { useGate } from '../../../shared/session/useSession.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { SignInNotice, SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Glyph } from '../../../ui/Glyph/Glyph.tsx';
import { ItemList, ItemRow } from '../../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Statement } from '../../../ui/Statement/Statement.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { useWithdrawalWords } from '../useWithdrawalWords.ts';
import type { WithdrawalValues } from '../withdrawal.form.ts';
import { useConsequences } from './useConsequences.ts';
import { useTakeoverWords } from './useTakeoverWords.ts';

interface WithdrawalConfirmProps {
  actor: ActorRefFrom<typeof withdrawalMachine>;
  notice: WithdrawalNotice;
  /** In Helsinki, by the server. */
  today: string;
  draft: Pick<DraftInUse<WithdrawalValues>, 'key' | 'markSent'>;
  secret: string | null;
  customerId: string | null;
  onBack(): void;
}

function Consequences({ order, today }: { order: WithdrawableOrder; today: string }) {
  const consequences = useConsequences(order, today);
  return (
    <ItemList>
      {consequences.map(({ icon, title, text }) => (
        <ItemRow key={title} glyph={<Glyph tone="neutral" icon={icon} size="small" />} title={title} lines={[text]} />
      ))}
    </ItemList>
  );
}

/** What becomes of one in own words. */
function InOwnWords({ isTakeover }: { isTakeover: boolean }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const ofTakeover = useTakeoverWords();
  return (
    <ItemList>
      <ItemRow
        glyph={<Glyph tone="neutral" icon={Headset} size="small" />}
        title={
          speaksOfCustomer
            ? t({ id: 'withdrawal.lookedUpOfStaff', message: 'Asiakaspalvelu etsii tilauksen' })
            : t({ id: 'withdrawal.lookedUp', message: 'Asiakaspalvelu etsii tilauksesi' })
        }
        lines={[
          t({
            id: 'withdrawal.lookedUpText',
            message: 'Kuitti tulee heti. Vahvistamme sähköpostitse, kun tilaus on löytynyt.',
          }),
        ]}
      />
      {isTakeover &&
        ofTakeover.map(({ when, what }) => (
          <ItemRow
            key={when}
            glyph={<Glyph tone="neutral" icon={UserPlus} size="small" />}
            title={when}
            lines={[what]}
          />
        ))}
    </ItemList>
  );
}

/** Why it was not taken, and what to do. */
function Outcome({ actor, secondsLeft }: Pick<WithdrawalConfirmProps, 'actor'> & { secondsLeft: number }) {
  const { t } = useLingui();
  const submission = useSelector(actor, ({ children }) => children.submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isOver = useSelector(actor, (snapshot) => snapshot.matches({ confirming: 'over' }));
  const isSignInNeeded = useSelector(actor, (snapshot) => snapshot.matches({ confirming: 'signInNeeded' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ confirming: 'failed' }));
  if (submission) return <SubmissionStatus submission={submission} />;
  if (isSignInNeeded) return <SignInNotice />;
  if (isOver) {
    return (
      <Notice tone="critical" role="alert" title={t({ id: 'withdrawal.ranOut', message: 'Peruutusaika ehti päättyä' })}>
        {t({
          id: 'withdrawal.ranOutText',
          message: 'Sopimusta ei voi enää peruuttaa. Sen voi silti irtisanoa: asiakaspalvelumme auttaa.',
        })}
      </Notice>
    );
  }
  return hasFailed && <SubmissionFailure failure={failure} secondsLeft={secondsLeft} />;
}

/** The notice as it is sent, what follows from it, and the button that sends it (`withdrawal.confirm`). */
export function WithdrawalConfirm(props: WithdrawalConfirmProps) {
  const { actor, notice, today, draft, secret, customerId, onBack } = props;
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { statement } = useWithdrawalWords();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  // The address names a contract that was taken over, which is told in own words.
  const isTakeover = useSearch({
    strict: false,
    select: ({ contract }: { contract?: unknown }) => contract !== undefined,
  });
  const isSignedIn = useGate((gate) => gate.context.validation !== null);
  const { order, name, text } = notice;
  const confirm = () => {
    draft.markSent(true);
    actor.send({
      type: 'withdrawal.confirm',
      key: draft.key,
      needsBotCheck: order === null && !isSignedIn,
      request: { orderId: order?.orderId ?? null, secret, customerId, name, email: notice.email, text, isTakeover },
    });
  };
  // Where it may break on a narrow screen.
  const email = notice.email.replaceAll(/[@.]/g, '\u200B$&');
  const words = order
    ? `${statement(order)} ${name}.`
    : `${t({ id: 'withdrawal.statementOfOther', message: 'Peruutan tämän tilauksen:' })}\n${text}\n${name}.`;

  return (
    <Stack gap="large">
      <Stack>
        <h2>
          {speaksOfCustomer
            ? t({ id: 'withdrawal.noticeOfStaff', message: 'Asiakas ilmoittaa meille näin' })
            : t({ id: 'withdrawal.notice', message: 'Ilmoitat meille näin' })}
        </h2>
        <Statement>{words}</Statement>
      </Stack>
      <Stack>
        <h2>{t({ id: 'withdrawal.consequences', message: 'Mitä peruutuksesta seuraa' })}</h2>
        {order ? <Consequences {...{ order, today }} /> : <InOwnWords {...{ isTakeover }} />}
      </Stack>
      <Outcome {...{ actor, secondsLeft }} />
      <FormActions
        back={
          <Button variant="secondary" icon={ArrowLeft} onClick={onBack} isDisabled={isBusy}>
            {t({ id: 'withdrawal.change', message: 'Muuta tietoja' })}
          </Button>
        }
      >
        <Button onClick={confirm} isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
          {t({ id: 'withdrawal.send', message: 'Vahvista peruutus' })}
        </Button>
      </FormActions>
      <Note>{t({ id: 'withdrawal.receiptTo', message: `Kuitti lähetetään osoitteeseen ${email}.` })}</Note>
    </Stack>
  );
}
