import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import type { CampaignTemplate, OrderStep } from '../../../../domain/types.ts';
import { SubmissionFailure } from '../../../shared/submission/SubmissionFailure.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Row } from '../../../ui/Stack/Stack.tsx';
import { useSession } from '../../../shared/session/useSession.ts';
import { customerToOpen, faultsIn, stepsAtFault } from './stepsAtFault.ts';
import { useStepNames } from '../useOrderWords.ts';
import { useCustomersWords } from './useCustomersWords.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

interface Words {
  title: string;
  text: string;
  way?: { href: string; label: string };
  /** Before the way is gone. */
  onGo?: () => void;
}

/** Why the server does not take an order that lacks nothing; null where that is no matter of the order. */
function useWords(failure: Failure | null, orderer: RefusalProps['orderer']): Words | null {
  const { t } = useLingui();
  const { chooseCustomer } = useSession();
  const { held, contracts } = useCustomersWords(orderer);
  const toContracts = { href: '/contracts', label: contracts };
  const toDesk = { href: '/backup', label: t({ id: 'order.toDesk', message: 'Siirry työpöydälle' }) };
  const toOpen = customerToOpen(failure);
  if (failure?.code === 'acting.required')
    return {
      title: t({ id: 'order.refused.acting', message: 'Avaa ensin asiakas' }),
      text: t({
        id: 'order.refused.actingText',
        message: 'Mitään ei tilattu. Tilaaja on jo asiakkaamme. Avaa hänen tietonsa, niin palaat tähän tilaukseen.',
      }),
      way: toDesk,
      // The desk offers to open them.
      ...(toOpen !== null && { onGo: () => chooseCustomer(toOpen) }),
    };
  if (failure?.code === 'order.otherCustomerType')
    return {
      title: t({ id: 'order.refused.customerType', message: 'Tuotetta ei myydä tälle asiakkaalle' }),
      text: t({
        id: 'order.refused.customerTypeText',
        message: 'Mitään ei tilattu. Yksityishenkilöillä ja yrityksillä on omat tuotteensa.',
      }),
      way: { href: '/contract', label: t({ id: 'order.toCampaign', message: 'Katso, mitä voit tilata' }) },
    };
  if (failure?.code === 'order.serviceHeld')
    return {
      title: held,
      text: t({
        id: 'order.refused.heldText',
        message: 'Mitään ei tilattu. Palvelu jatkuu entisellään. Se näkyy sopimuksissa.',
      }),
      way: toContracts,
    };
  if (failure?.code === 'order.ownContract')
    return {
      title: t({ id: 'order.refused.own', message: 'Käyttöpaikalle on jo sopimus tai tilaus' }),
      text: t({
        id: 'order.refused.ownText',
        message:
          'Mitään ei tilattu lisää. Aiempi näkyy sopimuksissa. Sopimuksen voi vaihtaa toiseen sen omalla sivulla.',
      }),
      way: toContracts,
    };
  if (failure?.code === 'order.ownByStaff')
    return {
      title: t({ id: 'order.refused.byStaff', message: 'Omaa tilausta ei tehdä työntekijänä' }),
      text: t({
        id: 'order.refused.byStaffText',
        message: 'Mitään ei tilattu. Tilaa itsellesi asiakkaana, ilman työpöytää.',
      }),
    };
  const faults = faultsIn(failure);
  const isWrong = (place: string) => faults.some(({ field }) => field === place);
  if (isWrong('salesInfo.salesAgentId'))
    return {
      title: t({ id: 'order.refused.agent', message: 'Myyjätunnus puuttuu' }),
      text: t({
        id: 'order.refused.agentText',
        message: 'Mitään ei tilattu. Anna myyjätunnuksesi työpöydällä. Täyttämäsi tiedot ovat tallessa.',
      }),
      way: toDesk,
    };
  if (faults.some(({ rule }) => rule === 'identity'))
    return {
      title: t({ id: 'order.refused.name', message: 'Nimi ei vastaa henkilötunnusta' }),
      text: t({
        id: 'order.refused.nameText',
        message: 'Mitään ei tilattu. Tarkista nimi ja henkilötunnus tilaajalta.',
      }),
    };
  if (faults.length === 0 || failure?.code !== 'request.invalid') return null;
  return {
    title: t({ id: 'order.refused', message: 'Tilausta ei otettu vastaan' }),
    text: t({ id: 'order.refusedText', message: 'Mitään ei tilattu. Tarkista tiedot ja lähetä tilaus uudelleen.' }),
  };
}

interface RefusalProps {
  template: Pick<CampaignTemplate, 'product'>;
  orderer: Pick<Orderer, 'isStaff'>;
  failure: Failure | null;
  secondsLeft: number;
  steps: readonly OrderStep[];
  onOpen(step: OrderStep): void;
}

/** It was not taken, or did not arrive: why, and what to do (`order.failure`, `order.refused`). */
export function Refusal({ template, orderer, failure, secondsLeft, steps, onOpen }: RefusalProps) {
  const words = useWords(failure, orderer);
  const names = useStepNames(template.product);
  if (!words) return <SubmissionFailure failure={failure} secondsLeft={secondsLeft} />;
  const { title, text, way, onGo } = words;
  const wrong = stepsAtFault(failure, steps);
  return (
    <Notice
      tone="critical"
      role="alert"
      title={title}
      actions={
        (way !== undefined || wrong.length > 0) && (
          <Row>
            {wrong.map((step) => (
              <Button key={step} variant="secondary" size="small" onClick={() => onOpen(step)}>
                {names[step]}
              </Button>
            ))}
            {way && (
              <ButtonLink variant="secondary" href={way.href} onClick={onGo}>
                {way.label}
              </ButtonLink>
            )}
          </Row>
        )
      }
    >
      {text}
    </Notice>
  );
}
