import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFinland, isPostalCode, readPostalCode } from '../../../domain/identifiers/index.ts';
import { afterPress } from '../../ui/afterPress.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { usePartValue, type FormPart } from '../form/formUnder.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { spreadLine, type AddressValues } from './address.form.ts';
import { streetsQuery } from './places.query.ts';

/** In milliseconds: who still writes is not answered. */
const PAUSE = 250;
const SHORTEST = 2;

const writtenIn = ({ streetName }: AddressValues) => streetName.normalize('NFC').trimStart();

/** What is written, once it has stayed so for a while: a key by itself draws nothing anew. */
function useSettledStreet(part: FormPart<AddressValues>): string {
  const [street, setStreet] = useState(() => writtenIn(part.get()));
  const take = useEffectEvent(() => setStreet(writtenIn(part.get())));
  const listen = useEffectEvent((hear: () => void) => part.onChange(hear));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => take(), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return street;
}

/** The streets of Finland that begin as it is being written (`address.streets`). A house number is never asked with. */
function useStreets(part: FormPart<AddressValues>, isTyping: boolean) {
  const { api } = useSession();
  const country = usePartValue(part, 'country');
  const postalCode = readPostalCode(usePartValue(part, 'postalCode'));
  const street = useSettledStreet(part);
  const canAsk =
    isTyping && isFinland(country) && street.length >= SHORTEST && street.length <= 60 && !/[0-9]/.test(street);
  const { data } = useQuery({
    ...streetsQuery(api, street, isPostalCode(postalCode) ? postalCode : null),
    // What stood there before the first key is not asked about.
    enabled: canAsk && street === writtenIn(part.get()),
    placeholderData: keepPreviousData,
  });
  return canAsk ? (data?.streets ?? []) : [];
}

interface StreetFieldProps {
  part: FormPart<AddressValues>;
  autoComplete: string;
  readOnly: boolean;
}

/** The name of the street, with those that it may be; an address that was written whole goes into its fields. */
export function StreetField({ part, autoComplete, readOnly }: StreetFieldProps) {
  const { t } = useLingui();
  const [isTyping, setIsTyping] = useState(false);
  const streets = useStreets(part, isTyping);
  const field = part.field('streetName');
  const spread = () => {
    const typed = part.get();
    const spreadOut = spreadLine(typed);
    if (spreadOut !== typed) part.set(spreadOut);
  };
  return (
    <Combobox
      {...field}
      autoComplete={autoComplete}
      readOnly={readOnly}
      options={streets.map((street) => ({
        ...street,
        id: `${street.postalCode}-${street.streetName}`,
        label: street.streetName,
        detail: `${street.postalCode} ${street.postalCity}`,
      }))}
      listLabel={t({ id: 'address.streetList', message: 'Kadut' })}
      countText={(count) =>
        t({ id: 'address.streetCount', message: plural(count, { one: '# katu', other: '# katua' }) })
      }
      onChoose={({ streetName, postalCode, postalCity }) => {
        setIsTyping(false);
        part.set({ streetName, postalCode, postalCity });
      }}
      onChange={(event) => {
        setIsTyping(true);
        field.onChange(event);
        // The browser fills in without the person being there.
        if (document.activeElement !== event.target) spread();
      }}
      onBlur={(event) => {
        afterPress(spread);
        field.onBlur(event);
      }}
    />
  );
}
