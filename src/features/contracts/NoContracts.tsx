import { useLingui } from '@lingui/react/macro';
import { useNameOfOther } from '../../shared/customer/useNameOfOther.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

/** Nothing at all to show (`contracts.empty`). */
export function NoContracts({ title }: { title: string }) {
  const { t } = useLingui();
  const isOwn = useNameOfOther() === null;
  usePage(title);
  return (
    <MessagePage
      scene="rising"
      heading={
        isOwn
          ? t({ id: 'contracts.empty', message: 'Sinulla ei ole vielä sopimuksia' })
          : t({ id: 'contracts.emptyOfOther', message: 'Ei vielä sopimuksia' })
      }
      lead={
        isOwn
          ? t({ id: 'contracts.emptyLead', message: 'Uusi sopimus näkyy täällä heti, kun olet tehnyt sen.' })
          : t({ id: 'contracts.emptyOfOtherLead', message: 'Uusi sopimus näkyy täällä heti, kun se on tehty.' })
      }
    />
  );
}
