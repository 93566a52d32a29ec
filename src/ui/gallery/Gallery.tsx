import { ContractPage } from './ContractPage.tsx';
import { ContractsPage } from './ContractsPage.tsx';
import { Frame } from './Frame.tsx';
import { LoadingPage, Message } from './Messages.tsx';
import { Parts } from './Parts.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { SignInPage } from './SignInPage.tsx';

/**
 * The components in their states and on the templates of pages, for development only: `npm run dev`, then
 * `/src/ui/gallery/index.html#contracts`, with `?theme=dark` or `?brand=coop` before the hash. No build takes it along.
 */
export function Gallery({ view }: { view: string }) {
  if (view === 'contracts') return <ContractsPage />;
  if (view === 'contract') return <ContractPage />;
  if (view === 'sign-in') return <SignInPage />;
  if (view === 'dialog') return <SessionDialog />;
  if (view === 'loading') return <LoadingPage />;
  if (view.startsWith('message-')) return <Message kind={view.slice('message-'.length)} />;
  return (
    <Frame>
      <Parts />
    </Frame>
  );
}
