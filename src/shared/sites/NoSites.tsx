import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TickLoader } from '../../ui/TickLoader/TickLoader.tsx';
import { useCountdown } from '../failure/useCountdown.ts';
import { useErrorIdText } from '../failure/useErrorIdText.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import type { SitesActor } from './sites.actors.ts';

function Retry({ actor, secondsLeft = 0, onRetry }: { actor: SitesActor; secondsLeft?: number; onRetry(): void }) {
  const { t } = useLingui();
  const retry = () => {
    onRetry();
    actor.send({ type: 'sites.retry' });
  };
  return (
    <Button variant="secondary" onClick={retry} isDisabled={secondsLeft > 0}>
      {t({ id: 'sites.retry', message: 'Yritä uudelleen' })}
    </Button>
  );
}

function Failed({ actor, onRetry }: { actor: SitesActor; onRetry(): void }) {
  const { t } = useLingui();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const known = failure ?? toFailure(null);
  const text = useFailureText(known);
  const errorId = useErrorIdText(known);
  const secondsLeft = useCountdown(known.retryAfter, known);
  return (
    <>
      <Notice
        tone="critical"
        role="alert"
        title={t({ id: 'sites.failed', message: 'Käyttöpaikkoja ei juuri nyt saada näkyviin' })}
        actions={<Retry actor={actor} secondsLeft={secondsLeft} onRetry={onRetry} />}
      >
        <p>{text}</p>
        {errorId && <p>{errorId}</p>}
      </Notice>
      {/* Outside of the alert, which would be read anew with every second. */}
      {secondsLeft > 0 && (
        <p>{t({ id: 'sites.retryIn', message: `Voit yrittää uudelleen ${secondsLeft} sekunnin kuluttua.` })}</p>
      )}
    </>
  );
}

/** What stands in the place of the sites: that they are on their way, that there are none, or why they did not come. */
export function NoSites({ actor }: { actor: SitesActor }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isFinding = useSelector(actor, (snapshot) => snapshot.matches({ open: 'finding' }));
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches({ open: { finding: 'slow' } }));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ open: 'empty' }));
  // The button goes with the press, and all of this when the sites come: what stays is the dialog's heading.
  const keepFocus = () => place.current?.closest('dialog')?.querySelector('h2')?.focus({ preventScroll: true });
  return (
    <div ref={place}>
      {isFinding && <TickLoader label={t({ id: 'sites.loading', message: 'Haemme käyttöpaikkoja' })} />}
      {isSlow && (
        <Notice tone="info" role="status">
          {t({
            id: 'sites.slow',
            message: 'Haku kestää tavallista kauemmin. Odotamme vastausta puoli minuuttia.',
          })}
        </Notice>
      )}
      {isEmpty && (
        <Notice
          tone="warning"
          role="alert"
          title={t({ id: 'sites.empty', message: 'Käyttöpaikkoja ei löytynyt' })}
          actions={<Retry actor={actor} onRetry={keepFocus} />}
        >
          {t({
            id: 'sites.emptyText',
            message: 'Sopimukset ovat ehkä juuri päättyneet. Yritä uudelleen, tai ota yhteyttä asiakaspalveluun.',
          })}
        </Notice>
      )}
      {!isFinding && !isEmpty && <Failed actor={actor} onRetry={keepFocus} />}
    </div>
  );
}
