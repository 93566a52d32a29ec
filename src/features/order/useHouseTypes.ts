import { useLingui } from '@lingui/react/macro';
import type { houseTypes } from './order.form.ts';

/** The kinds of home, as a person chooses of them. */
export function useHouseTypes(): { value: (typeof houseTypes)[number]; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'apartment', label: t({ id: 'order.house.apartment', message: 'Kerrostalo' }) },
    { value: 'rowHouse', label: t({ id: 'order.house.rowHouse', message: 'Rivitalo' }) },
    { value: 'detachedHouse', label: t({ id: 'order.house.detachedHouse', message: 'Omakotitalo' }) },
    { value: 'holidayHome', label: t({ id: 'order.house.holidayHome', message: 'Vapaa-ajan asunto' }) },
  ];
}
