import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button/Button.tsx';
import { useActing } from '../acting/useActing.ts';

/** Ends that an employee acts for this customer, as the bar does that the dialog covers (`site.waysOut`, `acting.end`). */
export function StopActing() {
  const { t } = useLingui();
  const acting = useActing();
  const isEnding = useSelector(acting, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(
    acting,
    (snapshot) => snapshot.matches('open') && snapshot.context.failed?.wish === 'close',
  );
  return (
    <>
      <Button variant="quiet" size="small" isBusy={isEnding} onClick={() => acting.send({ type: 'customer.close' })}>
        {t({ id: 'sites.stop', message: 'Lopeta asiointi' })}
      </Button>
      {hasFailed && (
        <p role="alert">{t({ id: 'sites.stopFailed', message: 'Asiointia ei voitu lopettaa. Yritä uudelleen.' })}</p>
      )}
    </>
  );
}
