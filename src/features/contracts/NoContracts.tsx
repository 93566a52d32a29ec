import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../shared/page/usePage.ts';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

/** Nothing at all to show (`contracts.empty`). */
export function NoContracts({ title }: { title: string }) {
  const { t } = useLingui();
  usePage(title);
  return (
    <MessagePage
      scene="rising"
      heading={t({ id: 'contracts.empty', message: 'Sinulla ei ole vielä sopimuksia' })}
      lead={t({ id: 'contracts.emptyLead', message: 'Uusi sopimus näkyy täällä heti, kun olet tehnyt sen.' })}
    />
  );
}
