import { useLingui } from '@lingui/react/macro';
import type { NoLock as Why } from '../../../../domain/priceLock/index.ts';
import { WayBack } from '../../../shared/addition/later/WayBack.tsx';
import { findContract } from '../../../shared/contracts/contracts.view.ts';
import { useContracts } from '../../../shared/contracts/useContracts.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { LockedPrices } from '../../../shared/priceLock/LockedPrices.tsx';
import { useNoLockTexts } from '../../../shared/priceLock/useNoLockTexts.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

interface NoLockProps {
  /** `none`: there is no lock to be had there. */
  why: Why | 'none';
  /** Null where none is known. */
  contractCode: string | null;
}

/** What is locked already (`priceLock.shown`); nothing until the contract has come. */
function Locked({ contractCode }: { contractCode: string }) {
  const { data } = useContracts();
  const found = data && findContract(data, contractCode);
  return found && <LockedPrices contract={found.contract} />;
}

/** A contract of the other product is another of theirs (`priceLock.told`). */
function OtherContract() {
  const { t } = useLingui();
  return (
    <ButtonLink href="/contracts">{t({ id: 'priceLock.toContracts', message: 'Katso muut sopimukset' })}</ButtonLink>
  );
}

/** No price may be locked, and why (`priceLock.none`). */
export function NoLock({ why, contractCode }: NoLockProps) {
  const { t } = useLingui();
  const texts = useNoLockTexts();
  const heading = t({ id: 'priceLock.none', message: 'Hintaa ei voi lukita' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        why === 'none'
          ? t({ id: 'addon.none.noneLead', message: 'Tarjous ei ole voimassa, tai osoite on kirjoitettu väärin.' })
          : texts[why]
      }
      actions={
        <>
          {why === 'tariff' && contractCode !== null && <OtherContract />}
          <WayBack {...{ contractCode }} isSecond={why === 'tariff'} />
        </>
      }
    >
      {why === 'locked' && contractCode !== null && <Locked contractCode={contractCode} />}
    </MessagePage>
  );
}
