import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

/** It is proven in another window, where what came of it is told (`update.verification`). */
export function UpdateProvenElsewhere({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={t({
        id: 'update.verifiedElsewhere.lead',
        message: 'Tunnistautuminen tehtiin toisessa ikkunassa. Siellä näet, miten muutoksen kävi.',
      })}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}
