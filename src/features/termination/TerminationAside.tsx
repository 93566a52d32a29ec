import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { addressLines } from '../../shared/contracts/contracts.view.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { Terminable } from './termination.form.ts';

interface TerminationAsideProps {
  actor: ActorRefFrom<typeof terminationMachine>;
  contracts: readonly Terminable[];
}

/** Beside the form: which contract it is about, and its last day once it is known; before, what is good to know. */
export function TerminationAside({ actor, contracts }: TerminationAsideProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const { contract: chosen, end } = useSelector(actor, ({ context }) => context.values);
  const contract = contracts.find((one) => one.contract.contractCode === chosen?.contractCode)?.contract;
  if (!contract) {
    return (
      <Panel title={t({ id: 'termination.goodToKnow', message: 'Hyvä tietää' })}>
        <Stack gap="small">
          <p>
            {speaksOfCustomer
              ? t({
                  id: 'termination.knowNoticeOfStaff',
                  message:
                    'Irtisanomisaika on yleensä 14 päivää. Asiakas maksaa sopimuksesta sen viimeiseen päivään asti.',
                })
              : t({
                  id: 'termination.knowNotice',
                  message: 'Irtisanomisaika on yleensä 14 päivää. Maksat sopimuksesta sen viimeiseen päivään asti.',
                })}
          </p>
          <p>
            {speaksOfCustomer
              ? t({
                  id: 'termination.knowSwitchingOfStaff',
                  message:
                    'Jos asiakas on jo tehnyt sopimuksen toisen sähkönmyyjän kanssa, uusi myyjä irtisanoo tämän asiakkaan puolesta.',
                })
              : t({
                  id: 'termination.knowSwitching',
                  message:
                    'Jos olet jo tehnyt sopimuksen toisen sähkönmyyjän kanssa, uusi myyjä irtisanoo tämän puolestasi.',
                })}
          </p>
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel title={contract.productName}>
      <FactList
        facts={[
          {
            label: t({ id: 'termination.place', message: 'Käyttöpaikka' }),
            value: addressLines(contract.meteringPointAddress).join(', '),
          },
          ...(end
            ? [
                {
                  label: t({ id: 'termination.lastDay', message: 'Sopimuksen viimeinen päivä' }),
                  value: date(end.lastDay),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
