import { useLingui } from '@lingui/react/macro';
import type { NoLock } from '../../../domain/priceLock/index.ts';

/** Why the price of a contract cannot be locked (`priceLock.none`, `priceLock.entry`). */
export function useNoLockTexts(): Record<NoLock, string> {
  const { t } = useLingui();
  return {
    notActive: t({
      id: 'priceLock.why.notActive',
      message: 'Hinnan voi lukita sopimukseen, joka on voimassa ja jota ei ole irtisanottu.',
    }),
    tariff: t({ id: 'priceLock.why.tariff', message: 'Hinnan voi lukita vain kotitalouden Tarka-sopimukseen.' }),
    locked: t({
      id: 'priceLock.why.locked',
      message: 'Seuraavan kuukauden hinta on jo lukittu. Voit lukita uudelleen lukituksen viimeisen kuukauden aikana.',
    }),
    ends: t({
      id: 'priceLock.why.ends',
      message: 'Sopimus päättyy ennen seuraavaa kuukautta, joten sen hintaa ei voi lukita.',
    }),
  };
}
