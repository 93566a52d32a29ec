import { useLingui } from '@lingui/react/macro';

/** What a file of requirements is called in the list; one that is not known here goes by its own name. */
export function useAreaNames(): (area: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    access: t({ id: 'atlas.area.access', message: 'Käyttöoikeudet' }),
    content: t({ id: 'atlas.area.content', message: 'Sisällöt' }),
    contentWorker: t({ id: 'atlas.area.contentWorker', message: 'Sisältöjen ylläpito' }),
    contracts: t({ id: 'atlas.area.contracts', message: 'Sopimukset' }),
    forms: t({ id: 'atlas.area.forms', message: 'Lomakkeet' }),
    identifiers: t({ id: 'atlas.area.identifiers', message: 'Tunnukset' }),
    portal: t({ id: 'atlas.area.portal', message: 'Portaali' }),
    reporting: t({ id: 'atlas.area.reporting', message: 'Virheraportointi' }),
    server: t({ id: 'atlas.area.server', message: 'Palvelin' }),
    session: t({ id: 'atlas.area.session', message: 'Istunto' }),
    time: t({ id: 'atlas.area.time', message: 'Aika' }),
  };
  return (area) => names[area] ?? area;
}
