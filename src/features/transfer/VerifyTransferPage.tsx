import { skipToken } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ShieldCheck } from 'lucide';
import type { TransferOffer } from '../../../domain/types.ts';
import { toFailure } from '../../../domain/failure.ts';
import { getTransferOffer, openTransferLink } from '../../api/transfers.gen.ts';
import { NotRead } from '../../shared/failure/NotRead.tsx';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { signInLink } from '../../shared/session/signIn.links.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { ProofHelp } from '../../shared/verification/ProofHelp.tsx';
import { useNotGivenTitle } from '../../shared/verification/useNotGivenTitle.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { AcceptanceFlow } from './AcceptanceFlow.tsx';

type Over = Exclude<TransferOffer['state'], 'waiting' | 'accepted'> | 'unknown';

/** There is nothing to take over, and why (`transfer.over`). */
function TransferOver({ why }: { why: Over }) {
  const { t } = useLingui();
  const heading =
    why === 'own'
      ? t({ id: 'transfer.over.own', message: 'Tämä on oma sopimuksesi' })
      : t({ id: 'transfer.over', message: 'Linkki ei ole enää voimassa' });
  usePage(heading, why);
  const leads: Record<Over, string> = {
    own: t({
      id: 'transfer.over.ownLead',
      message: 'Linkki on sopimuksen uudelle haltijalle. Siirron tilan näet sopimuksen sivulta.',
    }),
    cancelled: t({ id: 'transfer.over.cancelled', message: 'Siirto on peruttu, eikä sopimus siirry sinulle.' }),
    expired: t({
      id: 'transfer.over.expired',
      message: 'Siirtopäivä on jo mennyt. Pyydä sopimuksen haltijaa lähettämään uusi linkki.',
    }),
    taken: t({ id: 'transfer.over.taken', message: 'Sopimus on jo otettu vastaan.' }),
    unknown: t({
      id: 'transfer.over.unknown',
      message:
        'Avaa linkki uudelleen viestistä, jonka sait. Jos linkki ei toimi, pyydä sopimuksen haltijaa lähettämään uusi.',
    }),
  };
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={leads[why]}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}

/** Who has not signed in strongly is told what for, and nothing of the contract (`transfer.proof`). */
function ProofNeeded() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const notGiven = useNotGivenTitle();
  const heading = t({ id: 'transfer.proof', message: 'Sinulle siirretään sähkösopimusta' });
  usePage(heading);
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={t({
        id: 'transfer.proofLead',
        message: 'Tunnistaudu ensin. Sitten näet, mistä sopimuksesta on kyse, ja päätät, otatko sen vastaan.',
      })}
      actions={
        <ButtonLink
          href={signInLink({ locale, location: '/transfer/verify', isStrong: true, bank: null })}
          icon={ShieldCheck}
        >
          {t({ id: 'transfer.toBank', message: 'Tunnistaudu pankkitunnuksilla' })}
        </ButtonLink>
      }
    >
      {notGiven !== null && (
        <>
          <Notice tone="warning" role="status" title={notGiven}>
            {t({ id: 'transfer.notGiven', message: 'Sopimus ei ole vielä siirtynyt sinulle. Voit yrittää uudelleen.' })}
          </Notice>
          <ProofHelp />
        </>
      )}
    </MessagePage>
  );
}

/** The secret that a mail's link has behind the hash. */
const SECRET = /^#([\w-]{22,64})$/;

/** The browser holds what the mail's link opens; its secret leaves the address as soon as the page stands (`transfer.link`). */
function useBoundLink() {
  const { api } = useSession();
  const navigate = useNavigate();
  const [secret] = useState(() => SECRET.exec(window.location.hash)?.[1] ?? null);
  const clear = useEffectEvent(() => void navigate({ to: '/transfer/verify', replace: true }));
  useEffect(() => {
    if (secret !== null) clear();
  }, [secret]);
  const bound = useQuery({
    queryKey: ['transferLink', secret !== null],
    queryFn:
      secret === null
        ? skipToken
        : async ({ signal }) => {
            await openTransferLink(api, { secret }, { signal });
            return true;
          },
    staleTime: Infinity,
  });
  return { ...bound, isDone: secret === null || bound.isSuccess };
}

/** Where the new holder of a contract takes it over (`transfer.offer`). */
export function VerifyTransferPage() {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const isProven = useGate(({ context }) => context.validation?.strongAuthentication === true);
  const link = useBoundLink();
  const offer = useQuery({
    queryKey: [customerId, 'transferOffer', i18n.locale],
    queryFn: link.isDone && isProven ? ({ signal }) => getTransferOffer(api, { signal }) : skipToken,
  });
  const failed = link.error ? link : offer.error ? offer : null;

  if (failed && toFailure(failed.error).kind === 'notFound') return <TransferOver why="unknown" />;
  if (failed)
    return (
      <NotRead
        heading={t({ id: 'transfer.offerTitle', message: 'Ota sopimus vastaan' })}
        title={t({ id: 'transfer.notRead', message: 'Siirtoa ei juuri nyt saada näkyviin' })}
        failure={failed.error}
        retry={{ isBusy: failed.isFetching, onRetry: () => void failed.refetch() }}
      />
    );
  if (link.isDone && !isProven) return <ProofNeeded />;
  if (!offer.data) return <DetailSkeleton label={t({ id: 'transfer.loading', message: 'Ladataan siirtoa' })} />;
  const { state, offer: offered, customer } = offer.data;
  if (offered === null || (state !== 'waiting' && state !== 'accepted'))
    return <TransferOver why={state === 'waiting' || state === 'accepted' ? 'unknown' : state} />;
  return (
    <AcceptanceFlow key={customerId ?? ''} {...{ offered, customer, customerId }} isAccepted={state === 'accepted'} />
  );
}
