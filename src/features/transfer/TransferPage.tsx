import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Phone } from 'lucide';
import { useState } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import type { TransferOfContract } from '../../../domain/types.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { SoughtContract } from '../../shared/contracts/OtherContract.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { NotRead } from '../../shared/failure/NotRead.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useHoursText } from '../../shared/useHoursText.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { transferQuery } from './transfer.query.ts';
import { TransferFlow } from './TransferFlow.tsx';

interface ObstacleProps {
  obstacle: NonNullable<TransferOfContract['obstacle']>;
  contractCode: string;
}

/** Why a contract cannot be handed over here, and who helps (`transfer.which`). */
function Obstacle({ obstacle, contractCode }: ObstacleProps) {
  const { t } = useLingui();
  const hoursText = useHoursText();
  const { phone, shown, hours } = usePortal().brand.contacts.customerService;
  const heading = t({ id: 'transfer.obstacle', message: 'Tätä sopimusta ei voi siirtää täällä' });
  usePage(heading);
  const reasons: Record<ObstacleProps['obstacle'], string> = {
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

/** Where the holder of a contract hands it over to another person (`transfer.form`). */
export function TransferPage() {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { contractCode } = useParams({ from: '/contracts/$contractCode/transfer' });
  const isActingNeeded = useIsActingNeeded(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...transferQuery(api, customerId, contractCode, i18n.locale),
    enabled: !isActingNeeded,
  });
  const [begun, setBegun] = useState(0);
  const heading = t({ id: 'transfer.title', message: 'Siirrä sopimus toiselle' });

  if (isActingNeeded) return <ActingNeeded heading={heading} />;
  if (data) {
    const isRunning = data.transfer?.isOpen === true;
    if (data.obstacle !== null && !isRunning) return <Obstacle obstacle={data.obstacle} contractCode={contractCode} />;
    return (
      <TransferFlow
        key={`${customerId} ${contractCode} ${begun}`}
        {...{ contractCode, customerId }}
        standing={data}
        onShowOther={() => void refetch().then(() => setBegun(begun + 1))}
      />
    );
  }
  if (error) {
    const failure = toFailure(error);
    const notRead = (
      <NotRead
        heading={heading}
        title={t({ id: 'transfer.notRead', message: 'Siirtoa ei juuri nyt saada näkyviin' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    );
    if (!mayBeUnknown(failure)) return notRead;
    return <SoughtContract {...{ contractCode, heading, failure }}>{notRead}</SoughtContract>;
  }
  return <DetailSkeleton label={t({ id: 'transfer.loading', message: 'Ladataan siirtoa' })} />;
}
