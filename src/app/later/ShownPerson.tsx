import { useLayoutEffect } from 'react';
import { useShownPerson } from './useShownPerson.ts';

export type Shown = Pick<ReturnType<typeof useShownPerson>, 'name' | 'isNameless' | 'shown'>;

/** Tells the button of the menu for whom the person acts (`representation.shown`); null where they act no more. */
export function ShownPerson({ onChange }: { onChange(shown: Shown | null): void }) {
  const { name, isNameless, shown } = useShownPerson();
  useLayoutEffect(() => {
    onChange({ name, isNameless, ...(shown !== undefined && { shown }) });
    return () => onChange(null);
  }, [name, isNameless, shown, onChange]);
  return null;
}
