import { useState } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { MoveFlow, type MoveFlowProps } from '../MoveFlow.tsx';
import { restored } from './move.restore.ts';

/** A move that was begun before: what its steps had come to stands there as far as it still holds (`move.draft`). */
export function RestoredMove(props: Omit<MoveFlowProps, 'values'>) {
  const { date } = useFormats();
  const { begun, from } = props;
  const [values] = useState(() => restored(begun, from, date));
  return <MoveFlow {...props} values={values} />;
}
