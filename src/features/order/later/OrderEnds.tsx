import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import type { OrderResult } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { useOrdererFacts } from './OrderThanks.tsx';

/** Whom to call. */
function CallService() {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  return (
    <ButtonLink href={`tel:${phone}`} icon={Phone}>
      {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
    </ButtonLink>
  );
}

/** Where an employee goes on. */
function ToDesk() {
  const { t } = useLingui();
  return <ButtonLink href="/backup">{t({ id: 'order.toDesk', message: 'Siirry työpöydälle' })}</ButtonLink>;
}

/** By what it is known. */
const useFacts = (result: OrderResult | null, name: string | null, label?: string) => {
  const { t } = useLingui();
  const ordererFacts = useOrdererFacts(result, name);
  if (!result?.orderNo) return undefined;
  const numberLabel = label ?? t({ id: 'order.orderNo', message: 'Tilausnumero' });
  return [{ label: numberLabel, value: groupDigits(result.orderNo) }, ...ordererFacts];
};

interface ContactAskedProps {
  heading: string;
  /** Null where it was received before, and what came of it is not told. */
  result: OrderResult | null;
  /** Whom an employee has ordered for; null of anyone else. */
  name: string | null;
  /** Where they are called; null where the page does not know it any more. */
  phone: string | null;
}

/** The price offer was not taken: nothing is ordered, and who calls where (`order.offerRejected`). */
export function ContactAsked({ heading, result, name, phone }: ContactAskedProps) {
  const { t } = useLingui();
  const facts = useFacts(result, name, t({ id: 'order.contactNo', message: 'Pyynnön numero' }));
  const speaksOfCustomer = useSpeaksOfCustomer();
  if (speaksOfCustomer) {
    return (
      <MessagePage
        scene="rising"
        heading={heading}
        lead={t({
          id: 'order.contactAsked.leadOfStaff',
          message: 'Mitään ei ole tilattu. Asiakaspalvelu soittaa asiakkaan antamaan numeroon.',
        })}
        facts={facts}
        actions={<ToDesk />}
      >
        <p>{t({ id: 'order.contactAsked.mailOfStaff', message: 'Asiakas saa tästä vahvistuksen sähköpostiinsa.' })}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        phone
          ? t({ id: 'order.contactAsked.phone', message: `Mitään ei ole tilattu. Soitamme numeroon ${phone}.` })
          : t({ id: 'order.contactAsked.lead', message: 'Mitään ei ole tilattu. Soitamme antamaasi numeroon.' })
      }
      facts={facts}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    >
      <p>{t({ id: 'order.contactAsked.mail', message: 'Lähetimme tästä vahvistuksen sähköpostiisi.' })}</p>
    </MessagePage>
  );
}

/** No credit, as an employee tells the customer (`order.notCreditable`). */
function NotCreditableOfCustomer({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'order.notCreditable.leadOfStaff',
        message: 'Luottotietojen perusteella asiakkaan kanssa ei voi tehdä sopimusta. Mitään ei ole tilattu.',
      })}
      actions={<ToDesk />}
    >
      <p>
        {t({
          id: 'order.notCreditable.tellCustomer',
          message:
            'Kerro asiakkaalle, että tieto tuli Suomen Asiakastieto Oy:n luottotietorekisteristä ja että päätös tehtiin automaattisesti. Hän voi pyytää, että ihminen arvioi sen uudelleen.',
        })}
      </p>
    </MessagePage>
  );
}

/** No credit: where the data comes from, and how a person looks at it again (`order.notCreditable`). */
export function NotCreditable({ heading }: { heading: string }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  if (speaksOfCustomer) return <NotCreditableOfCustomer heading={heading} />;
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'order.notCreditable.lead',
        message:
          'Luottotietojen perusteella emme voi tehdä kanssasi sopimusta. Mitään ei ole tilattu, eikä sinulle tule laskua.',
      })}
      actions={
        <>
          <CallService />
          <ButtonLink href="/" variant="secondary">
            {t({ id: 'shell.frontPage', message: 'Etusivulle' })}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t({
          id: 'order.notCreditable.source',
          message: 'Tieto tuli Suomen Asiakastieto Oy:n luottotietorekisteristä. Voit tarkistaa merkinnät sieltä.',
        })}
      </p>
      <p>
        {t({
          id: 'order.notCreditable.review',
          message:
            'Päätös tehtiin automaattisesti. Jos haluat, että ihminen arvioi asian uudelleen, soita meille ja kerro oma näkemyksesi.',
        })}
      </p>
    </MessagePage>
  );
}

/** It is kept, but did not get to the retailer's systems (`order.notImported`). */
export function NotImported({ heading, result, name }: Omit<ContactAskedProps, 'phone'>) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        speaksOfCustomer
          ? t({
              id: 'order.notImported.leadOfStaff',
              message:
                'Tilaus on tallessa, mutta järjestelmä ei ole vielä ottanut sitä vastaan. Asiakaspalvelu käsittelee sen ja lähettää vahvistuksen asiakkaalle. Tilausta ei tarvitse tehdä uudelleen.',
            })
          : t({
              id: 'order.notImported.lead',
              message:
                'Tilauksesi on tallessa, mutta järjestelmämme ei ole vielä ottanut sitä vastaan. Asiakaspalvelumme käsittelee sen ja lähettää vahvistuksen sähköpostiisi. Sinun ei tarvitse tilata uudelleen.',
            })
      }
      facts={useFacts(result, name)}
      actions={speaksOfCustomer ? <ToDesk /> : <CallService />}
    />
  );
}

interface NoProductProps {
  heading: string;
  lead: string;
  /** Where there is something to order. */
  href: string;
}

/** There is nothing to order here: an unknown product, or a campaign that is not open. */
export function NoProduct({ heading, lead, href }: NoProductProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={lead}
      actions={<TextLink href={href}>{t({ id: 'order.toCampaign', message: 'Katso, mitä voit tilata' })}</TextLink>}
    />
  );
}
