import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { kebab, NotMade, write } from './files.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const isInnermost = (node: AnyStateNode) => Object.keys(node.states).length === 0;
const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

async function readMachine(file: string): Promise<{ name: string; machine: AnyStateMachine }> {
  const exported = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, unknown>;
  for (const [name, machine] of Object.entries(exported))
    if (machine instanceof StateMachine) return { name, machine: machine as AnyStateMachine };
  throw new NotMade(`${file} exports no machine.`);
}

function delaysOf({ implementations }: AnyStateMachine): string {
  const delays = Object.entries(implementations.delays as Record<string, unknown>);
  const takes = (delay: unknown) => (typeof delay === 'number' ? delay : 1_000);
  const all = delays.map(([name, delay]) => `${quoted(name)}: { takes: ${takes(delay)} }`);
  return all.length > 0 ? `delays: { ${all.join(', ')} },\n` : '';
}

/**
 * The model of a machine: every event, call, delay and innermost state that it declares, by name. What a person does and
 * sees is for its author to say, from the requirements; until then the tests name what is missing.
 */
export async function newModel(flow: string): Promise<string[]> {
  const folder = `machines/${kebab(flow)}`;
  const { name, machine } = await readMachine(`${folder}/${flow}.machine.ts`);
  const nodes = nodesOf(machine.root);
  const invokes = [...new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)))];
  const events = machine.events.filter((type: string) => !type.startsWith('xstate.') && type !== '*');
  const seen = nodes.filter(isInnermost);

  const text = `${invokes.length > 0 ? "import { failures } from '../failures.ts';\n" : ''}import { flowModel } from '../flowModel.ts';
import { ${name} } from './${flow}.machine.ts';

export const model = flowModel({
  machine: ${name},
  starts: { 'the address': { input: {}, begins: { person: 'Aino Mäkelä', address: '/' } } },
  events: { ${events.map((type: string) => `${quoted(type)}: { '': { does: [] } }`).join(', ')} },
  outcomes: { ${invokes.map((id) => `${quoted(id)}: { 'all is well': { output: {}, answer: 'let go' }, ...failures }`).join(', ')} },
  calls: { ${invokes.map((id) => `${quoted(id)}: { method: 'GET', path: '/api/*' }`).join(', ')} },
${delaysOf(machine)}  key: () => null,
  sees: [
    ${seen
      .map((node) => {
        const calls = node.invoke.map(({ id }) => quoted(id)).join(', ');
        const look = node.type === 'final' ? 'isPassing: true' : `heading: ${quoted(node.description ?? node.key)}`;
        return `{ in: ${quoted(node.path.join('.'))}, ${look}${calls ? `, waitsFor: [${calls}]` : ''} }`;
      })
      .join(',\n')}
  ],
});
`;
  await write(`${folder}/${flow}.model.ts`, text);
  return [
    'say how the flow begins, what a person does for each event, and what each state shows (docs/how-to/add-a-machine.md, 5)',
    'npm run test:integration -- tests/model',
  ];
}
