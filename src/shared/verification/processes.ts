/**
 * Whatever may await its proof, by the `process` that the address of the page names on which a refusal is told; the order
 * is the one that it does not name.
 */
export const processes = {
  order: { verify: '/order/verify', redirect: '/order/redirect', begin: '/contract' },
  productChange: { verify: '/product-change/verify', redirect: '/order/redirect', begin: '/contract' },
  update: { verify: '/update/verify', redirect: '/update/redirect', begin: null },
  vapAddition: { verify: '/vap-addition/verify', redirect: '/vap-addition/redirect', begin: '/contracts' },
  move: { verify: '/my-move/verify', redirect: '/my-move/redirect', begin: '/my-move' },
} as const satisfies Record<string, ProcessPages>;

interface ProcessPages {
  /** Where it is taken up again, back from the bank. */
  verify: string;
  /** The server's own address that leads to the bank, before what waits and its verifier. */
  redirect: string;
  /** Where another one is begun; null where that depends on what it is. */
  begin: string | null;
}

export type Process = keyof typeof processes;

/**
 * The ways to the proof of what waits for it: the server's own address that leads to the bank, and the link that opens its page on
 * another device.
 */
export function proofWays(
  process: Process,
  { orderId, verifier }: { orderId: string; verifier?: string | null | undefined },
): { redirect: string; link: string } {
  const { redirect, verify } = processes[process];
  return {
    redirect: `${redirect}/${orderId}/${verifier ?? ''}`,
    link: `${window.location.origin}${verify}#${orderId}.${verifier ?? ''}`,
  };
}
