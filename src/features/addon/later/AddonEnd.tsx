import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Addon } from '../../../../domain/types.ts';
import type { addonMachine } from '../../../../machines/addon/addon.machine.ts';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../../shared/consents/ConsentWords.tsx';
import type { ConsentBox } from '../../../shared/consents/consents.form.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import { useAdditionActors, type AdditionActors } from '../../../shared/sale/later/addition.actors.ts';
import { isOffer } from '../../../shared/sale/sold.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { SubmissionStatus, useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import type { AddonInput, AddonValues } from '../addon.form.ts';
import { AddonFailure } from './AddonFailure.tsx';
import { AddonSales } from './AddonSales.tsx';
import { AddonTerms } from './AddonTerms.tsx';

interface AddonEndProps {
  form: PortalForm<AddonValues, AddonInput>;
  actor: ActorRefFrom<typeof addonMachine>;
  orderer: Orderer;
  chosen: Addon;
  boxes: readonly ConsentBox[];
  startText: string;
  /** Takes what the machine invokes from then on. */
  onActors(actors: AdditionActors): void;
}

/** The button that sends it, by what is sent. */
function useSubmitText({ form, chosen, orderer }: Pick<AddonEndProps, 'form' | 'chosen' | 'orderer'>): string {
  const { t } = useLingui();
  const { salesChannel, importAsOffer } = form.methods.watch();
  if (isOffer({ product: chosen }, orderer, { salesChannel, importAsOffer }))
    return t({ id: 'order.submitOffer', message: 'Lähetä tarjous' });
  return orderer.isStaff
    ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
    : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' });
}

/** What is said and asked before the button, and the button (`addition.page`, `addition.consents`). */
export function AddonEnd({ form, actor, orderer, chosen, boxes, startText, onActors }: AddonEndProps) {
  const { t } = useLingui();
  const actors = useAdditionActors();
  const give = useEffectEvent(() => onActors(actors));
  useEffect(() => give(), []);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? '' : String(Object.values(value)[0])));
  const submitText = useSubmitText({ form, chosen, orderer });
  const maySell = !orderer.isStaff || orderer.salesChannels.length > 0;
  return (
    <>
      <Stack gap="large">
        <AddonTerms addon={chosen} start={t({ id: 'addon.start', message: 'Alkaa' })} day={startText} />
        {orderer.isStaff && <AddonSales {...{ form, chosen, orderer }} readOnly={isBusy} />}
        {boxes.length > 0 && (
          <ConsentBoxes
            form={form}
            prefix="consents"
            lead={
              orderer.isStaff && (
                <Note>
                  {t({
                    id: 'order.consentsOfStaff',
                    message: 'Lue kohdat asiakkaalle ja rastita ne, joihin hän suostuu.',
                  })}
                </Note>
              )
            }
            boxes={boxes}
            readOnly={isBusy}
          >
            {(words) => <ConsentWords words={words} terms={chosen.terms} sold={[chosen]} />}
          </ConsentBoxes>
        )}
        {submission ? (
          <SubmissionStatus submission={submission} />
        ) : (
          <AddonFailure {...{ state, failure, secondsLeft }} />
        )}
      </Stack>
      <FormActions>
        <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown || !maySell}>
          {submitText}
        </Button>
      </FormActions>
    </>
  );
}
