import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide';
import { whyNoPriceLock } from '../../../../domain/priceLock/index.ts';
import { OwnContracts } from '../../../shared/contracts/OwnContracts.tsx';
import { useLockDay } from '../../../shared/priceLock/useLockDay.ts';

/** Who is signed in chooses of which of their contracts the price is locked (`priceLock.page`). */
export function LockChoice({ campaignId, base }: { campaignId: string; base: string }) {
  const { t } = useLingui();
  const day = useLockDay();
  return (
    <OwnContracts
      icon={Lock}
      heading={t({ id: 'priceLock.whichContract', message: 'Minkä sopimuksen hinta lukitaan?' })}
      loading={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })}
      isFitting={(contract) => whyNoPriceLock(contract, day) === null}
      hrefOf={(contractCode) => `${base}/campaign/${campaignId}/contract/${contractCode}`}
      none={(contracts) =>
        contracts.some((contract) => whyNoPriceLock(contract, day) === 'locked')
          ? t({
              id: 'priceLock.why.locked',
              message:
                'Seuraavan kuukauden hinta on jo lukittu. Voit lukita uudelleen lukituksen viimeisen kuukauden aikana.',
            })
          : t({
              id: 'priceLock.noContract',
              message: 'Sinulla ei ole sopimusta, jonka hinnan voisi nyt lukita. Hinnan voi lukita Tarka-sopimukseen.',
            })
      }
    />
  );
}
