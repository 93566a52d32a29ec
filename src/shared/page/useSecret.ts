import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const secretForm = /^[\w-]{22}$/;

/**
 * The secret of the link by which somebody came, taken out of the address at once: it is in no request's address, in no
 * history and in nothing that is kept, and goes with the page (`withdrawal.secret`, `offer.secret`, `verification.link`).
 * Null where nobody came by one.
 *
 * @param form how it is written behind the hash
 */
export function useSecret(form = secretForm): string | null {
  const { history } = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const inAddress = form.test(hash) ? hash : null;
  const [taken, setTaken] = useState(inAddress);
  // Another link may be opened in the same tab.
  if (inAddress !== null && inAddress !== taken) setTaken(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    const { pathname, search } = history.location;
    history.replace(pathname + search);
  }, [history, inAddress]);
  return taken;
}
