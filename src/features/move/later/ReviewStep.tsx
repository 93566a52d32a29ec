import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide';
import type { ActorRefFrom } from 'xstate';
import { kindOf } from '../../../../domain/contracts/index.ts';
import { consentsOfMove, endingWith, type MoveStep, type MoveValues } from '../../../../domain/move/index.ts';
import { addressLine, postalLine } from '../../../../domain/orders/index.ts';
import type { Contract, EndsWithMove } from '../../../../domain/types.ts';
import type { moveMachine } from '../../../../machines/move/move.machine.ts';
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
import { Between } from '../Between.tsx';
import type { MoveDraft } from '../move.draft.ts';
import type { MoveFrom } from '../move.form.ts';
import { useStartText, useStepNames } from '../useMoveWords.ts';
import { Consequences } from './Consequences.tsx';
import { ReviewOutcome } from './ReviewOutcome.tsx';

interface ReviewStepProps {
  actor: ActorRefFrom<typeof moveMachine>;
  from: MoveFrom;
  /** Null where it is found after the proof. */
  contract: Contract | null;
  draft: DraftInUse<MoveDraft>;
  onOpen(step: MoveStep): void;
}

type Facts = Record<keyof MoveValues, Fact[]>;

/** What each step has come to, in facts. */
function useFacts(values: Partial<MoveValues>, { contract, from }: Pick<ReviewStepProps, 'contract' | 'from'>): Facts {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const startText = useStartText();
  const { move, home, bill } = values;
  const isToBeFound = home?.isToBeFound === true;
  const fact = (label: string, value: string | false | null | undefined): Fact[] => (value ? [{ label, value }] : []);
  const permissions = ({ consents }: MoveValues['bill']) => {
    const [byEmail, bySms] = consentsOfMove.map((id) => consents.some((one) => one.id === id && one.isGiven));
    if (byEmail && bySms) return t({ id: 'move.permittedBoth', message: 'Sähköposti ja tekstiviesti' });
    if (byEmail) return t({ id: 'move.permittedEmail', message: 'Sähköposti' });
    return bySms
      ? t({ id: 'move.permittedSms', message: 'Tekstiviesti' })
      : t({ id: 'move.permittedNone', message: 'Ei lupia' });
  };
  const { link } = from;
  const old = contract
    ? addressLines(contract.meteringPointAddress).join(', ')
    : link
      ? `${link.street}, ${link.postalCity}`
      : move?.named?.meteringPointId;
  return {
    move: [
      ...fact(t({ id: 'move.oldHome', message: 'Vanha koti' }), old),
      ...fact(
        t({ id: 'move.startDay', message: 'Sopimus alkaa uudessa kodissa' }),
        move && startText(move.startDate, isToBeFound),
      ),
      ...fact(t({ id: 'move.lastDay', message: 'Vanhan kodin viimeinen päivä' }), move && date(move.lastDay)),
    ],
    home: [
      ...fact(t({ id: 'move.newHome', message: 'Uusi koti' }), home && addressLine(home.address)),
      ...fact(t({ id: 'deliverySite.id', message: 'Käyttöpaikkatunnus' }), home?.meteringPointId),
      ...fact(
        t({ id: 'move.site', message: 'Käyttöpaikka' }),
        isToBeFound && t({ id: 'move.toBeFound', message: 'Etsimme sen' }),
      ),
    ],
    bill: [
      ...fact(t({ id: 'lastBill.email', message: 'Sähköpostiosoite' }), bill?.email),
      ...fact(t({ id: 'move.phone', message: 'Puhelinnumero' }), bill?.phone),
      ...fact(
        t({ id: 'move.lastBill', message: 'Vanhan kodin viimeinen lasku' }),
        bill &&
          (bill.billAddress
            ? postalLine(bill.billAddress, i18n.locale as Locale)
            : t({ id: 'lastBill.byEmail', message: 'Sähköpostilla' })),
      ),
      ...fact(t({ id: 'move.permissions', message: 'Markkinointiluvat' }), bill && permissions(bill)),
    ],
  };
}

/** What belongs to the building of the old home, among what the customer has (`move.ends`). */
function endsOf({ contracts, today }: MoveFrom, contract: Contract): EndsWithMove[] {
  return endingWith(
    contracts.map((one) => one.contract),
    { home: contract.meteringPointAddress, addressOf: (one) => one.meteringPointAddress, today },
  ).map((one) => ({ kind: kindOf(one) === 'heat' ? 'heat' : 'smallProduction', productName: one.productName }));
}

/** All of it once more, and the button that sends it (`move.review`). */
export function ReviewStep({ actor, from, contract, draft, onOpen }: ReviewStepProps) {
  const { t, i18n } = useLingui();
  const names = useStepNames();
  const values = useSelector(actor, ({ context }) => context.values);
  const facts = useFacts(values, { contract, from });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const send = () => {
    const { move, home, bill } = values;
    // What held when it was typed may not hold any more: the step that lacks it opens.
    if (!move || !home || !bill) {
      onOpen('review');
      return;
    }
    draft.markSent(true);
    const request = { ...move, newHome: home, ...bill, locale: i18n.locale as Locale };
    actor.send({ type: 'move.submit', key: draft.key, request });
  };
  return (
    <Stack gap="large">
      {(['move', 'home', 'bill'] as const).map((step) => (
        <ReviewSection
          key={step}
          name={names[step]}
          facts={facts[step]}
          onChange={isBusy ? null : () => onOpen(step)}
        />
      ))}
      {values.move && values.home?.isToBeFound !== true && <Between {...values.move} />}
      {values.move && (
        <Consequences
          goesAlong={
            contract
              ? [
                  contract.productName,
                  ...addonsOf(contract, values.move.startDate).map(({ productName }) => productName),
                ]
              : []
          }
          ends={contract ? endsOf(from, contract) : []}
          mayEndMore={contract === null || from.isOfOneSite === true}
          lastDay={values.move.lastDay}
          transferDay={contract?.transfer?.day}
        />
      )}
      <ReviewOutcome {...{ actor, secondsLeft, onOpen }} contractCode={contract?.contractCode ?? null} />
      <FormActions
        back={
          <Button variant="secondary" icon={ArrowLeft} onClick={() => onOpen('bill')} isDisabled={isBusy}>
            {names.bill}
          </Button>
        }
      >
        <Button onClick={send} isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
          {t({ id: 'move.submit', message: 'Lähetä muuttoilmoitus' })}
        </Button>
      </FormActions>
    </Stack>
  );
}
