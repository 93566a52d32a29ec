import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';

/** The customer was not opened: said beside what was pressed, and in view (`acting.searchShown`). */
export function NotOpened({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={place}>
      <FailureNotice title={t({ id: 'staff.notOpened', message: 'Asiakkaan tietoja ei avattu' })} failure={failure} />
    </div>
  );
}
