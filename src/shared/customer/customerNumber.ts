/** A customer number as people read it, in groups of four that stay on one line: `4012 7731`. */
export const customerNumber = (customerId: string): string => customerId.replace(/(\d{4})(?=\d)/g, '$1\u00a0');
