import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../shared/page/usePage.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import type { Moving } from './move.form.ts';
import { useWhyNot } from './useMoveWords.ts';

interface NothingMovesProps {
  contracts: readonly Moving[];
  isOfOneSite: boolean;
  onOtherSite(): void;
}

/** There is no contract that moves, or none at the delivery site that is chosen; each says why (`move.nothing`). */
export function NothingMoves({ contracts, isOfOneSite, onOtherSite }: NothingMovesProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const whyNot = useWhyNot();
  const heading = isOfOneSite
    ? t({ id: 'move.nothingHere', message: 'Tällä käyttöpaikalla ei ole sopimusta, jonka voi siirtää uuteen kotiin' })
    : speaksOfCustomer
      ? t({ id: 'move.nothingOfStaff', message: 'Asiakkaalla ei ole sopimusta, jonka voi siirtää uuteen kotiin' })
      : t({ id: 'move.nothing', message: 'Sinulla ei ole sopimusta, jonka voi siirtää uuteen kotiin' });
  usePage(heading);
  // A contract that has moved ends in the old home.
  const mayHaveMoved = contracts.some(({ why }) => why === 'ending');
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        mayHaveMoved
          ? t({
              id: 'move.nothingMoreLead',
              message:
                'Jos muutosta on jo ilmoitettu, uuden kodin sopimus on sopimusten joukossa. Muuten uuteen kotiin voi tilata uuden sähkösopimuksen.',
            })
          : t({ id: 'move.nothingLead', message: 'Uuteen kotiin voi tilata uuden sähkösopimuksen.' })
      }
      actions={
        <>
          {isOfOneSite && <DeliverySite onOther={onOtherSite} />}
          <ButtonLink href="/contracts" variant={mayHaveMoved ? 'primary' : 'secondary'}>
            {t({ id: 'move.toContracts', message: 'Siirry sopimuksiin' })}
          </ButtonLink>
          <ButtonLink href="/contract" variant={mayHaveMoved ? 'secondary' : 'primary'}>
            {t({ id: 'move.order', message: 'Tilaa sähkösopimus' })}
          </ButtonLink>
        </>
      }
    >
      {contracts.length > 0 && (
        <FactList
          isFramed
          facts={contracts.map(({ contract, why }) => ({
            label: contract.productName,
            value: why === null ? '' : whyNot[why],
          }))}
        />
      )}
    </MessagePage>
  );
}
