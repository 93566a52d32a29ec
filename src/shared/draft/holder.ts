/** Holds what changes with every key and is shown by nothing but the field itself, so that nothing is drawn anew for it. */
export function holder<Value>(first: Value): { read(): Value; write(value: Value): void } {
  let held = first;
  return {
    read: () => held,
    write: (value) => {
      held = value;
    },
  };
}
