/** A place in a file, from one character to before another, and what stands there instead. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  /** The file, where it may be another than that of the machine. */
  file?: string;
}

/** What any planted fault says of itself. */
export interface Fault {
  /** What the person would meet; of a derived one what the machine does. */
  name: string;
  kind: string;
  /** The machine, or the part of the server, whose tests must find it. */
  machine: string;
  file: string;
}

/** A fault that a person would suffer from, written by hand to see that the tests find it. */
export interface WrittenFault extends Fault {
  kind:
    | 'accessibility'
    | 'another tab'
    | 'call sent twice'
    | 'call without its header'
    | 'call without its bot check'
    | 'console error'
    | 'dialog'
    | 'dropped error branch'
    | 'enabled too early'
    /** Of a part of the server. */
    | `hole in ${string}`
    | 'lost draft'
    | 'lost focus'
    | 'missing check'
    | 'secret kept'
    | 'missing action'
    | 'missing guard'
    | 'missing translation'
    | 'stale news'
    | 'wrong address'
    | 'wrong event'
    | 'wrong page'
    | 'wrong text';
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** The tests that must find it, where it is not the tours of its machine: files, and the name of one where it is meant. */
  tests?: { files: string[]; named?: string };
}

/** A fault that was read off a machine's source. */
export interface DerivedFault extends Fault {
  edits: Edit[];
}

export type Mutation = WrittenFault | DerivedFault;

/** The file with the fault in it; null where its place is no longer there, or there are several. */
export function mutated(text: string, fault: Mutation): string | null {
  if ('edits' in fault) {
    const fromBehind = [...fault.edits].sort((one, other) => other.from - one.from);
    return fromBehind.reduce((left, { from, to, text: put }) => left.slice(0, from) + put + left.slice(to), text);
  }
  const parts = text.split(fault.find);
  return parts.length === 2 ? parts.join(fault.replace) : null;
}
