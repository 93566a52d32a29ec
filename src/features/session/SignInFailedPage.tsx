import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Phone } from 'lucide';
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
        message: 'Tunnistautuminen kesti liian kauan, ja se ehti vanhentua. Voit aloittaa alusta.',
      }),
    };
  }
  return {
    heading,
    lead: t({
      id: 'signInFailed.lead',
      message: 'Jokin meni vikaan. Yritä uudelleen tai soita asiakaspalveluun, jos se ei auta.',
    }),
  };
}

/** A sign-in that came to nothing, as the address reports it (`gate.failedTryAgain`). */
export function SignInFailedPage() {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  const { error } = useSearch({ strict: false }) as { error?: unknown };
  const { heading, lead } = useTexts(error);
  usePage(heading);

  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={lead}
      actions={
        <>
          <ButtonLink href="/">{t({ id: 'session.tryAgain', message: 'Yritä uudelleen' })}</ButtonLink>
          <ButtonLink href={`tel:${phone}`} variant="secondary" icon={Phone}>
            {t({ id: 'session.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
        </>
      }
    />
  );
}
