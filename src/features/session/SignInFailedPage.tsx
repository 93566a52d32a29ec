import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Phone } from 'lucide';
import { ownPlace } from '../../shared/page/search.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

/** What the page says of the error in the address; one that it does not know is told as any other. */
function useTexts(error: unknown): { heading: string; lead: string } {
  const { t } = useLingui();
  if (error === 'access_denied') {
    return {
      heading: t({ id: 'signInFailed.cancelled', message: 'Tunnistautuminen keskeytyi' }),
      lead: t({
        id: 'signInFailed.cancelledLead',
        message: 'Tunnistautumista ei viety loppuun, joten emme kirjanneet sinua sisään. Voit aloittaa alusta.',
      }),
    };
  }
  const heading = t({ id: 'signInFailed.heading', message: 'Kirjautuminen ei onnistunut' });
  if (error === 'expired') {
    return {
      heading,
      lead: t({
        id: 'signInFailed.expiredLead',
        message: 'Tunnistautumiseen varattu aika päättyi. Voit aloittaa alusta.',
      }),
    };
  }
  if (error === 'tooMany') {
    return {
      heading: t({ id: 'signInFailed.tooMany', message: 'Liian monta yritystä' }),
      lead: t({ id: 'signInFailed.tooManyLead', message: 'Odota minuutti ja yritä sitten uudelleen.' }),
    };
  }
  if (error === 'unavailable') {
    return {
      heading,
      lead: t({
        id: 'signInFailed.unavailableLead',
        message: 'Palvelu ei juuri nyt vastaa. Yritä hetken päästä uudelleen.',
      }),
    };
  }
  return {
    heading,
    lead: t({
      id: 'signInFailed.lead',
      message: 'Jokin meni vikaan. Yritä uudelleen. Jos se ei auta, soita asiakaspalveluun.',
    }),
  };
}

/** A sign-in that came to nothing, as the address reports it (`gate.failedTryAgain`). */
export function SignInFailedPage() {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  // The address of any page may report one.
  const { error, location = '/' } = useSearch({ strict: false }) as { error?: unknown; location?: string };
  const { heading, lead } = useTexts(error);
  usePage(heading);

  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={lead}
      actions={
        <>
          <ButtonLink href={ownPlace(location) ?? '/'}>
            {t({ id: 'session.tryAgain', message: 'Yritä uudelleen' })}
          </ButtonLink>
          <ButtonLink href={`tel:${phone}`} variant="secondary" icon={Phone}>
            {t({ id: 'session.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
        </>
      }
    />
  );
}
