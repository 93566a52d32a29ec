/** A fault that a person would suffer from, planted to see that the generated tests find it. */
export interface Mutation {
  /** What the person would meet. */
  name: string;
  kind:
    | 'accessibility'
    | 'another tab'
    | 'call sent twice'
    | 'call without its header'
    | 'console error'
    | 'dialog'
    | 'dropped error branch'
    | 'enabled too early'
    | 'inverted guard'
    | 'lost focus'
    | 'missing action'
    | 'missing guard'
    | 'missing translation'
    | 'stale news'
    | 'swapped order'
    | 'wrong address'
    | 'wrong delay'
    | 'wrong event'
    | 'wrong page'
    | 'wrong target'
    | 'wrong text';
  /** The machine whose tours must find it. */
  machine: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
}

/** The file with the fault in it; null where its place is no longer there, or there are several. */
export function mutated(text: string, { find, replace }: Mutation): string | null {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(replace) : null;
}
