import { useRouter, useRouterState, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const secretForm = /^[\w-]{22}$/;

/** Of the page that is open: it may begin anew while it stands there, as it does once it is known for whom an employee acts. */
const taken = new WeakMap<RouterHistory, string>();

/** Until another page is opened. */
function hold(history: RouterHistory, secret: string): void {
  const { pathname } = history.location;
  taken.set(history, secret);
  const stop = history.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    taken.delete(history);
    stop();
  });
}

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
  const [secret, setSecret] = useState(inAddress ?? taken.get(history) ?? null);
  // Another link may be opened in the same tab.
  if (inAddress !== null && inAddress !== secret) setSecret(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    hold(history, inAddress);
    const { pathname, search } = history.location;
    history.replace(pathname + search);
  }, [history, inAddress]);
  return secret;
}
