import { useRouter } from '@tanstack/react-router';

/** A link to another page of the shell. */
export function Go({ href, label }: { href: string; label: string }) {
  const { history } = useRouter();
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        history.push(href);
      }}
    >
      {label}
    </a>
  );
}
