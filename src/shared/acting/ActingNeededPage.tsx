import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
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
  /** Shown where the customer of the page is open all the same: what it asked for is another's. */
  whereOpen?: ReactNode;
}

/** Who is open, by what the server has said last; a page that was told of another makes it ask anew. */
function useOpen(acting: ActingActor): { isAsking: boolean; isOpen: boolean } {
  const customerId = useCustomerId();
  useEffect(() => {
    if (acting.getSnapshot().context.acting.open?.customerId === customerId) acting.send({ type: 'acting.ask' });
  }, [acting, customerId]);
  const isAsking = useSelector(acting, (snapshot) => snapshot.matches('asking'));
  const open = useSelector(acting, ({ context }) => context.acting.open?.customerId ?? null);
  return { isAsking: isAsking || (open !== null && customerId === null), isOpen: open !== null && open === customerId };
}

function NobodyOpen({ heading, isAsking }: { heading: string; isAsking: boolean }) {
  const { t } = useLingui();
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

/** An employee sees the data of a customer alone whom they have opened (`contracts.acting`, `acting.way`). */
export function ActingNeededPage({ heading, whereOpen }: ActingNeededProps) {
  const { isAsking, isOpen } = useOpen(useActing());
  return isOpen && whereOpen ? whereOpen : <NobodyOpen {...{ heading, isAsking }} />;
}
