import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { addressLine } from '../../../domain/orders/index.ts';
import type { Contract } from '../../../domain/types.ts';
import type { moveMachine } from '../../../machines/move/move.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { addressLines } from '../../shared/contracts/contracts.view.ts';
import { FactList, type Fact } from '../../ui/FactList/FactList.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { useStartText } from './useMoveWords.ts';

interface MoveAsideProps {
  actor: ActorRefFrom<typeof moveMachine>;
  /** Null where it is found after the proof, or is not chosen yet. */
  contract: Contract | null;
}

/** Beside the form: both homes with their days, as far as they are known, and what a move is. */
export function MoveAside({ actor, contract }: MoveAsideProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const startText = useStartText();
  const { move, home } = useSelector(actor, ({ context }) => context.values);
  const facts: Fact[] = [
    ...(contract
      ? [
          {
            label: t({ id: 'move.oldHome', message: 'Vanha koti' }),
            value: addressLines(contract.meteringPointAddress).join(', '),
          },
        ]
      : []),
    ...(move
      ? [
          { label: t({ id: 'move.lastDay', message: 'Vanhan kodin viimeinen päivä' }), value: date(move.lastDay) },
          {
            label: t({ id: 'move.startDay', message: 'Sopimus alkaa uudessa kodissa' }),
            value: startText(move.startDate, home?.isToBeFound === true),
          },
        ]
      : []),
    ...(home
      ? [
          {
            label: t({ id: 'move.newHome', message: 'Uusi koti' }),
            value: addressLine(home.address),
          },
        ]
      : []),
  ];
  return (
    <Panel
      title={
        speaksOfCustomer
          ? t({ id: 'move.yoursOfStaff', message: 'Asiakkaan muutto' })
          : t({ id: 'move.yours', message: 'Muuttosi' })
      }
    >
      <Stack gap="small">
        {facts.length > 0 && <FactList facts={facts} />}
        <p>
          {speaksOfCustomer
            ? t({
                id: 'move.knowOfStaff',
                message:
                  'Sähkösopimus ja sen lisäpalvelut siirtyvät asiakkaan mukana samalla hinnalla. Kaukolämpö ja pientuotanto jäävät taloon.',
              })
            : t({
                id: 'move.know',
                message:
                  'Sähkösopimus ja sen lisäpalvelut siirtyvät mukanasi samalla hinnalla. Kaukolämpö ja pientuotanto jäävät taloon.',
              })}
        </p>
        <p>
          {speaksOfCustomer
            ? t({
                id: 'move.keepOfStaff',
                message: 'Jos asiakas pitää myös vanhan kodin sopimuksen, uuteen kotiin tilataan uusi.',
              })
            : t({
                id: 'move.keep',
                message: 'Jos pidät myös vanhan kodin sopimuksen, tilaa uuteen kotiin uusi.',
              })}{' '}
          <TextLink href="/contract">{t({ id: 'move.order', message: 'Tilaa sähkösopimus' })}</TextLink>
        </p>
        <p>
          {speaksOfCustomer
            ? t({
                id: 'move.knowAbroadOfStaff',
                message:
                  'Jos asiakas muuttaa ulkomaille tai kotiin, jossa on jo sähkösopimus, irtisano vanhan kodin sopimus.',
              })
            : t({
                id: 'move.knowAbroad',
                message: 'Jos muutat ulkomaille tai kotiin, jossa on jo sähkösopimus, irtisano vanhan kodin sopimus.',
              })}{' '}
          <TextLink href="/contract/termination?reason=moving">
            {t({ id: 'move.toTermination', message: 'Irtisano sopimus' })}
          </TextLink>
        </p>
      </Stack>
    </Panel>
  );
}
