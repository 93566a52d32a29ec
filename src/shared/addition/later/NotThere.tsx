import type { ReactNode } from 'react';
import type { Failure } from '../../../../domain/failure.ts';
import { SoughtContract } from '../../contracts/later/SoughtContract.tsx';
import { mayBeUnknown } from '../../contracts/mayBeUnknown.ts';

interface NotThereProps {
  /** Null where none is known. */
  contractCode: string | null;
  /** Of the page, where a customer must be opened first. */
  heading: string;
  failure: Failure;
  /** What is said where there is nothing to be had. */
  children: ReactNode;
}

/** There is nothing to add, or the contract is none of the customer's (`addition.none`, `priceLock.none`, `acting.foreignContract`). */
export function NotThere({ contractCode, heading, failure, children }: NotThereProps) {
  if (contractCode === null || !mayBeUnknown(failure)) return children;
  return <SoughtContract {...{ contractCode, heading, failure }}>{children}</SoughtContract>;
}
