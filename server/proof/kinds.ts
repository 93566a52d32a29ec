import type { ProofRow } from '../store/proofs.ts';

/** Whatever may await the proof of who has asked for it. */
export type ProofKind = ProofRow['kind'];

/** Where the portal takes each of them up again, back from the bank. */
export const proofPages: Record<ProofKind, string> = {
  order: '/order/verify',
  productChange: '/product-change/verify',
  vapAddition: '/vap-addition/verify',
  move: '/my-move/verify',
  update: '/update/verify',
};
