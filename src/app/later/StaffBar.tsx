import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useActing, type ActingActor } from '../../shared/acting/useActing.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { changeCustomer } from '../../features/staff/desk.ts';
import { fullName } from '../../shared/customer/names.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useSession, useSessionState } from '../../shared/session/useSession.ts';
import { hasDraftFor } from '../../shared/draft/waiting.ts';
import { late } from '../../shared/late.ts';
import { strong, withElements } from '../../shared/withElements.tsx';
import { ActingBar } from '../../ui/ActingBar/ActingBar.tsx';
import { useFollowing, type ActingNews } from './useFollowing.ts';

/** Few stop amid a form. */
const StopDialog = late(() => import('./StopDialog.tsx'), 'StopDialog', { meanwhile: null });

/** Under whose id, and where: `Myyjä 88213 · Tampereen myymälä`. */
function useActorText(acting: ActingActor): string | undefined {
  const { t } = useLingui();
  const agent = useSelector(acting, ({ context }) => context.acting.salesAgent);
  if (!agent) return undefined;
  const { salesAgentId, salesPoint } = agent;
  const seller = t({ id: 'staffBar.seller', message: `Myyjä ${salesAgentId}` });
  return [seller, salesPoint].filter(Boolean).join(' · ');
}

/** What another tab has changed here, and what of a form that was left with it (`acting.changedElsewhere`). */
function useNewsText(): (news: ActingNews, name: string) => string {
  const { t } = useLingui();
  return ({ from, left }, name) => {
    if (from === null)
      return left === 'sent'
        ? t({
            id: 'staffBar.openedWhileSent',
            message: `Asiakas avattiin toisessa välilehdessä: ${name}. Lomake oli juuri lähdössä. Lopeta asiointi ja avaa lomake uudelleen, niin näet, menikö se perille.`,
          })
        : t({
            id: 'staffBar.opened',
            message: `Asiakas avattiin toisessa välilehdessä: ${name}. Lomake, jonka aloitit ilman asiakasta, on tallessa. Se jatkuu, kun lopetat asioinnin ja avaat lomakkeen uudelleen.`,
          });
    return left === 'sent'
      ? t({
          id: 'staffBar.changedWhileSent',
          message: `Asiakas vaihtui toisessa välilehdessä: ennen ${from}, nyt ${name}. Lomake oli juuri lähdössä. Avaa edellinen asiakas ja lomake uudelleen, niin näet, menikö se perille.`,
        })
      : t({
          id: 'staffBar.changed',
          message: `Asiakas vaihtui toisessa välilehdessä: ennen ${from}, nyt ${name}.`,
        });
  };
}

/** For whom an employee acts, on every page (`acting.bar`). */
export function StaffBar() {
  const { t } = useLingui();
  const router = useRouter();
  const session = useSession();
  const { store } = usePortal();
  const { api } = session;
  const acting = useActing();
  const { news: changed, read } = useFollowing(acting);
  const newsText = useNewsText();
  // A right that is lost shows in a call that is refused; who waits for that one need not wait for this.
  useEffect(() => {
    session.onRefusal(() => void session.confirm());
    const watched = session.gate.subscribe(({ context: { validation } }) => {
      if (validation?.allowedEmployee !== false) return;
      // The portal is loaded anew then, with nothing of the customer, and says why.
      store.write('rightLost', 'true');
      session.chooseCustomer(null);
    });
    return () => {
      session.onRefusal(() => {});
      watched.unsubscribe();
    };
  }, [session, store]);
  const open = useSelector(acting, ({ context }) => context.acting.open?.customerId ?? null);
  const isTold = useSelector(acting, ({ context }) => context.isTold);
  const hasFailed = useSelector(
    acting,
    (snapshot) => snapshot.matches('open') && snapshot.context.failed?.wish === 'close',
  );
  const isBusy = useSelector(acting, (snapshot) => snapshot.hasTag('busy'));
  const shown = useSessionState().facts?.customerId ?? null;
  const { data } = useQuery({
    ...customerQuery(api, shown ?? ''),
    enabled: shown !== null && (isTold ? open === shown : true),
  });
  const actor = useActorText(acting);
  const [isStopAsked, setIsStopAsked] = useState(false);
  // Before it is said who is open, it is whoever the tab shows, as soon as something of theirs has come.
  const customerId = isTold ? open : data ? shown : null;
  const customer = customerId === shown ? data : undefined;
  if (customerId === null) return null;

  const number = groupDigits(customerId);
  const kind =
    customer?.customerType === 'B2B'
      ? t({ id: 'staffBar.company', message: 'yritys' })
      : t({ id: 'staffBar.private', message: 'yksityinen' });
  const numbered = t({ id: 'staffBar.customer', message: `Asiakas ${number}` });
  const name = customer ? fullName(customer) : number;
  const news = hasFailed
    ? { text: t({ id: 'staffBar.failed', message: 'Asiointia ei voitu lopettaa. Yritä uudelleen.' }) }
    : changed
      ? {
          text: newsText(changed, name),
          read: { label: t({ id: 'staffBar.read', message: 'Selvä' }), onRead: read },
        }
      : undefined;
  const close = () => {
    setIsStopAsked(false);
    // Whoever is open is closed, also where the server could not say who that is.
    if (!isTold) acting.send({ type: 'acting.ask' });
    acting.send({ type: 'customer.close' });
  };
  return (
    <>
      <ActingBar
        label={t({ id: 'staffBar.label', message: 'Asiakkaan puolesta asiointi' })}
        sentence={withElements(
          t({ id: 'staffBar.sentence', message: `Asioit tämän asiakkaan puolesta: <0>${name}</0>` }),
          strong,
        )}
        customer={customer ? `${numbered} · ${kind}` : numbered}
        actor={actor}
        change={{
          label: t({ id: 'staffBar.change', message: 'Vaihda' }),
          onChange: () => {
            const isThere = router.latestLocation.pathname === '/backup';
            changeCustomer(isThere ? null : () => void router.navigate({ to: '/backup' }));
          },
        }}
        stop={{
          label: t({ id: 'staffBar.stop', message: 'Lopeta' }),
          onStop: () => (hasDraftFor(store, customerId) ? setIsStopAsked(true) : close()),
          isBusy,
        }}
        news={news}
      />
      {isStopAsked && <StopDialog onStop={close} onStay={() => setIsStopAsked(false)} />}
    </>
  );
}
