import type { ReactNode } from 'react';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { usePage } from '../page/usePage.ts';
import { useRightLostText } from './useRightLostText.ts';

interface RightLostPageProps {
  wayOut: ReactNode;
}

/** Whoever is an employee no more, and no customer either, learns why nothing of the customer is there (`acting.rightLost`). */
export function RightLostPage({ wayOut }: RightLostPageProps) {
  const { heading, text } = useRightLostText();
  usePage(heading);
  return <MessagePage scene="stopped" heading={heading} lead={text} actions={wayOut} />;
}
