import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide';
import type { ActorRefFrom } from 'xstate';
import type { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { useTimeLeft } from './TimeLeft.tsx';

interface VerificationNeededProps {
  heading: string;
  lead: string;
  /** What was sent; until when it waits comes after it. */
  facts: Fact[];
  /** ISO 8601; null while it is not known. */
  until: string | null;
  /** The server's own address: it leads to the bank. */
  redirect: string;
  /** Leads to this page on another device; left out there. */
  link?: string;
  /** How what was sent is given up. */
  words: { cancel: string; notCancelled: string; notCancelledText: string };
  verification: ActorRefFrom<typeof verificationMachine>;
}

/** Whose bank lives on another device opens the page there (`verification.link`). */
function Elsewhere({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <Disclosure label={t({ id: 'verification.elsewhere', message: 'Tunnistaudu toisella laitteella' })}>
      <TextField
        label={t({ id: 'verification.link', message: 'Linkki' })}
        hint={t({
          id: 'verification.linkHint',
          message: 'Avaa tämä linkki toisella laitteella. Tämä sivu huomaa itse, kun olet tunnistautunut.',
        })}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </Disclosure>
  );
}

/** What was sent, what happens next, and until when (`verification.needed`). */
export function VerificationNeeded(props: VerificationNeededProps) {
  const { heading, lead, facts, until, redirect, link, words, verification } = props;
  const { t } = useLingui();
  const timeLeft = useTimeLeft(until);
  const isBusy = useSelector(verification, (snapshot) => snapshot.hasTag('busy'));
  const isNotCancelled = useSelector(verification, (snapshot) => snapshot.matches({ waiting: 'notCancelled' }));
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={lead}
      facts={[...facts, ...timeLeft]}
      actions={
        <>
          <ButtonLink href={redirect} icon={ShieldCheck} rel="external">
            {t({ id: 'verification.toBank', message: 'Tunnistaudu pankkitunnuksilla' })}
          </ButtonLink>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => verification.send({ type: 'verification.cancel' })}
          >
            {words.cancel}
          </Button>
        </>
      }
    >
      {link && <Elsewhere link={link} />}
      {isNotCancelled && (
        <Notice tone="critical" role="alert" title={words.notCancelled}>
          {words.notCancelledText}
        </Notice>
      )}
    </MessagePage>
  );
}
