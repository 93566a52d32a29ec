import { useLingui } from '@lingui/react/macro';
import { useEntry } from '../../shared/entry/entry.context.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { useWayOn } from './useWayOn.ts';

/** What a private customer should know of the portal's figures before seeing them (`entry.disclaimer`). */
export function DisclaimerPage() {
  const { t } = useLingui();
  const entry = useEntry();
  const goOn = useWayOn();
  const heading = t({ id: 'disclaimer.heading', message: 'Hyvä tietää luvuista' });
  usePage(heading);

  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={t({
        id: 'disclaimer.lead',
        message:
          'Mittaustiedot tulevat viiveellä ja voivat vielä tarkentua. Laskusi perustuu vahvistettuihin mittaustietoihin.',
      })}
      actions={
        <Button
          onClick={() => {
            entry.send({ type: 'disclaimer.dismissed' });
            goOn();
          }}
        >
          {t({ id: 'disclaimer.continue', message: 'Jatka' })}
        </Button>
      }
    />
  );
}
