import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { safeParse } from 'valibot';
import type {
  AskedSite,
  DeliverySiteCheckEvent,
} from '../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../ui/Field/FieldGroup.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { addressValues, type AddressValues } from '../address/address.form.ts';
import { AddressFields } from '../address/AddressFields.tsx';
import { formUnder, usePartValue, type FormPart } from '../form/formUnder.ts';
import type { PortalForm } from '../form/usePortalForm.ts';
import { deliverySiteSchema, type DeliverySiteValues } from './deliverySite.form.ts';
import type { OwnContractFacts } from './OwnContract.tsx';
import { SiteOutcome } from './SiteOutcome.tsx';
import type { DeliverySiteCheck } from './useDeliverySiteCheck.ts';

interface DeliverySiteFieldsProps<Values extends FieldValues, Output> {
  form: PortalForm<Values, Output>;
  /** Where `DeliverySiteValues` stand in the form's values. */
  prefix: FieldPath<Values>;
  check: DeliverySiteCheck;
  readOnly?: boolean;
  /** There is nothing to type: it was chosen, or it is to be chosen first whether it is. */
  isChoice?: boolean;
  /** Left out: no way to a product change is drawn. */
  onProductChange?: ((contractCode: string) => void) | undefined;
  /** The contract that is there, where it is the customer's own; null while it is not known. */
  own?: OwnContractFacts | null;
  isStaff?: boolean;
  /** Without a site there is nothing to go on with (`addition.anonymous`). */
  mustBeFound?: boolean;
  /** An id stands for the address, which is asked of nobody who has typed one. */
  isIdEnough?: boolean;
  /** What is said where the customer has a contract there, in the place of the ways to another. */
  insteadOfOwn?: ReactNode;
}

const schema = deliverySiteSchema();
const schemaOfId = deliverySiteSchema({ isIdEnough: true });

/** What is typed, where it is complete. */
function askedIn(values: DeliverySiteValues, isIdEnough: boolean): AskedSite | null {
  const { success, output } = safeParse(isIdEnough ? schemaOfId : schema, values);
  return success ? output : null;
}

/**
 * Tells the check what is typed. It is asked about when the person leaves the fields, or something else fills them in, and
 * never while they write (`site.check.begins`).
 */
function useTyped(part: FormPart<DeliverySiteValues>, check: DeliverySiteCheck, isIdEnough: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const tell = (isLeft: boolean) => {
    const asked = askedIn(part.get(), isIdEnough);
    if (asked !== null && isLeft) check.send({ type: 'site.check', asked });
    else check.send({ type: 'site.change', asked });
  };
  const hear = useEffectEvent((isLeft: boolean) => tell(isLeft));
  const listen = useEffectEvent(() => part.onChange(() => hear(!fields.current?.contains(document.activeElement))));
  useEffect(() => {
    // What a draft has brought back is asked about at once.
    hear(true);
    const { unsubscribe } = listen();
    return unsubscribe;
  }, [check]);
  return {
    fields,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isField = relatedTarget instanceof HTMLElement && relatedTarget.matches('input, select');
      // A press on a button of the page does what it says first.
      if (relatedTarget === null || isField) tell(true);
    },
  };
}

/** The id of the metering point, for who knows it. */
function IdFields({
  part,
  check,
  readOnly,
}: {
  part: FormPart<DeliverySiteValues>;
  check: DeliverySiteCheck;
  readOnly: boolean;
}) {
  const { t } = useLingui();
  const isIdUnknown = usePartValue(part, 'isIdUnknown');
  const notFound = useSelector(check, (snapshot) =>
    snapshot.matches({ undecided: 'notFound' }) ? (snapshot.context.asked?.meteringPointId ?? null) : null,
  );
  const field = part.field('meteringPointId');
  const unknown = part.field('isIdUnknown');
  return (
    <FieldGroup legendAs="heading" label={t({ id: 'deliverySite.title', message: 'Käyttöpaikka' })}>
      <Stack>
        {!isIdUnknown && (
          <TextField
            {...field}
            error={
              field.error ??
              (notFound === null
                ? undefined
                : t({
                    id: 'deliverySite.idNotFound',
                    message: `Tunnusta ${notFound} ei löytynyt. Tarkista se tai jatka pelkällä osoitteella.`,
                  }))
            }
            hint={t({
              id: 'deliverySite.idHint',
              message: 'Alkaa kirjaimella Y tai H, tai siinä on 18 numeroa. Löydät sen verkkoyhtiön laskusta.',
            })}
            autoComplete="off"
            readOnly={readOnly}
          />
        )}
        <Checkbox
          {...unknown}
          hint={t({
            id: 'deliverySite.idUnknownHint',
            message: 'Etsimme sen osoitteen perusteella.',
          })}
          readOnly={readOnly}
        />
      </Stack>
    </FieldGroup>
  );
}

/** Where it is delivered to, by its address or by its metering point id, and what the check of it has come to. */
export function DeliverySiteFields<Values extends FieldValues, Output>(props: DeliverySiteFieldsProps<Values, Output>) {
  const {
    form,
    prefix,
    check,
    readOnly = false,
    isChoice = false,
    onProductChange,
    own = null,
    isStaff = false,
    mustBeFound = false,
    isIdEnough = false,
    insteadOfOwn,
  } = props;
  const part = formUnder<DeliverySiteValues, Values, Output>(form, prefix);
  const address = formUnder<AddressValues, Values, Output>(form, `${prefix}.address` as FieldPath<Values>);
  const { fields, onBlur } = useTyped(part, check, isIdEnough);
  const isIdUnknown = usePartValue(part, 'isIdUnknown');
  const outcome = useRef<HTMLDivElement>(null);
  /** How often the outcome was to be looked at. */
  const [looks, setLooks] = useState(0);
  const look = () => setLooks((count) => count + 1);
  useEffect(() => {
    if (looks > 0) outcome.current?.focus();
  }, [looks]);

  const takeUp = useEffectEvent((taken: AskedSite['address']) => address.set(addressValues(taken)));
  useEffect(() => {
    const heard = [check.on('site.addressTaken', (event) => takeUp(event.address)), check.on('site.undecided', look)];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [check]);
  const decide = (event: DeliverySiteCheckEvent) => {
    check.send(event);
    look();
  };
  return (
    <Stack gap="large">
      <div ref={fields} onBlur={onBlur}>
        <Stack gap="large">
          {!isChoice && isIdEnough && <IdFields {...{ part, check, readOnly }} />}
          {!isChoice && (isIdUnknown || !isIdEnough) && (
            <AddressFields
              form={form}
              prefix={`${prefix}.address` as FieldPath<Values>}
              section="delivery"
              kinds={['regularAddress']}
              isAbroadAllowed={false}
              readOnly={readOnly}
            />
          )}
          {!isChoice && !isIdEnough && <IdFields {...{ part, check, readOnly }} />}
        </Stack>
      </div>
      <div ref={outcome} tabIndex={-1}>
        <SiteOutcome
          check={check}
          onDecide={decide}
          onWithoutId={() => {
            part.set({ isIdUnknown: true });
            look();
          }}
          {...{ onProductChange, own, isStaff, mustBeFound, insteadOfOwn }}
        />
      </div>
    </Stack>
  );
}
