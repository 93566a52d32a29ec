import { useLingui } from '@lingui/react/macro';
import { groupDigits } from '../../i18n/formats.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { fullName } from '../../shared/customer/names.ts';
import { recentQuery } from './recent.query.ts';

interface RecentCustomersProps {
  /** The customer who is being opened; null where nobody is. */
  opening: string | null;
  /** Somebody is being opened or closed. */
  isActing: boolean;
  /** With the reason for which the customer was open. */
  onOpen(customerId: string, reason: string): void;
}

/** Whom the employee has opened in this session; what cannot be had is left out (`acting.recent`). */
export function RecentCustomers({ opening, isActing, onOpen }: RecentCustomersProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const { data } = useQuery(recentQuery(api));
  if (!data || data.customers.length === 0) return null;
  return (
    <Section title={t({ id: 'staff.recent', message: 'Tässä istunnossa avatut' })}>
      <ItemList>
        {data.customers.map(({ customerId, reason, ...named }) => (
          <ItemRow
            key={customerId}
            title={fullName(named)}
            lines={[groupDigits(customerId), reason]}
            action={
              <Button
                variant="secondary"
                size="small"
                isBusy={opening === customerId}
                isDisabled={isActing}
                onClick={() => onOpen(customerId, reason)}
              >
                {t({ id: 'staff.openAgain', message: `Avaa ${fullName(named)} uudelleen` })}
              </Button>
            }
          />
        ))}
      </ItemList>
    </Section>
  );
}
