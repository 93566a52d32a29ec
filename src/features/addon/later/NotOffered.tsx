import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { NotThere } from '../../../shared/addition/later/NotThere.tsx';
import { NoAddon } from './NoAddon.tsx';

interface NotOfferedProps {
  /** Null where none is known. */
  contractCode: string | null;
  failure: Failure;
}

/** Nothing may be added (`addition.none`). */
export function NotOffered({ contractCode, failure }: NotOfferedProps) {
  const { t } = useLingui();
  const reason = failure.code === 'addition.notPossible' ? 'notPossible' : 'none';
  return (
    <NotThere {...{ contractCode, failure }} heading={t({ id: 'addon.title', message: 'Valitse lisäpalvelu' })}>
      <NoAddon {...{ reason, contractCode }} />
    </NotThere>
  );
}
