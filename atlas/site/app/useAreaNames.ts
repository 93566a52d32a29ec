import { useLingui } from '@lingui/react';
import type { Locale } from '../../../src/i18n/locale.ts';
import { useAtlas } from './atlas.context.ts';

/** What a file of requirements is called, as it says under its heading; one that says nothing goes by its own name. */
export function useAreaNames(): (area: string) => string {
  const { i18n } = useLingui();
  const { areaNames } = useAtlas();
  return (area) => areaNames[area]?.[i18n.locale as Locale] ?? area;
}
