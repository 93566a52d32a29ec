import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { Addon } from '../../../../domain/types.ts';
import type { priceLockMachine } from '../../../../machines/price-lock/priceLock.machine.ts';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../../shared/consents/ConsentWords.tsx';
import { ReadToCustomer } from '../../../shared/consents/ReadToCustomer.tsx';
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
import type { lockConsents, LockInput, LockValues } from '../priceLock.form.ts';

interface LockEndProps extends ReturnType<typeof lockConsents> {
  form: PortalForm<LockValues, LockInput>;
  actor: ActorRefFrom<typeof priceLockMachine>;
  orderer: Orderer;
  lock: Addon;
  onActors(actors: AdditionActors): void;
}

/** What is said and asked before the button, and the button (`priceLock.page`). */
export function LockEnd({ form, actor, orderer, lock, terms, boxes, onActors }: LockEndProps) {
  const { t } = useLingui();
  const end = useAdditionEnd({ form, actor, orderer, product: lock, boxes, onActors });
  const { submission, outcome, isBusy, sendsOffer, isReady, button } = end;
  return (
    <Stack gap="large">
      {orderer.isStaff && <AdditionSales {...{ form, orderer }} product={lock} readOnly={isBusy} />}
      {!sendsOffer && boxes.length > 0 && (
        <ConsentBoxes
          form={form}
          prefix="consents"
          lead={orderer.isStaff && <ReadToCustomer />}
          boxes={boxes}
          readOnly={isBusy}
        />
      )}
      {submission ? (
        <SubmissionStatus submission={submission} />
      ) : (
        <AdditionFailure
          {...outcome}
          words={{
            ...(outcome.failure?.code === 'priceLock.held'
              ? {
                  outdated: t({ id: 'priceLock.held', message: 'Hinta on jo lukittu' }),
                  outdatedText: t({
                    id: 'priceLock.heldText',
                    message:
                      'Seuraavan kuukauden hinta oli jo lukittu tähän sopimukseen. Mitään ei tilattu toiseen kertaan.',
                  }),
                }
              : {
                  outdated: t({ id: 'priceLock.outdated', message: 'Hinta, ehdot tai sopimuksesi on muuttunut' }),
                  outdatedText: t({
                    id: 'priceLock.outdatedText',
                    message: 'Hintaa ei lukittu. Katso ensin, mitä voit nyt lukita.',
                  }),
                }),
            notOrdered: t({ id: 'priceLock.unproven', message: 'Hintaa ei lukittu' }),
          }}
        />
      )}
      {!sendsOffer && terms && (
        <Note>
          {orderer.isStaff
            ? t({ id: 'priceLock.byOrderingOfStaff', message: 'Lue asiakkaalle, minkä hän tilauksella vahvistaa:' })
            : t({ id: 'priceLock.byOrdering', message: 'Tilaamalla vahvistat:' })}{' '}
          <ConsentWords words={terms} terms={lock.terms} />
        </Note>
      )}
      {!isReady && (
        <Note>
          {t({
            id: 'priceLock.addressNeeded',
            message: 'Anna sähköpostiosoite, johon vahvistus ja ehdot lähetetään. Ilman niitä hintaa ei voi lukita.',
          })}
        </Note>
      )}
      <FormActions>
        <Button type="submit" {...button} />
      </FormActions>
    </Stack>
  );
}
