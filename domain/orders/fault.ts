/** What an order lacks, or has otherwise than it may. */
export interface OrderFault {
  /** The way there in what is sent: `formData.contact.phone`. */
  field: string;
  rule:
    | 'required'
    | 'format'
    /** Not of age. */
    | 'adult'
    /** A day before the first or after the last one that may be chosen. */
    | 'minimum'
    | 'maximum'
    /** The product does not ask for it. */
    | 'notAsked'
    /** Nothing of that name is to be had. */
    | 'unknown'
    /** Of what excludes each other there is more than one. */
    | 'exclusive';
}
