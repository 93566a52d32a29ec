import { useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/Text/Text.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { usePortal } from '../portal.context.ts';
import { withElements } from '../withElements.tsx';

/** Who helps whoever does not get through the bank (`verification.notGiven`). */
export function ProofHelp() {
  const { t } = useLingui();
  const { phone, shown } = usePortal().brand.contacts.customerService;
  return (
    <Note>
      {withElements(
        t({
          id: 'verification.help',
          message: `Jos tunnistautuminen ei onnistu, soita asiakaspalveluun: <0>${shown}</0>.`,
        }),
        (words) => (
          <TextLink href={`tel:${phone}`}>{words}</TextLink>
        ),
      )}
    </Note>
  );
}
