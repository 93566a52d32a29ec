import { useLingui } from '@lingui/react/macro';
import { useHydrated, useRouterState } from '@tanstack/react-router';
import { ArrowRight, KeyRound } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useGate, useSessionState } from '../../shared/session/useSession.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Divider } from '../../ui/Divider/Divider.tsx';
import { NightHero } from '../../ui/NightHero/NightHero.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { OptionTiles } from '../../ui/OptionTiles/OptionTiles.tsx';
import { Caption } from '../../ui/Text/Text.tsx';
import { logoOf } from '../../shared/session/bankMarks.ts';
import { signInLink, wayBack } from '../../shared/session/signIn.links.ts';

/** The sign-in, at the root and in the place of every page that needs it (`gate.redirectToLogin`, `signIn.banks`). */
export function SignInPage() {
  const { t } = useLingui();
  const { brand } = usePortal();
  const { locale } = useLanguage();
  const { end, facts } = useSessionState();
  const needsStrength = useGate((gate) => gate.context.page.access === 'strongAuthentication');
  const way = useRouterState({ select: (router) => wayBack(router.location) });
  // The build draws one sign-in for every address; until it is taken over, a press finds the way back (`begin.ts`).
  const location = useHydrated() ? way : '/auth';
  const isAnew = end !== null;
  const [chosen, setChosen] = useState<string | null>(null);
  const bank = brand.banks.find(({ id }) => id === chosen)?.name[locale];
  usePage(t({ id: 'signIn.title', message: 'Kirjaudu sisään' }));

  return (
    <NightHero
      heading={t({ id: 'signIn.heading', message: 'Kaikki sähkösi ja lämpösi yhdessä paikassa' })}
      lead={t({
        id: 'signIn.lead',
        message: 'Näet sopimuksesi ja niiden hinnat ja voit antaa palautetta, kun sinulle sopii.',
      })}
      cardHeading={t({ id: 'signIn.card', message: 'Tunnistaudu ja kirjaudu' })}
      cardHint={t({
        id: 'signIn.chooseBank',
        message: 'Valitse pankkisi tai mobiilivarmenne. Siirryt tunnistautumissivulle.',
      })}
    >
      {end?.reason === 'refused' && (
        <Notice tone="info">
          {t({ id: 'signIn.ended', message: 'Istuntosi päättyi. Kirjaudu uudelleen, niin jatkat samasta kohdasta.' })}
        </Notice>
      )}
      {needsStrength && facts && (
        <Notice tone="info">
          {t({
            id: 'signIn.strengthNeeded',
            message: 'Tämä sivu vaatii vahvan tunnistautumisen. Tunnistaudu, niin jatkat tästä.',
          })}
        </Notice>
      )}
      <OptionTiles
        legend={t({ id: 'signIn.banks', message: 'Tunnistautumistapa' })}
        name="bank"
        options={brand.banks.map(({ id, name, logo }) => ({
          value: id,
          label: name[locale],
          icon: logoOf({ id, logo }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <ButtonLink
        href={signInLink({ locale, location, isStrong: true, bank: chosen, isAnew })}
        isFull
        iconAfter={ArrowRight}
      >
        {bank
          ? t({ id: 'signIn.continueWith', message: `Jatka: ${bank}` })
          : t({ id: 'signIn.continue', message: 'Jatka tunnistautumaan' })}
      </ButtonLink>
      {!needsStrength && (
        <>
          <Divider>{t({ id: 'signIn.or', message: 'tai' })}</Divider>
          <ButtonLink
            href={signInLink({ locale, location, isStrong: false, bank: null, isAnew })}
            variant="secondary"
            isFull
            icon={KeyRound}
          >
            {t({ id: 'signIn.kajoAccount', message: 'Kirjaudu Kajo-tunnuksella' })}
          </ButtonLink>
        </>
      )}
      <Caption>
        {t({
          id: 'signIn.note',
          message: 'Istunto päättyy, kun et ole käyttänyt palvelua 15 minuuttiin. Emme näe pankkitunnuksiasi.',
        })}
      </Caption>
    </NightHero>
  );
}
