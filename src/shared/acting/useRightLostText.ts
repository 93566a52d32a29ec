import { useLingui } from '@lingui/react/macro';

/** What is told to whoever is an employee no more (`acting.rightLost`). */
export function useRightLostText(): { heading: string; text: string } {
  const { t } = useLingui();
  return {
    heading: t({ id: 'acting.rightLost', message: 'Sinulla ei ole enää oikeutta asiakkaiden tietoihin' }),
    text: t({
      id: 'acting.rightLostText',
      message:
        'Käyttöoikeutesi työntekijänä on päättynyt, joten et enää näe asiakkaiden tietoja. Jos oikeuden pitäisi olla voimassa, kysy asiasta esihenkilöltäsi.',
    }),
  };
}
