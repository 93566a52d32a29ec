import { Fragment } from 'react';

/** A name as it stands in the code; it may be broken where its parts meet: `route.` `revalidating`, `isReported` `Blocked`. */
export function Code({ children }: { children: string }) {
  const parts = children.split(/(?<=[./,])|(?=[A-Z][a-z])/);
  return (
    <span lang="en">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one name, which stay where they are
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
