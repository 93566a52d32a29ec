import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** There is a contract in the new home already: that of the old one is ended, which needs no move (`move.ownContract`). */
export function OwnInNewHome({ contractCode }: { contractCode: string | null }) {
  const { t } = useLingui();
  const named = contractCode === null ? '' : `contract=${contractCode}&`;
  return (
    <Notice
      tone="info"
      role="alert"
      title={t({ id: 'move.ownContract', message: 'Uudessa kodissa on jo sopimus' })}
      actions={
        <ButtonLink href={`/contract/termination?${named}step=end&reason=moving`}>
          {t({ id: 'move.terminate', message: 'Irtisano vanhan kodin sopimus' })}
        </ButtonLink>
      }
    >
      {t({
        id: 'move.ownContractText',
        message: 'Sopimus ei siirry sen rinnalle. Vanhan kodin sopimuksen voit irtisanoa.',
      })}
    </Notice>
  );
}
