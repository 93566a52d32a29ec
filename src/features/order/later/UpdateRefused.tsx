import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import { usePage } from '../../../shared/page/usePage.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { signInLink } from '../../../shared/session/signIn.links.ts';
import { processes } from '../../../shared/verification/processes.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

/**
 * Why the proof of a changed account or address was not taken. Of a number of somebody else's it says the same as of one that
 * nobody has (`update.anotherPerson`).
 */
export function UpdateRefused({ code }: { code: string | undefined }) {
  const { t, i18n } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  const texts = {
    VERIFICATION_ERROR: {
      heading: t({ id: 'update.refused.another', message: 'Muutosta ei voitu tehdä' }),
      lead: t({
        id: 'update.refused.anotherLead',
        message:
          'Asiakasnumero ei ole sinun eikä kenenkään, jonka puolesta saat asioida. Tarkista numero laskustasi. Jos joku muu pyysi muutosta, hän voi tunnistautua itse.',
      }),
    },
    VERIFICATION_EXPIRED: {
      heading: t({ id: 'update.refused.expired', message: 'Muutoksen vahvistusaika on päättynyt' }),
      lead: t({ id: 'update.over', message: 'Mitään ei muutettu. Voit lähettää muutoksen uudelleen.' }),
    },
    VERIFICATION_CANCELLED: {
      heading: t({ id: 'update.refused.cancelled', message: 'Muutos oli jo keskeytetty' }),
      lead: t({ id: 'update.over', message: 'Mitään ei muutettu. Voit lähettää muutoksen uudelleen.' }),
    },
    ORDER_NOT_FOUND: {
      heading: t({ id: 'update.refused.notFound', message: 'Tässä selaimessa ei ole vahvistettavaa muutosta' }),
      lead: t({
        id: 'update.refused.notFoundLead',
        message:
          'Muutos vahvistetaan siinä selaimessa, jossa se pyydettiin. Jos vahvistit sen jo, sinun ei tarvitse tehdä sitä uudelleen. Jos joku lähetti sinulle linkin, älä tunnistaudu sen kautta.',
      }),
    },
  };
  const known = code !== undefined && Object.hasOwn(texts, code) ? (code as keyof typeof texts) : 'ORDER_NOT_FOUND';
  const { heading, lead } = texts[known];
  usePage(heading);
  const location = processes.update.verify;
  const toBank = signInLink({ locale: i18n.locale, location, isStrong: true, bank: null, isAnew: true });
  return (
    <MessagePage
      scene="stopped"
      {...{ heading, lead }}
      actions={
        <>
          {known === 'VERIFICATION_ERROR' && (
            <ButtonLink href={toBank}>{t({ id: 'update.identifyAgain', message: 'Tunnistaudu uudelleen' })}</ButtonLink>
          )}
          <ButtonLink href="/update/bank-account" variant="secondary">
            {t({ id: 'update.account.title', message: 'Vaihda tilinumero' })}
          </ButtonLink>
          <ButtonLink href="/update/email-address" variant="secondary">
            {t({ id: 'update.email.title', message: 'Vaihda sähköpostiosoite' })}
          </ButtonLink>
          <ButtonLink href={`tel:${phone}`} icon={Phone} variant="secondary">
            {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
        </>
      }
    />
  );
}
