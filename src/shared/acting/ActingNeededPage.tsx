import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TickLoader } from '../../ui/TickLoader/TickLoader.tsx';
import { usePage } from '../page/usePage.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useActing, type ActingActor } from './useActing.ts';

export interface ActingNeededProps {
  heading: string;
}

/** Whether it may still turn out who is open; a page that was told of another than the server says makes it ask anew. */
function useIsAsking(acting: ActingActor): boolean {
  const customerId = useCustomerId();
  useEffect(() => {
    if (acting.getSnapshot().context.acting.open?.customerId === customerId) acting.send({ type: 'acting.ask' });
  }, [acting, customerId]);
  const isAsking = useSelector(acting, (snapshot) => snapshot.matches('asking'));
  const open = useSelector(acting, ({ context }) => context.acting.open?.customerId ?? null);
  return isAsking || (open !== null && customerId === null);
}

/** An employee sees the data of a customer alone whom they have opened (`contracts.acting`, `acting.way`). */
export function ActingNeededPage({ heading }: ActingNeededProps) {
  const { t } = useLingui();
  const isAsking = useIsAsking(useActing());
  usePage(heading);
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {isAsking ? (
        <TickLoader label={t({ id: 'acting.asking', message: 'Tarkistamme, kenen tiedot ovat auki' })} />
      ) : (
        <Notice
          tone="info"
          title={t({ id: 'acting.needed', message: 'Avaa ensin asiakkaan tiedot' })}
          actions={<GoLink href="/backup">{t({ id: 'acting.neededWay', message: 'Siirry työpöydälle' })}</GoLink>}
        >
          {t({
            id: 'acting.neededText',
            message: 'Näet tiedot, kun olet kertonut, miksi asioit asiakkaan puolesta, ja avannut ne.',
          })}
        </Notice>
      )}
    </Stack>
  );
}
