import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useActing } from '../../acting/useActing.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** Under whose id it is sold is said first, at the desk: from the beginning of an order on (`acting.salesAgentPage`). */
export function AgentMissing() {
  const { t } = useLingui();
  const isMissing = useSelector(useActing(), ({ context }) => context.isTold && context.acting.salesAgent === null);
  if (!isMissing) return null;
  return (
    <Notice
      tone="warning"
      role="none"
      title={t({ id: 'order.refused.agent', message: 'Myyjätunnus puuttuu' })}
      actions={
        <ButtonLink variant="secondary" href="/backup">
          {t({ id: 'order.toDesk', message: 'Siirry työpöydälle' })}
        </ButtonLink>
      }
    >
      {t({ id: 'order.agentFirst', message: 'Anna myyjä\u00ADtunnuksesi työpöydällä ennen lähettämistä.' })}
    </Notice>
  );
}
