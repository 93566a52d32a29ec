import { useLingui } from '@lingui/react/macro';

/** What is told to whoever is an employee no more (`acting.rightLost`). */
export function useRightLostText(): { heading: string; text: string } {
  const { t } = useLingui();
  return {
    heading: t({ id: 'acting.rightLost', message: 'Sinulla ei ole enää oikeutta asiakkaiden tietoihin' }),
    text: t({
      id: 'acting.rightLostText',
      message:
        'Työntekijän oikeutesi on päättynyt, ja auki ollut asiakas on suljettu. Jos oikeuden pitäisi olla voimassa, kysy siitä esihenkilöltäsi.',
    }),
  };
}
