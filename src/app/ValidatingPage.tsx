import { useLingui } from '@lingui/react/macro';
import { TickLoader } from '../ui/TickLoader/TickLoader.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';

/** The token is being validated; nothing of the person is shown yet (`gate.authenticating`). */
export function ValidatingPage() {
  const { t } = useLingui();
  const label = t({ id: 'gate.validating', message: 'Tarkistamme kirjautumistasi' });
  return (
    <>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <TickLoader label={label} />
    </>
  );
}
