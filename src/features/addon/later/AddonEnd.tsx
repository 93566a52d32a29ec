import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { Addon } from '../../../../domain/types.ts';
import type { addonMachine } from '../../../../machines/addon/addon.machine.ts';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../../shared/consents/ConsentWords.tsx';
import { ReadToCustomer } from '../../../shared/consents/ReadToCustomer.tsx';
import type { ConsentBox } from '../../../shared/consents/consents.form.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import type { AdditionActors } from '../../../shared/addition/later/addition.actors.ts';
import { AdditionFailure } from '../../../shared/addition/later/AdditionFailure.tsx';
import { AdditionSales } from '../../../shared/addition/later/AdditionSales.tsx';
import { useAdditionEnd } from '../../../shared/addition/later/useAdditionEnd.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { SubmissionStatus } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import type { AddonInput, AddonValues } from '../addon.form.ts';
import { AddonTerms } from './AddonTerms.tsx';

interface AddonEndProps {
  form: PortalForm<AddonValues, AddonInput>;
  actor: ActorRefFrom<typeof addonMachine>;
  orderer: Orderer;
  chosen: Addon;
  boxes: readonly ConsentBox[];
  startText: string;
  onActors(actors: AdditionActors): void;
}

/** What is said and asked before the button, and the button (`addition.page`, `addition.consents`). */
export function AddonEnd({ form, actor, orderer, chosen, boxes, startText, onActors }: AddonEndProps) {
  const { t } = useLingui();
  const end = useAdditionEnd({ form, actor, orderer, product: chosen, boxes, onActors });
  const { submission, outcome, isBusy, isReady, button } = end;
  const failed = t({ id: 'errorMessages.vapAdditionOrderError', message: 'Lisäpalvelun tilaaminen ei onnistunut' });
  return (
    <>
      <Stack gap="large">
        <AddonTerms addon={chosen} start={t({ id: 'addon.start', message: 'Alkaa' })} day={startText} />
        {orderer.isStaff && <AdditionSales {...{ form, orderer }} product={chosen} readOnly={isBusy} />}
        {boxes.length > 0 && (
          <ConsentBoxes
            form={form}
            prefix="consents"
            lead={orderer.isStaff && <ReadToCustomer />}
            boxes={boxes}
            readOnly={isBusy}
          >
            {(words) => <ConsentWords words={words} terms={chosen.terms} sold={[chosen]} />}
          </ConsentBoxes>
        )}
        {submission ? (
          <SubmissionStatus submission={submission} />
        ) : (
          <AdditionFailure
            {...outcome}
            words={{
              outdated: t({ id: 'addon.outdated', message: 'Palvelu, sen hinta tai sopimuksesi on muuttunut' }),
              outdatedText: t({
                id: 'addon.outdatedText',
                message: 'Mitään ei tilattu. Katso ensin, mitä voit nyt tilata.',
              }),
              notOrdered: failed,
              failed,
            }}
          />
        )}
        {!isReady && (
          <Note>
            {t({
              id: 'addon.needed',
              message: 'Tilaukseen tarvitaan toimiva sähköpostiosoite ja ehtojen hyväksyntä.',
            })}
          </Note>
        )}
      </Stack>
      <FormActions>
        <Button type="submit" {...button} />
      </FormActions>
    </>
  );
}
