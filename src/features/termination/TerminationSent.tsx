import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Termination } from '../../../domain/types.ts';
import type { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Consequences } from './Consequences.tsx';

function useFacts(result: Termination | null): Fact[] | undefined {
  const { t } = useLingui();
  const { date, dateTime } = useFormats();
  if (result === null) return undefined;
  const { terminationNo, productName, place, lastDay, billPlace, email, receivedAt } = result;
  return [
    { label: t({ id: 'termination.number', message: 'Irtisanomisen numero' }), value: terminationNo },
    { label: t({ id: 'termination.product', message: 'Tuote' }), value: productName },
    { label: t({ id: 'termination.place', message: 'Käyttöpaikka' }), value: place },
    { label: t({ id: 'termination.lastDay', message: 'Sopimuksen viimeinen päivä' }), value: date(lastDay) },
    { label: t({ id: 'termination.step.bill', message: 'Viimeinen lasku' }), value: billPlace ?? email },
    { label: t({ id: 'termination.receivedAt', message: 'Saapui' }), value: dateTime(Date.parse(receivedAt)) },
  ];
}

interface TerminationSentProps {
  actor: ActorRefFrom<typeof terminationMachine>;
  heading: string;
}

/** The contract is ending: its last day, and what happens next (`termination.sent`). */
export function TerminationSent({ actor, heading }: TerminationSentProps) {
  const { t } = useLingui();
  const result = useSelector(actor, ({ context }) => context.result);
  const facts = useFacts(result);
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        speaksOfCustomer
          ? t({
              id: 'termination.sentLeadOfStaff',
              message:
                'Vahvistus on matkalla asiakkaan sähköpostiin. Jos suunnitelmat muuttuvat, asiakas voi ottaa yhteyttä asiakaspalveluun.',
            })
          : t({
              id: 'termination.sentLead',
              message:
                'Vahvistus on matkalla sähköpostiisi. Jos suunnitelmasi muuttuvat, ota yhteyttä asiakaspalveluumme.',
            })
      }
      facts={facts}
      actions={
        <>
          <ButtonLink href="/contracts">
            {speaksOfCustomer
              ? t({ id: 'termination.toContractsOfStaff', message: 'Asiakkaan sopimukset' })
              : t({ id: 'termination.toContracts', message: 'Omat sopimukset' })}
          </ButtonLink>
          <ButtonLink href="/" variant="secondary">
            {t({ id: 'shell.frontPage', message: 'Etusivulle' })}
          </ButtonLink>
        </>
      }
    >
      {result && <Consequences kind={result.kind} ending={result.endingAddons} goingOn={result.continuingAddons} />}
    </MessagePage>
  );
}
