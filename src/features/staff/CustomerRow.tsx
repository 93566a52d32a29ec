import type { Failure } from '../../../domain/failure.ts';
import { nameInList } from '../../shared/customer/names.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { NotOpened } from './NotOpened.tsx';

/** What became of the press that was to open a customer. */
export interface Opening {
  /** The customer of the row that was pressed last. */
  customerId: string | null;
  isBusy: boolean;
  failure: Failure | null;
}

interface CustomerRowProps {
  customer: { customerId: string; firstName: string | null; lastName: string };
  /** What else is known, beside the number. */
  details: (string | null)[];
  /** What the button says. */
  label: string;
  opening: Opening;
  /** Somebody is being opened or closed. */
  isActing: boolean;
  onOpen(): void;
}

/** A customer to be opened, in a list by name. */
export function CustomerRow({ customer, details, label, opening, isActing, onOpen }: CustomerRowProps) {
  const isPressed = opening.customerId === customer.customerId;
  return (
    <ItemRow
      title={nameInList(customer)}
      lines={[[groupDigits(customer.customerId), ...details].filter(Boolean).join(' · ')]}
      action={
        <Button
          variant="secondary"
          size="small"
          isBusy={isPressed && opening.isBusy}
          isDisabled={isActing}
          onClick={onOpen}
        >
          {label}
        </Button>
      }
      below={isPressed && opening.failure && <NotOpened failure={opening.failure} />}
    />
  );
}
