import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import type { TransferOfContract } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { useHoursText } from '../../../shared/useHoursText.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

interface TransferObstacleProps {
  obstacle: NonNullable<TransferOfContract['obstacle']>;
  contractCode: string;
}

/** Why a contract cannot be handed over here, and who helps (`transfer.which`). */
export function TransferObstacle({ obstacle, contractCode }: TransferObstacleProps) {
  const { t } = useLingui();
  const hoursText = useHoursText();
  const { phone, shown, hours } = usePortal().brand.contacts.customerService;
  const heading = t({ id: 'transfer.obstacle', message: 'Tätä sopimusta ei voi siirtää täällä' });
  usePage(heading);
  const reasons: Record<TransferObstacleProps['obstacle'], string> = {
    heat: t({
      id: 'transfer.obstacle.heat',
      message: 'Kaukolämpö kuuluu rakennukseen. Kun rakennus vaihtaa omistajaa, asiakaspalvelumme siirtää sopimuksen.',
    }),
    smallProduction: t({
      id: 'transfer.obstacle.production',
      message: 'Pientuotannon sopimus kuuluu rakennukseen. Asiakaspalvelumme siirtää sen uudelle omistajalle.',
    }),
    company: t({
      id: 'transfer.obstacle.company',
      message: 'Asiakaspalvelumme auttaa, kun sopimus siirtyy toiselle asiakkaalle.',
    }),
    ending: t({
      id: 'transfer.obstacle.ending',
      message: 'Sopimus on jo päättymässä. Uusi haltija voi tilata käyttöpaikalle oman sopimuksen.',
    }),
    notInForce: t({
      id: 'transfer.obstacle.notInForce',
      message: 'Sopimus ei ole voimassa, tai sen viimeinen päivä on jo lähellä.',
    }),
  };
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={reasons[obstacle]}
      note={hoursText(hours)}
      actions={
        <>
          <ButtonLink href={`/contracts/${contractCode}`}>
            {t({ id: 'transfer.toContract', message: 'Takaisin sopimukseen' })}
          </ButtonLink>
          <ButtonLink href={`tel:${phone}`} variant="secondary" icon={Phone}>
            {shown}
          </ButtonLink>
        </>
      }
    />
  );
}
