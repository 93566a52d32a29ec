/*
 * Where a person is in the atlas stands behind the `#`, so that a page opened from a file has addresses too:
 * `#/gate`, `#/gate/state/route.open`, `#/gate/transition/…?view=coverage`, `#/requirements/gate.blocked`.
 */

/** What is laid over the chart, with its own part beside it. */
export const views = ['coverage', 'screens', 'tour', 'simulation', 'live', 'changes'] as const;
export type View = (typeof views)[number];

export type Selection = { kind: 'state'; path: string } | { kind: 'transition'; id: string };

export interface MachineAddress {
  page: 'machine';
  /** Null for the first one. */
  machine: string | null;
  selection: Selection | null;
  view: View | null;
}

export type Address =
  | MachineAddress
  | { page: 'requirements'; /** The one that was asked for. */ requirement: string | null }
  | { page: 'unknown'; written: string };

const isView = (name: string | null): name is View => views.some((view) => view === name);

/** What the part of an address after the `#` means; one that does not begin with `/` names a place on a page. */
export function parseAddress(hash: string): Address {
  const unknown: Address = { page: 'unknown', written: hash };
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?');
  let parts: string[];
  try {
    parts = path.split('/').map(decodeURIComponent);
  } catch {
    return unknown;
  }
  const [first = '', second, third = ''] = parts;
  if (parts.length > 3) return unknown;
  if (first === 'requirements') return { page: 'requirements', requirement: second || null };

  const asked = new URLSearchParams(search).get('view');
  if (asked !== null && !isView(asked)) return unknown;
  const place = { page: 'machine', machine: first || null, view: asked } as const;
  if (!second) return { ...place, selection: null };
  if (second === 'state' && third) return { ...place, selection: { kind: 'state', path: third } };
  if (second === 'transition' && third) return { ...place, selection: { kind: 'transition', id: third } };
  return unknown;
}

function selectionParts(selection: Selection | null): string[] {
  if (!selection) return [];
  return selection.kind === 'state' ? ['state', selection.path] : ['transition', selection.id];
}

/** An address as a link has it. */
export function hrefOf(address: Exclude<Address, { page: 'unknown' }>): string {
  if (address.page === 'requirements') {
    return ['#/requirements', address.requirement].filter((part) => part !== null).join('/');
  }
  const parts = address.machine ? [address.machine, ...selectionParts(address.selection)] : [];
  return `#/${parts.map(encodeURIComponent).join('/')}${address.view ? `?view=${address.view}` : ''}`;
}

/** The address of a machine, or of a state or transition of it. */
export const machineHref = (machine: string, selection: Selection | null = null, view: View | null = null): string =>
  hrefOf({ page: 'machine', machine, selection, view });

export const stateHref = (machine: string, path: string): string =>
  machineHref(machine, path ? { kind: 'state', path } : null);

export const transitionHref = (machine: string, id: string): string => machineHref(machine, { kind: 'transition', id });

export const requirementHref = (requirement: string): string => hrefOf({ page: 'requirements', requirement });
