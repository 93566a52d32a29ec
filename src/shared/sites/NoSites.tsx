import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TickLoader } from '../../ui/TickLoader/TickLoader.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import type { SitesActor } from './sites.actors.ts';

/** What stands in the place of the sites: that they are on their way, that there are none, or why they did not come. */
export function NoSites({ actor }: { actor: SitesActor }) {
  const { t } = useLingui();
  // The button goes with the press, and all of this when the sites come: what stays is the dialog's heading.
  const heading = useRef<HTMLElement | null>(null);
  const isFinding = useSelector(actor, (snapshot) => snapshot.matches({ open: 'finding' }));
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches({ open: { finding: 'slow' } }));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ open: 'empty' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const retry = () => {
    heading.current?.focus({ preventScroll: true });
    actor.send({ type: 'sites.retry' });
  };
  return (
    <div
      ref={(here) => {
        heading.current = here?.closest('dialog')?.querySelector('h2') ?? null;
      }}
    >
      {isFinding && <TickLoader label={t({ id: 'sites.loading', message: 'Ladataan käyttöpaikkoja' })} />}
      {isSlow && (
        <Notice tone="info" role="status">
          {t({
            id: 'sites.slow',
            message: 'Haku kestää tavallista kauemmin. Odotamme vastausta enintään puoli minuuttia.',
          })}
        </Notice>
      )}
      {isEmpty && (
        <Notice
          tone="warning"
          role="alert"
          title={t({ id: 'sites.empty', message: 'Käyttöpaikkoja ei löytynyt' })}
          actions={
            <Button variant="secondary" onClick={retry}>
              {t({ id: 'failure.retry', message: 'Yritä uudelleen' })}
            </Button>
          }
        >
          {t({
            id: 'sites.emptyText',
            message: 'Sopimukset ovat ehkä juuri päättyneet. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.',
          })}
        </Notice>
      )}
      {failure && !isFinding && (
        <FailureNotice
          title={t({ id: 'sites.failed', message: 'Käyttöpaikkoja ei juuri nyt saada näkyviin' })}
          failure={failure}
          retry={{ onRetry: retry, next: heading }}
        />
      )}
    </div>
  );
}
