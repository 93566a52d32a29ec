import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useIsOfOther } from '../session/useCustomerId.ts';
import { SignInNotice, SubmissionFailure } from '../submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../submission/SubmissionStatus.tsx';
import type { BankField } from './useBankField.ts';
import { useEInvoiceTexts } from './useEInvoiceTexts.ts';
import type { EInvoicing } from './useEInvoice.ts';

/** What became of the last try (`eInvoice.failed`). */
function Outcome({ eInvoicing }: { eInvoicing: EInvoicing }) {
  const { t } = useLingui();
  const failure = useSelector(eInvoicing, ({ context }) => context.failure);
  const submission = useSelector(eInvoicing, ({ children }) => children.submission);
  const hasFailed = useSelector(eInvoicing, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const isSignInNeeded = useSelector(eInvoicing, (snapshot) => snapshot.matches({ asking: 'signInNeeded' }));
  if (submission) return <SubmissionStatus submission={submission} />;
  if (isSignInNeeded)
    return (
      <SignInNotice>
        {t({ id: 'eInvoice.signIn', message: 'Kun olet kirjautunut, palaat tälle sivulle ja voit tilata e-laskun.' })}
      </SignInNotice>
    );
  if (!hasFailed) return null;
  return (
    <SubmissionFailure
      title={t({ id: 'invoices.eInvoiceOrderError', message: 'E-laskun tilaaminen ei onnistunut' })}
      failure={failure}
      secondsLeft={0}
    />
  );
}

interface EInvoiceFormProps {
  eInvoicing: EInvoicing;
  bankField: BankField;
}

/** The bank, and for which contracts it holds (`eInvoice.bank`). */
export function EInvoiceForm({ eInvoicing, bankField: { ref, isMissing } }: EInvoiceFormProps) {
  const { t } = useLingui();
  const isOfOther = useIsOfOther();
  const { waitingText } = useEInvoiceTexts();
  const { known, bankId, customerId } = useSelector(eInvoicing, ({ context }) => context);
  const isSending = useSelector(eInvoicing, (snapshot) => snapshot.matches('sending'));
  const chooseBank = t({ id: 'eInvoice.chooseBank', message: 'Valitse pankki' });
  const number = (customerId ?? '').replace(/(\d{4})(?=\d)/g, '$1\u00A0');
  return (
    <Stack>
      {known?.standing === 'waiting' && (
        <Notice tone="info" role="none">
          {waitingText(known.bank)} {t({ id: 'eInvoice.mayChange', message: 'Siihen asti pankin voi vielä vaihtaa.' })}
        </Notice>
      )}
      <SelectField
        ref={ref}
        label={t({ id: 'eInvoice.bank', message: 'Pankki' })}
        placeholder={chooseBank}
        {...(isMissing && { error: chooseBank })}
        options={(known?.banks ?? [])
          .filter(({ id }) => id !== known?.bank?.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={bankId ?? ''}
        disabled={isSending}
        onChange={({ target }) => eInvoicing.send({ type: 'eInvoice.choose', bankId: target.value || null })}
      />
      <Notice tone="info" role="none">
        {isOfOther
          ? t({
              id: 'eInvoice.coversOfOther',
              message: `E-lasku koskee kaikkia asiakasnumeron ${number} sopimuksia. Se tulee käyttöön, kun asiakas on hyväksynyt sen pankissaan.`,
            })
          : t({
              id: 'eInvoice.covers',
              message: `E-lasku koskee kaikkia sopimuksiasi asiakasnumerolla ${number}. Se tulee käyttöön, kun olet hyväksynyt sen pankissasi.`,
            })}
      </Notice>
      <Outcome eInvoicing={eInvoicing} />
    </Stack>
  );
}

/** Sends the order; off until a bank is chosen, which the field says where it is pressed (`eInvoice.bank`). */
export function EInvoiceSend({ eInvoicing, bankField }: EInvoiceFormProps) {
  const { t } = useLingui();
  const isSending = useSelector(eInvoicing, (snapshot) => snapshot.matches('sending'));
  const isUnknown = useIsUnknown(useSelector(eInvoicing, ({ children }) => children.submission));
  const canSend = useSelector(eInvoicing, (snapshot) => snapshot.can({ type: 'eInvoice.send', key: '' }));
  return (
    <Button
      isBusy={isSending && !isUnknown}
      isDisabled={isUnknown || (!isSending && !canSend)}
      onClick={() => eInvoicing.send({ type: 'eInvoice.send', key: crypto.randomUUID() })}
      // Pressed while it is off.
      {...(!isSending && !canSend && { onClickCapture: bankField.ask })}
    >
      {t({ id: 'eInvoice.send', message: 'Lähetä tilaus' })}
    </Button>
  );
}
