import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const secretForm = /^[\w-]{22}$/;

/**
 * The secret of the link in the confirmation of an order, or in the mail of an offer, taken out of the address at once: it is in no request's address, in no
 * history and in nothing that is kept, and goes with the page (`withdrawal.secret`, `offer.secret`). Null where nobody came by the link.
 */
export function useSecret(): string | null {
  const { history } = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const inAddress = secretForm.test(hash) ? hash : null;
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
