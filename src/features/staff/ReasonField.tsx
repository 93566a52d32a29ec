import { useLingui } from '@lingui/react/macro';
import { REASON_LENGTH, reasonFault } from '../../../domain/staff/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { useStaffTextError } from './useStaffTextError.ts';
import { withUsual } from './usualReason.ts';

interface ReasonFieldProps {
  id: string;
  value: string;
  onChange(reason: string): void;
  /** It was asked for without a reason. */
  isMissed: boolean;
}

/** Why the employee looks at a customer, with what it mostly is (`acting.reason`). */
export function ReasonField({ id, value, onChange, isMissed }: ReasonFieldProps) {
  const { t } = useLingui();
  const errorOf = useStaffTextError();
  const fault = reasonFault(value);
  const isShown = isMissed || (fault !== null && fault !== 'minLength');
  const usual = [
    t({ id: 'staff.reason.called', message: 'Asiakas soitti' }),
    t({ id: 'staff.reason.wrote', message: 'Asiakas kirjoitti' }),
    t({ id: 'staff.reason.here', message: 'Asiakas on paikalla' }),
    t({ id: 'staff.reason.order', message: 'Tilauksen käsittely' }),
  ];
  return (
    <Stack gap="small">
      <TextField
        id={id}
        label={t({ id: 'staff.reason', message: 'Syy' })}
        hint={t({
          id: 'staff.reasonHint',
          message: 'Kun avaat asiakkaan tiedot, asiakas näkee syyn omista tiedoistaan.',
        })}
        error={
          isShown
            ? errorOf(fault, {
                tooShort: t({ id: 'staff.reasonMissing', message: 'Kerro, miksi katsot asiakkaan tietoja.' }),
                most: REASON_LENGTH.most,
              })
            : undefined
        }
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        autoComplete="off"
      />
      <Row>
        {usual.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            size="small"
            onClick={() => onChange(withUsual(value, reason, usual))}
          >
            {reason}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
