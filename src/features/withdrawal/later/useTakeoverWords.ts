import { useLingui } from '@lingui/react/macro';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';

/**
 * What becomes of a contract that was taken over, and who gets electricity under which (`withdrawal.takeover`): before its first
 * day, and from then on, as the page does not know it.
 */
export function useTakeoverWords(): { when: string; what: string }[] {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return [
    {
      when: t({ id: 'withdrawal.beforeTakeover', message: 'Jos sopimus ei ole alkanut' }),
      what: speaksOfCustomer
        ? t({
            id: 'withdrawal.takeoverLapsesOfStaff',
            message:
              'Se ei siirry asiakkaalle: nykyisen haltijan sopimus jatkuu, ja hän saa sähkönsä siitä kuten ennenkin.',
          })
        : t({
            id: 'withdrawal.takeoverLapses',
            message:
              'Se ei siirry sinulle: nykyisen haltijan sopimus jatkuu, ja hän saa sähkönsä siitä kuten ennenkin.',
          }),
    },
    {
      when: t({ id: 'withdrawal.afterTakeover', message: 'Jos sopimus on jo alkanut' }),
      what: speaksOfCustomer
        ? t({
            id: 'withdrawal.takeoverEndsOfStaff',
            message:
              'Se päättyy eikä palaa edelliselle haltijalle. Asiakas tarvitsee heti toisen sopimuksen, jotta sähkö ei katkea. Laskutamme vain käytetyn.',
          })
        : t({
            id: 'withdrawal.takeoverEnds',
            message:
              'Se päättyy eikä palaa edelliselle haltijalle. Tarvitset heti toisen sopimuksen, jotta sähkö ei katkea. Laskutamme vain käytetyn.',
          }),
    },
  ];
}
