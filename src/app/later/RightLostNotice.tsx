import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRightLostText } from '../../shared/acting/useRightLostText.ts';
import { usePageFacts } from '../../shared/page/facts.ts';
import { FocusKept } from '../../shared/page/FocusKept.tsx';
import { usePortal } from '../../shared/portal.context.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { useLandingPath } from '../../shared/session/useLandingPath.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** Whoever is an employee no more but a customer learns so beside pages of their own, until they have read it (`acting.rightLost`). */
export function RightLostNotice() {
  const { t } = useLingui();
  const { store } = usePortal();
  const router = useRouter();
  const { isOfEmployee } = usePageFacts();
  const landing = useLandingPath();
  const own = useOwnCustomerId();
  const { heading, text } = useRightLostText();
  const [isRead, setIsRead] = useState(false);
  const isTold = own !== null && !isRead;
  useEffect(() => {
    // Nothing is there for them any more.
    if (isTold && isOfEmployee) void router.navigate({ to: landing, replace: true });
  }, [isTold, isOfEmployee, landing, router]);
  if (!isTold) return null;
  return (
    <FocusKept>
      <Notice
        tone="info"
        title={heading}
        actions={
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              store.write('rightLost', null);
              setIsRead(true);
            }}
          >
            {t({ id: 'representation.read', message: 'Selvä' })}
          </Button>
        }
      >
        {text} {t({ id: 'representation.ownShown', message: 'Näet nyt omat tietosi.' })}
      </Notice>
    </FocusKept>
  );
}
