import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../ui/Button/Button.tsx';

type Late<Props extends object> = ((props: Props) => ReactNode) & { preload(): Promise<void> };

/**
 * A component that no page begins with: it is fetched when the page stands, or when it is needed. Until it is there, and
 * where it cannot be had, `meanwhile` is drawn in its place.
 */
function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ComponentType<Props>,
): Late<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    Loaded ??= await load().catch(() => null);
  };
  function LateComponent(props: Props) {
    const [, setIsThere] = useState(Loaded !== null);
    useEffect(() => {
      void fetchOnce().then(() => setIsThere(Loaded !== null));
    }, []);
    const Drawn = Loaded ?? meanwhile;
    return <Drawn {...props} />;
  }
  return Object.assign(LateComponent, { preload: fetchOnce });
}

function PlainErrorPage() {
  const { t } = useLingui();
  return (
    <div>
      <h1>{t({ id: 'error.heading', message: 'Sivu katkesi kesken kaiken' })}</h1>
      <Button onClick={() => window.location.reload()}>{t({ id: 'error.reload', message: 'Lataa uudelleen' })}</Button>
    </div>
  );
}

export const ErrorPage = late(async () => (await import('./ErrorPage.tsx')).ErrorPage, PlainErrorPage);

export const SessionDialogs = late(
  async () => (await import('./SessionDialogs.tsx')).SessionDialogs,
  () => null,
);
