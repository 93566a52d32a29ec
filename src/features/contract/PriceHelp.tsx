import { useLingui } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide';
import { useState } from 'react';
import type { Contract } from '../../../domain/types.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { late } from '../../shared/late.ts';
import { priceHelpOf } from '../../shared/contracts/contracts.view.ts';

const ContentModal = late(() => import('../../shared/content/ContentModal.tsx'), 'ContentModal', {
  meanwhile: null,
});

/** Opens what an editor has written of how such a price comes about (`contract.priceHelp`). */
export function PriceHelp({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  // Where the dialog could not be had, the next press tries again; one that is on its way is waited for.
  const [pressed, setPressed] = useState(0);
  const press = () => setPressed(ContentModal.isThere() ? pressed || 1 : pressed + 1);
  const id = priceHelpOf(contract);
  return (
    <Row>
      <Button variant="quiet" size="small" icon={CircleQuestionMark} onClick={press}>
        {id === 'production-price'
          ? t({ id: 'contract.compensationHelp', message: 'Mistä hyvitys muodostuu?' })
          : t({ id: 'contract.priceHelp', message: 'Mistä hinta muodostuu?' })}
      </Button>
      {pressed > 0 && <ContentModal key={pressed} id={id} onClose={() => setPressed(0)} onReopen={press} />}
    </Row>
  );
}
