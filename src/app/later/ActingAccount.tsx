import { UserMenu } from '../../ui/UserMenu/UserMenu.tsx';
import { AccountItems } from './AccountItems.tsx';
import { useShownPerson } from './useShownPerson.ts';

/** The button of the menu says for whom the person acts (`representation.shown`). */
export function ActingAccount({ label }: { label: string }) {
  return (
    <UserMenu {...useShownPerson()} label={label}>
      <AccountItems />
    </UserMenu>
  );
}
