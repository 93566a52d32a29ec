import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { BillingOptions } from '../../../domain/types.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { SignInNotice, SubmissionFailure } from '../submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../submission/SubmissionStatus.tsx';
import { useHeld } from '../submission/useHeld.ts';
import type { Billing } from './useBilling.ts';
import { useEvery } from './useEvery.ts';

function Outcome({ billing }: { billing: Billing }) {
  const { t } = useLingui();
  const failure = useSelector(billing, ({ context }) => context.failure);
  const submission = useSelector(billing, ({ children }) => children.submission);
  const hasFailed = useSelector(billing, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const isSignInNeeded = useSelector(billing, (snapshot) => snapshot.matches({ asking: 'signInNeeded' }));
  if (submission) return <SubmissionStatus submission={submission} isRequest />;
  if (isSignInNeeded)
    return (
      <SignInNotice>
        {t({
          id: 'billing.signIn',
          message: 'Kun olet kirjautunut, palaat tälle sivulle ja voit vaihtaa laskutusvälin.',
        })}
      </SignInNotice>
    );
  if (!hasFailed) return null;
  return (
    <SubmissionFailure
      title={t({ id: 'billing.changeFailed', message: 'Laskutusväliä ei vaihdettu' })}
      failure={failure}
      isRequest
      secondsLeft={0}
    />
  );
}

function Choices({ billing, options }: { billing: Billing; options: BillingOptions['options'] }) {
  const { t } = useLingui();
  const { choice } = useEvery();
  const frequency = useSelector(billing, ({ context }) => context.frequency);
  const isSending = useSelector(billing, (snapshot) => snapshot.matches('sending'));
  return (
    <Stack>
      <RadioGroup
        label={t({ id: 'billing.legend', message: 'Laskutusväli' })}
        options={options.map(({ frequency: months, invoicesAYear }) => ({
          value: String(months),
          label: choice(months),
          description: t({
            id: 'billing.aYear',
            message: plural(invoicesAYear, { one: '# lasku vuodessa', other: '# laskua vuodessa' }),
          }),
        }))}
        value={String(frequency)}
        readOnly={isSending}
        onChoose={(months) => billing.send({ type: 'billing.choose', frequency: Number(months) })}
      />
      <Note>
        {t({
          id: 'billing.from',
          message: 'Muutos alkaa seuraavasta laskusta. Laki takaa vähintään neljä laskua vuodessa.',
        })}
      </Note>
      <Outcome billing={billing} />
    </Stack>
  );
}

/** How often a contract is to be invoiced, chosen over the page (`billing.asked`); nothing where the dialog is not open. */
export function BillingDialog({ billing }: { billing: Billing }) {
  const { t } = useLingui();
  const isOpen = useSelector(billing, (snapshot) => snapshot.hasTag('dialog'));
  const isSending = useSelector(billing, (snapshot) => snapshot.matches('sending'));
  const isGetting = useSelector(billing, (snapshot) => snapshot.matches('gettingOptions'));
  const hasNone = useSelector(billing, (snapshot) => snapshot.matches('withoutOptions'));
  const canSend = useSelector(billing, (snapshot) => snapshot.can({ type: 'billing.send', key: '' }));
  const isUnknown = useIsUnknown(useSelector(billing, ({ children }) => children.submission));
  const { known, options, contractNo, failure } = useSelector(billing, ({ context }) => context);
  const content = useRef<HTMLDivElement>(null);
  const held = useHeld(isSending);
  if (!isOpen) return null;
  const contract = known?.contracts.find((one) => one.contractNo === contractNo);
  const close = () => billing.send({ type: 'billing.close' });
  return (
    <Dialog
      heading={t({ id: 'billing.heading', message: 'Kuinka usein lasku tulee?' })}
      {...(contract && { reason: contract.address })}
      closeLabel={t({ id: 'billing.closeLabel', message: 'Sulje ikkuna' })}
      onClose={close}
      held={held}
      {...(contractNo !== null && { onReopen: () => billing.send({ type: 'billing.open', contractNo }) })}
      actions={
        <>
          {!isGetting && !hasNone && (
            <Button
              isBusy={isSending && !isUnknown}
              isDisabled={isUnknown || (!isSending && !canSend)}
              onClick={() => billing.send({ type: 'billing.send', key: crypto.randomUUID() })}
            >
              {t({ id: 'billing.send', message: 'Vaihda laskutusväli' })}
            </Button>
          )}
          <Button variant="secondary" isDisabled={isSending} onClick={close}>
            {t({ id: 'billing.cancel', message: 'Peruuta' })}
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1}>
        {isGetting && <p role="status">{t({ id: 'billing.loading', message: 'Ladataan vaihtoehtoja' })}</p>}
        {hasNone && (
          <FailureNotice
            title={t({ id: 'billing.noOptions', message: 'Vaihtoehtoja ei saatu näkyviin' })}
            failure={failure}
            retry={{ onRetry: () => billing.send({ type: 'billing.retry' }), next: content }}
          />
        )}
        {!isGetting && !hasNone && options && <Choices billing={billing} options={options} />}
      </div>
    </Dialog>
  );
}
