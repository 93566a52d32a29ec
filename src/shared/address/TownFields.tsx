import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { isFinland, isPostalCode, readPostalCode } from '../../../domain/identifiers/index.ts';
import { FormField } from '../../ui/Form/Form.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { usePartValue, type FormPart } from '../form/formUnder.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import type { AddressValues } from './address.form.ts';
import { townQuery } from './places.query.ts';

interface TownFieldsProps {
  part: FormPart<AddressValues>;
  /** Begins each token of the browser's autofill. */
  section: string;
  readOnly: boolean;
}

/**
 * The postal code, and the town that it fills in (`address.town`). What a person has written for the town stays; a code
 * that is not known is said, and may be right all the same.
 */
export function TownFields({ part, section, readOnly }: TownFieldsProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const isOfFinland = isFinland(usePartValue(part, 'country'));
  const postalCode = readPostalCode(usePartValue(part, 'postalCode'));
  const isWhole = isOfFinland && isPostalCode(postalCode);
  const { data, error } = useQuery({ ...townQuery(api, postalCode, i18n.locale), enabled: isWhole });
  const isUnknown = isWhole && error !== null && toFailure(error).kind === 'notFound';

  /** The town that was filled in last: one that a person has changed is theirs. */
  const filledIn = useRef('');
  const field = part.field('postalCity');
  const fillIn = useEffectEvent((town: string) => {
    const { postalCity } = part.get();
    if (postalCity.trim() !== '' && postalCity !== filledIn.current) return;
    filledIn.current = town;
    part.set({ postalCity: town });
    // Who is about to write there writes in its place, not behind it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.name === field.name) activeElement.select();
  });
  const town = isWhole ? data?.postalCity : undefined;
  useEffect(() => {
    if (town !== undefined) fillIn(town);
  }, [town]);

  return (
    <>
      <FormField width="half">
        <TextField
          {...part.field('postalCode')}
          inputMode={isOfFinland ? 'numeric' : 'text'}
          autoComplete={`${section} postal-code`}
          readOnly={readOnly}
        />
      </FormField>
      <FormField width="half">
        <TextField
          {...field}
          hint={
            isUnknown
              ? t({
                  id: 'address.unknownPostalCode',
                  message: `Emme tunne postinumeroa ${postalCode}. Tarkista se, tai kirjoita postitoimipaikka itse.`,
                })
              : undefined
          }
          autoComplete={`${section} address-level2`}
          readOnly={readOnly}
        />
      </FormField>
    </>
  );
}
