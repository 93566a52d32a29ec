import { useLingui } from '@lingui/react/macro';
import { UserRoundCheck } from 'lucide';
import { fullName } from '../../shared/customer/names.ts';
import { FocusKept } from '../../shared/page/FocusKept.tsx';
import { useRepresentation, useRepresented } from '../../shared/representation/representation.actor.ts';
import { useActingFor } from '../../shared/representation/useActingFor.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { useGoOnAs } from '../../shared/session/useGoOnAs.ts';
import { strong, withElements } from '../../shared/withElements.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';

/** The mandate has ended while it was used: the pages are the person's own again (`representation.over`). */
function EndedNotice({ own }: { own: string }) {
  const { t } = useLingui();
  const actor = useRepresentation(own);
  const ended = useRepresented(own, ({ context }) => context.ended);
  if (!ended) return null;
  const name = ended.represented && fullName(ended.represented);
  return (
    <FocusKept>
      <Notice
        tone="info"
        title={
          name === null
            ? t({ id: 'representation.none', message: 'Sinulla ei ole valtuutusta hoitaa tämän asiakkaan asioita.' })
            : t({
                id: 'representation.ended',
                message: `Valtuutuksesi hoitaa tämän asiakkaan asioita on päättynyt: ${name}`,
              })
        }
        actions={
          <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'ended.read' })}>
            {t({ id: 'representation.read', message: 'Selvä' })}
          </Button>
        }
      >
        {t({ id: 'representation.ownShown', message: 'Näet nyt omat tietosi.' })}
      </Notice>
    </FocusKept>
  );
}

/** For whom the person acts, on every page, with the way back to their own affairs (`representation.shown`). */
export function RepresentationNotice() {
  const { t } = useLingui();
  const own = useOwnCustomerId();
  const acting = useActingFor();
  const goOnAs = useGoOnAs();
  const name = acting && fullName(acting.represented);
  if (own === null) return null;
  return (
    <>
      <EndedNotice own={own} />
      {name !== null && (
        <Notice tone="info" icon={UserRoundCheck}>
          {withElements(
            t({ id: 'representation.acting', message: `Hoidat nyt tämän asiakkaan asioita: <0>${name}</0>.` }),
            strong,
          )}{' '}
          <TextButton onClick={() => goOnAs(null)}>
            {t({ id: 'representation.back', message: 'Palaa omiin tietoihisi' })}
          </TextButton>
        </Notice>
      )}
    </>
  );
}
