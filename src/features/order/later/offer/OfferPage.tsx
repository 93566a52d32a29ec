import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toFailure } from '../../../../../domain/failure.ts';
import { FailureNotice } from '../../../../shared/failure/FailureNotice.tsx';
import { usePage } from '../../../../shared/page/usePage.ts';
import { useSecret } from '../../../../shared/page/useSecret.ts';
import { useQuery } from '../../../../shared/queryClient.ts';
import { useSession } from '../../../../shared/session/useSession.ts';
import { ButtonLink } from '../../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../ui/Stack/Stack.tsx';
import { offerQuery } from './offer.query.ts';
import { OfferFlow } from './OfferFlow.tsx';

/** The secret of the link is in no address: whoever loads the page anew opens the mail's link again (`offer.secret`). */
function NoSecret() {
  const { t } = useLingui();
  const heading = t({ id: 'offer.openAgain', message: 'Avaa tarjous uudelleen' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'offer.openAgainLead',
        message: 'Tarjous avautuu sähköpostissa olevasta linkistä. Avaa linkki uudelleen, niin tarjous näkyy taas.',
      })}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}

/** The link opens nothing (`offer.link`). */
function NoOffer() {
  const { t } = useLingui();
  const heading = t({ id: 'offer.unknown', message: 'Tarjousta ei löytynyt' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'offer.unknownLead',
        message:
          'Linkki on ehkä katkennut, tai tarjous on jo vanha. Avaa linkki uudelleen viestistä, jonka sait. Jos se ei toimi, asiakaspalvelumme auttaa.',
      })}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}

function NotLoaded({ error, isFetching, onRetry }: { error: Error; isFetching: boolean; onRetry(): void }) {
  const { t } = useLingui();
  const heading = t({ id: 'offer.title', message: 'Tarjous sinulle' });
  usePage(heading);
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      <FailureNotice
        title={t({ id: 'offer.notLoaded', message: 'Tarjousta ei saatu ladattua' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry }}
      />
    </Stack>
  );
}

function OfferOfLink({ secret }: { secret: string }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const { data, error, isFetching, refetch } = useQuery(offerQuery(api, secret, i18n.locale));
  const read = () => void refetch();
  const [isTooLate, setIsTooLate] = useState(false);
  const readOrder = () => {
    setIsTooLate(true);
    read();
  };
  // What was accepted in another tab, or has run out, stands there as such; who has just been told of it goes on reading that.
  const key = isTooLate ? 'open' : data?.state;
  if (data) return <OfferFlow key={key} {...{ secret }} opened={data} onChanged={read} onTooLate={readOrder} />;
  if (error === null) return <DetailSkeleton label={t({ id: 'offer.loading', message: 'Ladataan tarjousta' })} />;
  if (toFailure(error).kind === 'notFound') return <NoOffer />;
  return <NotLoaded {...{ error, isFetching }} onRetry={read} />;
}

/** Where an offer that was made on the telephone is read and accepted (`offer.page`). */
export function OfferPage() {
  const secret = useSecret();
  // Another link is another offer.
  return secret === null ? <NoSecret /> : <OfferOfLink key={secret} secret={secret} />;
}
