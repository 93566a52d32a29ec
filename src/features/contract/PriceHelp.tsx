import { useLingui } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import type { Contract } from '../../../domain/types.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { priceHelpOf } from '../../shared/contracts/contracts.view.ts';

const ContentModal = lazy(async () => ({
  default: (await import('../../shared/content/ContentModal.tsx')).ContentModal,
}));

/** Opens what an editor has written of how such a price comes about (`contract.priceHelp`). */
export function PriceHelp({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      <Button variant="quiet" size="small" icon={CircleQuestionMark} onClick={() => setIsOpen(true)}>
        {t({ id: 'contract.priceHelp', message: 'Mistä hinta muodostuu?' })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContentModal id={priceHelpOf(contract)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}
