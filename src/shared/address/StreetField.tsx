import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/**
 * What the person has written, once it has stayed so for a while: a key by itself draws nothing anew. Null before the first
 * key, and once a street is chosen.
 */
function useWrittenStreet(part: FormPart<AddressValues>) {
  const [street, setStreet] = useState<string | null>(null);
  const isWriting = useRef(false);
  const take = useEffectEvent(() => setStreet(isWriting.current ? writtenIn(part.get()) : null));
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
  return {
    street,
    write: () => {
      isWriting.current = true;
    },
    choose: () => {
      isWriting.current = false;
      setStreet(null);
    },
  };
}

/** The streets of Finland that begin as it is being written (`address.streets`). A house number is never asked with. */
function useStreets(part: FormPart<AddressValues>, street: string | null) {
  const { api } = useSession();
  const country = usePartValue(part, 'country');
  const postalCode = readPostalCode(usePartValue(part, 'postalCode'));
  const written = street ?? '';
  const canAsk = isFinland(country) && written.length >= SHORTEST && written.length <= 60 && !/[0-9]/.test(written);
  const { data } = useQuery({
    ...streetsQuery(api, written, isPostalCode(postalCode) ? postalCode : null),
    enabled: canAsk,
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
  const { street: written, write, choose } = useWrittenStreet(part);
  const streets = useStreets(part, written);
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
        choose();
        part.set({ streetName, postalCode, postalCity });
      }}
      onChange={(event) => {
        write();
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
