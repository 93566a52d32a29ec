import { useLingui } from '@lingui/react/macro';
import { Wallet } from 'lucide';
import type { EnergyAccount } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';
import { invoiceCalls } from '../invoices/invoiceCalls.ts';
import { takeFocus } from '../page/focus.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { accountPlace } from './accountPlace.ts';
import { energyAccountsQuery } from './energyAccounts.query.ts';
import { useAccountName } from './useAccountName.ts';

function showAccount(ledgerNo: string): void {
  const heading = document.getElementById(accountPlace(ledgerNo))?.querySelector('h2');
  if (!heading) return;
  heading.scrollIntoView();
  takeFocus(heading);
}

function AccountRow({ account: { kind, balance, ledgerNo } }: { account: EnergyAccount }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const nameOf = useAccountName();
  const sum = money(balance);
  return (
    <ItemRow
      glyph={<Glyph size="small" tone="neutral" icon={Wallet} />}
      title={nameOf(kind)}
      lines={[t({ id: 'account.balanceNow', message: `Saldo ${sum}` })]}
      action={
        <TextButton onClick={() => showAccount(ledgerNo)}>
          {t({ id: 'account.events', message: 'Tapahtumat' })}
        </TextButton>
      }
    />
  );
}

/** Among the settings of invoicing: the balance of each account by which the same sum is paid each month, and the way to its statements (`account.row`). */
export function EnergyAccountRows({ customerId }: { customerId: string }) {
  const session = useSession();
  // Asked for by what stands below, which says where it failed.
  const { data } = useQuery({ ...energyAccountsQuery(invoiceCalls(session), customerId), enabled: false });
  return data?.accounts.map((account) => <AccountRow key={account.ledgerNo} account={account} />);
}
