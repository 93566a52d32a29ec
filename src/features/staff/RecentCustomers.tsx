import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { ItemList } from '../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { fullName } from '../../shared/customer/names.ts';
import { CustomerRow, type Opening } from './CustomerRow.tsx';
import { recentQuery } from './recent.query.ts';

interface RecentCustomersProps {
  /** What became of the last press in this list. */
  opening: Opening;
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
      <Measure>
        <ItemList>
          {data.customers.map((customer) => (
            <CustomerRow
              key={customer.customerId}
              customer={customer}
              details={[customer.reason]}
              label={t({ id: 'staff.openAgain', message: `Avaa uudelleen: ${fullName(customer)}` })}
              opening={opening}
              isActing={isActing}
              onOpen={() => onOpen(customer.customerId, customer.reason)}
            />
          ))}
        </ItemList>
      </Measure>
    </Section>
  );
}
