import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';

interface WayBackProps {
  /** Null where none is known. */
  contractCode: string | null;
  /** Another way stands before it. */
  isSecond?: boolean;
}

/** Where nothing may be added: back to the contract, else to the front page (`addition.none`, `priceLock.none`). */
export function WayBack({ contractCode, isSecond = false }: WayBackProps) {
  const { t } = useLingui();
  if (contractCode === null)
    return <ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>;
  return (
    <ButtonLink href={`/contracts/${contractCode}`} variant={isSecond ? 'secondary' : 'primary'}>
      {t({ id: 'addon.backToContract', message: 'Takaisin sopimukseen' })}
    </ButtonLink>
  );
}
