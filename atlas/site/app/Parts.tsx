import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Notice } from '../../../src/ui/Notice/Notice.tsx';
import { TickLoader } from '../../../src/ui/TickLoader/TickLoader.tsx';
import { bring, usePart } from './parts.ts';

interface PartsProps {
  /** The script whose part is shown, and one that it builds on. */
  name: string;
  basis?: string;
  children: (part: unknown, basis: unknown) => ReactNode;
}

/** What comes with a script of its own: shown when it is there, and told of where it cannot be had. */
export function Parts({ name, basis = name, children }: PartsProps) {
  const { t } = useLingui();
  const [part, under] = [usePart(name), usePart(basis)];
  useEffect(() => bring([basis, name]), [basis, name]);
  if (part === 'failed' || under === 'failed') {
    return (
      <Notice
        tone="critical"
        role="alert"
        actions={
          <Button variant="secondary" onClick={() => bring([basis, name])}>
            {t({ id: 'atlas.part.retry', message: 'Yritä uudelleen' })}
          </Button>
        }
      >
        {t({ id: 'atlas.part.failed', message: 'Tilakartan osaa ei saatu ladattua.' })}
      </Notice>
    );
  }
  if (part === null || under === null)
    return <TickLoader label={t({ id: 'atlas.part.coming', message: 'Hetki vain' })} />;
  return children(part, under);
}
