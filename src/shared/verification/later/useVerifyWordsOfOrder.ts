import { useLingui } from '@lingui/react/macro';

/** What is said of an order back from the bank, of whatever it is (`verification.verifying`). */
export function useVerifyWordsOfOrder() {
  const { t } = useLingui();
  return {
    title: t({ id: 'verify.title', message: 'Vahvistamme tilaustasi' }),
    signInLead: t({
      id: 'verify.signInLead',
      message: 'Tilaus vahvistetaan pankkitunnuksilla tai mobiilivarmenteella.',
    }),
    failed: t({ id: 'verify.failed', message: 'Tilausta ei saatu vahvistettua' }),
    failedLead: t({
      id: 'verify.failedLead',
      message: 'Tilauksesi on yhä tallessa. Yritä hetken päästä uudelleen.',
    }),
    waits: t({
      id: 'verify.waits',
      message: 'Tilausta ei ole vielä vahvistettu. Se on yhä tallessa ja odottaa, että tunnistaudut.',
    }),
    over: t({ id: 'verify.expiredLead', message: 'Mitään ei tilattu. Voit tehdä tilauksen uudelleen.' }),
    back: t({ id: 'verify.back', message: 'Takaisin tilaukseen' }),
  };
}
