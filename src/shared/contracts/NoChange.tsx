import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { useChangeLink } from './useChangeLink.ts';

/** Back to the contract that is not changed. */
export function ToContract({ contractCode }: { contractCode: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink href={`/contracts/${contractCode}`}>
      {t({ id: 'change.toContract', message: 'Takaisin sopimukseen' })}
    </ButtonLink>
  );
}

interface NoChangeProps {
  heading: string;
  lead: string;
  contractCode: string;
  /** There may be other products to change to. */
  hasOthers?: boolean;
}

/** A contract stays as it is, and why. */
export function NoChange({ heading, lead, contractCode, hasOthers = false }: NoChangeProps) {
  const { t } = useLingui();
  const others = useChangeLink(contractCode);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={lead}
      actions={
        <>
          <ToContract contractCode={contractCode} />
          {hasOthers && (
            <ButtonLink href={others} variant="secondary">
              {t({ id: 'change.toOthers', message: 'Katso, mihin voit vaihtaa' })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
