/** With it the servers of the tests seal what awaits its proof, as a setting says it. */
export const proofKey = 'proof-key-of-the-tests-'.padEnd(43, '0');
