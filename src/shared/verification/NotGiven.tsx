import { skipToken } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide';
import { getVerification } from '../../api/orders.gen.ts';
import { awaitedProof } from '../draft/waiting.ts';
import { usePortal } from '../portal.context.ts';
import { useQuery } from '../queryClient.ts';
import { signInLink } from '../session/signIn.links.ts';
import { useSession } from '../session/useSession.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { ProofHelp } from './ProofHelp.tsx';
import { processes, type Process } from './processes.ts';
import { useTimeLeft } from './TimeLeft.tsx';

interface NotGivenProps {
  heading: string;
  process: Process;
  /** What waits still does, where it is not known to be over; where it is; and the way back to it. */
  words: { waits: string; over: string; back: string };
}

/** Back from the bank without a proof: what waits may still be proven while there is time (`verification.notGiven`). */
export function NotGiven({ heading, process, words }: NotGivenProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const { store } = usePortal();
  const awaited = awaitedProof(store);
  const orderId = awaited?.proofId ?? null;
  const { data } = useQuery({
    queryKey: ['verification', orderId],
    queryFn: orderId === null ? skipToken : ({ signal }) => getVerification(api, { orderId }, { signal }),
  });
  const isOver = data !== undefined && data.state !== 'waiting' && data.state !== 'verified';
  const facts = useTimeLeft(data?.state === 'waiting' ? data.until : null);
  const { verify, begin } = processes[process];
  const toBank = signInLink({ locale: i18n.locale, location: verify, isStrong: true, bank: null, isAnew: true });

  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={isOver ? words.over : words.waits}
      {...(facts.length > 0 && { facts })}
      actions={
        isOver ? (
          <ButtonLink href={begin ?? awaited?.path ?? '/'}>
            {t({ id: 'verification.beginAnew', message: 'Aloita uudelleen' })}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={toBank} icon={ShieldCheck}>
              {t({ id: 'verification.toBank', message: 'Tunnistaudu pankkitunnuksilla' })}
            </ButtonLink>
            {awaited?.path && (
              <ButtonLink href={awaited.path} variant="secondary">
                {words.back}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <ProofHelp />
    </MessagePage>
  );
}
