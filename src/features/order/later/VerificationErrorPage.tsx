import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Phone } from 'lucide';
import { usePage } from '../../../shared/page/usePage.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { signInLink } from '../../../shared/session/signIn.links.ts';
import { late } from '../../../shared/late.ts';
import { processes, type Process } from '../../../shared/verification/processes.ts';
import { useMoveProofTexts, useMoveRefusals } from './useMoveRefusals.ts';

const UpdateRefused = late(() => import('./UpdateRefused.tsx'), 'UpdateRefused');

/** Why a proof was not taken, by its code, and what to do (`verification.refused`). */
export function VerificationErrorPage() {
  const { code, process = 'order' } = useSearch({ from: '/order/verification-error' });
  return process === 'update' ? <UpdateRefused code={code} /> : <OrderRefused {...{ code, process }} />;
}

interface OrderRefusedProps {
  code: string | undefined;
  process: Exclude<Process, 'update'>;
}

function OrderRefused({ code, process }: OrderRefusedProps) {
  const { t, i18n } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  const texts = {
    VERIFICATION_ERROR: {
      heading: t({ id: 'verify.another', message: 'Tunnistautui joku muu kuin tilaaja' }),
      lead: t({
        id: 'verify.anotherLead',
        message:
          'Tilauksessa on toisen henkilön tiedot. Tilaus on yhä tallessa: tilaaja voi vahvistaa sen omilla pankkitunnuksillaan.',
      }),
    },
    VERIFICATION_EXPIRED: {
      heading: t({ id: 'verify.expired', message: 'Vahvistusaika on päättynyt' }),
      lead: t({ id: 'verify.expiredLead', message: 'Mitään ei tilattu. Voit tehdä tilauksen uudelleen.' }),
    },
    VERIFICATION_CANCELLED: {
      heading: t({ id: 'verify.cancelled', message: 'Tilaus oli jo keskeytetty' }),
      lead: t({ id: 'verify.cancelledLead', message: 'Mitään ei tilattu. Voit tehdä tilauksen uudelleen.' }),
    },
    ORDER_NOT_FOUND: {
      heading: t({ id: 'verify.notFound', message: 'Tässä selaimessa ei ole vahvistettavaa tilausta' }),
      lead: t({
        id: 'verify.notFoundLead',
        message:
          'Jos vahvistit tilauksen jo, sinun ei tarvitse tehdä sitä uudelleen: onnistuneesta tilauksesta on vahvistus sähköpostissasi. Jos teit tilauksen toisella selaimella tai laitteella, vahvista se siellä. Muuten linkki on käytetty tai vanhentunut.',
      }),
    },
    'order.ownContract': {
      heading: t({ id: 'order.refused.own', message: 'Käyttöpaikalle on jo sopimus tai tilaus' }),
      lead: t({
        id: 'order.refused.ownText',
        message:
          'Mitään ei tilattu lisää. Aiempi näkyy sopimuksissa. Sopimuksen voi vaihtaa toiseen sen omalla sivulla.',
      }),
    },
    'addition.noContract': {
      heading: t({ id: 'addon.refused.noContract', message: 'Emme löytäneet sähkösopimustasi' }),
      lead: t({
        id: 'addon.refused.noContractLead',
        message:
          'Mitään ei tilattu. Nimelläsi ei ole sähkösopimusta siinä paikassa, jonka annoit. Omat sopimuksesi näet kirjautuneena.',
      }),
    },
    'addition.held': {
      heading: t({ id: 'addon.refused.held', message: 'Sopimuksessa on jo lisäpalvelu' }),
      lead: t({
        id: 'addon.refused.heldLead',
        message:
          'Mitään ei tilattu lisää. Sopimuksessa on jo tämä palvelu tai toinen ympäristöpalvelu, ja niitä voi olla vain yksi.',
      }),
    },
    'addition.notPossible': {
      heading: t({ id: 'addon.refused.notPossible', message: 'Tähän sopimukseen ei voi lisätä palvelua' }),
      lead: t({
        id: 'addon.refused.notPossibleLead',
        message:
          'Mitään ei tilattu. Sopimus on päättymässä tai muu kuin sähkösopimus, tai palvelu on tarkoitettu muille asiakkaille.',
      }),
    },
    'priceLock.held': {
      heading: t({ id: 'priceLock.held', message: 'Hinta on jo lukittu' }),
      lead: t({
        id: 'priceLock.heldText',
        message: 'Seuraavan kuukauden hinta oli jo lukittu tähän sopimukseen. Mitään ei tilattu toiseen kertaan.',
      }),
    },
    'priceLock.notPossible': {
      heading: t({ id: 'priceLock.unproven', message: 'Hintaa ei lukittu' }),
      lead: t({
        id: 'priceLock.refused.notPossible',
        message:
          'Löysimme sopimuksesi, mutta sen hintaa ei voi lukita. Lukita voi voimassa olevan Tarka-sopimuksen hinnan, ellei sitä ole jo lukittu.',
      }),
    },
    'priceLock.closed': {
      heading: t({ id: 'priceLock.unproven', message: 'Hintaa ei lukittu' }),
      lead: t({
        id: 'priceLock.refused.closed',
        message: 'Lukitusjakso ehti alkaa ennen kuin tunnistauduit. Voit lukita hinnan seuraavalla kerralla.',
      }),
    },
    ...useMoveRefusals(),
  };
  const known = code !== undefined && Object.hasOwn(texts, code) ? (code as keyof typeof texts) : 'ORDER_NOT_FOUND';
  const ofMove = useMoveProofTexts();
  const { heading, lead } = process === 'move' && known in ofMove ? ofMove[known as keyof typeof ofMove] : texts[known];
  usePage(heading);
  const isAnother = code === 'VERIFICATION_ERROR';
  const toBank = signInLink({
    locale: i18n.locale,
    location: processes[process].verify,
    isStrong: true,
    bank: null,
    isAnew: true,
  });
  return (
    <MessagePage
      scene="stopped"
      {...{ heading, lead }}
      actions={
        <>
          {isAnother ? (
            <ButtonLink href={toBank}>{t({ id: 'verify.asOrderer', message: 'Tunnistaudu tilaajana' })}</ButtonLink>
          ) : /^(order\.ownContract$|addition\.|priceLock\.|move\.)/.test(code ?? '') ? (
            <ButtonLink href="/contracts">{t({ id: 'order.toContracts', message: 'Omat sopimukset' })}</ButtonLink>
          ) : (
            <ButtonLink href={processes[process].begin}>
              {process === 'move'
                ? t({ id: 'move.refused.again', message: 'Tee uusi muuttoilmoitus' })
                : t({ id: 'verify.newOrder', message: 'Tee uusi tilaus' })}
            </ButtonLink>
          )}
          <ButtonLink href={`tel:${phone}`} icon={Phone} variant="secondary">
            {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
        </>
      }
    />
  );
}
