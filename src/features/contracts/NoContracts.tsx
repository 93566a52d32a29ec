import { useLingui } from '@lingui/react/macro';
import { useNameOfOther } from '../../shared/customer/useNameOfOther.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { representationOf } from '../../shared/representation/representation.actor.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

/** Who has none of their own may act for others: the way to the dialog of them; undefined for anyone else. */
function useChoiceOfOther(): (() => void) | undefined {
  const portal = usePortal();
  const { api } = useSession();
  const own = useOwnCustomerId();
  // Fetched behind the page.
  const { data } = useQuery({ ...representationsQuery(api), enabled: false });
  if (own === null || !data || data.representing.length === 0) return undefined;
  return () => representationOf(portal, own).send({ type: 'dialog.open' });
}

/** Nothing at all to show (`contracts.empty`). */
export function NoContracts({ title }: { title: string }) {
  const { t } = useLingui();
  const isOwn = useNameOfOther() === null;
  const chooseOther = useChoiceOfOther();
  usePage(title);
  return (
    <MessagePage
      scene="rising"
      heading={
        isOwn
          ? t({ id: 'contracts.empty', message: 'Sinulla ei ole vielä sopimuksia' })
          : t({ id: 'contracts.emptyOfOther', message: 'Ei sopimuksia' })
      }
      lead={
        isOwn
          ? t({ id: 'contracts.emptyLead', message: 'Uusi sopimus näkyy täällä heti, kun olet tehnyt sen.' })
          : t({ id: 'contracts.emptyOfOtherLead', message: 'Uusi sopimus näkyy täällä heti, kun se on tehty.' })
      }
      actions={
        isOwn &&
        chooseOther && (
          <Button onClick={chooseOther}>
            {t({ id: 'contracts.chooseOther', message: 'Valitse, kenen asioita hoidat' })}
          </Button>
        )
      }
    />
  );
}
