import type { AwaitedProof } from '../../../machines/verification/verification.machine.ts';
import { useSecret } from '../page/useSecret.ts';

/** What awaits its proof, and its verifier. */
const proofLink = /^[\da-f-]{36}\.[\w-]{22}$/;

/** What the link of another device names that waits there for its proof (`verification.link`); null back from the bank. */
export function useProofLink(): AwaitedProof | null {
  const [orderId, verifier] = useSecret(proofLink)?.split('.') ?? [];
  return orderId === undefined || verifier === undefined ? null : { orderId, verifier };
}
