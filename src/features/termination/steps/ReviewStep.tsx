import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide';
import type { ActorRefFrom } from 'xstate';
import { kindOf } from '../../../../domain/contracts/index.ts';
import { postalLine } from '../../../../domain/orders/index.ts';
import type { TerminationStep, TerminationValues } from '../../../../domain/termination/index.ts';
import type { terminationMachine } from '../../../../machines/termination/termination.machine.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { addonsOf, addressLines } from '../../../shared/contracts/contracts.view.ts';
import type { DraftInUse } from '../../../shared/draft/useDraft.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import { ReviewSection } from '../../../shared/form/later/ReviewSection.tsx';
import { useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Consequences } from '../Consequences.tsx';
import { ReviewOutcome } from '../ReviewOutcome.tsx';
import type { TerminationDraft } from '../termination.draft.ts';
import type { Terminable } from '../termination.form.ts';
import { useReasons, useStepNames } from '../useTerminationWords.ts';

interface ReviewStepProps {
  actor: ActorRefFrom<typeof terminationMachine>;
  /** Null where the contract of what was sent before is not among those that are listed. */
  chosen: Terminable | null;
  values: Partial<TerminationValues>;
  draft: DraftInUse<TerminationDraft>;
  onOpen(step: TerminationStep): void;
}

/** What each step has come to, in facts. */
function useFacts({
  chosen,
  values: { end, bill },
}: Pick<ReviewStepProps, 'chosen' | 'values'>): Record<'contract' | 'end' | 'bill', Fact[]> {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const reasons = useReasons(chosen ? kindOf(chosen.contract) : 'electricity');
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);
  return {
    contract: [
      ...fact(t({ id: 'termination.product', message: 'Tuote' }), chosen?.contract.productName),
      ...fact(
        t({ id: 'termination.place', message: 'Käyttöpaikka' }),
        chosen && addressLines(chosen.contract.meteringPointAddress).join(', '),
      ),
    ],
    end: [
      ...fact(t({ id: 'termination.reasonLabel', message: 'Syy' }), end && reasons[end.reason].label),
      ...fact(t({ id: 'termination.lastDay', message: 'Sopimuksen viimeinen päivä' }), end && date(end.lastDay)),
    ],
    bill: [
      ...fact(t({ id: 'lastBill.email', message: 'Sähköpostiosoite' }), bill?.email),
      ...fact(
        t({ id: 'termination.step.bill', message: 'Viimeinen lasku' }),
        bill &&
          (bill.billAddress
            ? postalLine(bill.billAddress, i18n.locale as Locale)
            : t({ id: 'lastBill.byEmail', message: 'Sähköpostilla' })),
      ),
    ],
  };
}

/** The names of the add-ons that go on without the contract, or end with it; those that end sooner do neither. */
const namesOf = ({ contract }: Terminable, lastDay: string | null, isDetached: boolean) =>
  addonsOf(contract, lastDay)
    .filter(({ detachedAddon }) => detachedAddon === isDetached)
    .map(({ productName }) => productName);

/** All of it once more, and the button that sends it (`termination.review`). */
export function ReviewStep({ actor, chosen, values, draft, onOpen }: ReviewStepProps) {
  const { t } = useLingui();
  const names = useStepNames();
  const facts = useFacts({ chosen, values });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const send = () => {
    const { contract, end, bill } = values;
    if (!contract || !end || !bill) return;
    draft.markSent(true);
    actor.send({
      type: 'termination.submit',
      key: draft.key,
      request: { contractNo: contract.contractNo, ...end, ...bill },
    });
  };
  return (
    <Stack gap="large">
      {(['contract', 'end', 'bill'] as const).map((step) => (
        <ReviewSection
          key={step}
          name={names[step]}
          facts={facts[step]}
          onChange={isBusy ? null : () => onOpen(step)}
        />
      ))}
      {chosen && (
        <Consequences
          kind={kindOf(chosen.contract)}
          ending={namesOf(chosen, values.end?.lastDay ?? null, false)}
          goingOn={namesOf(chosen, values.end?.lastDay ?? null, true)}
          transferDay={chosen.contract.transfer?.day}
        />
      )}
      <ReviewOutcome {...{ actor, secondsLeft, onOpen }} />
      <FormActions
        back={
          <Button variant="secondary" icon={ArrowLeft} onClick={() => onOpen('bill')} isDisabled={isBusy}>
            {names.bill}
          </Button>
        }
      >
        <Button onClick={send} isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
          {t({ id: 'termination.submit', message: 'Lähetä irtisanominen' })}
        </Button>
      </FormActions>
    </Stack>
  );
}
