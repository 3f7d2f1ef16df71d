import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import type { CallDeclaration } from '#contract/call.ts';

/**
 * Leaves out of each call's declaration what the gateway goes by and the app never reads: who may
 * call, what it may refuse, and the shape of what is asked, which the types have seen to already.
 */
export function leanCalls(root: string): Plugin {
  const contract = join(root, 'src/contract/');
  return {
    name: 'verbena-lean-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]contract[\\/][^\\/]+\.ts$/ },
      handler(source, id) {
        return id.startsWith(contract) ? { code: withoutUnread(source), map: null } : null;
      },
    },
  };
}

type Unread = Exclude<keyof CallDeclaration, ReadByTheApp>;
type ReadByTheApp = 'name' | 'method' | 'path' | 'value' | 'sealed' | 'form' | 'takesPicture';

const unread: Readonly<Record<Unread, true>> = {
  summary: true,
  who: true,
  duty: true,
  evenRunOut: true,
  request: true,
  refuses: true,
  evenBeforeChange: true,
  always: true,
  sharedUntil: true,
};

export function withoutUnread(source: string): string {
  if (!source.includes('defineCall({')) return source;
  let lean = source;
  // From the end, so that what stands before keeps its place.
  for (const { start, end } of unreadProperties(source).reverse()) {
    lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, '');
  }
  return lean;
}

function unreadProperties(source: string): ESTree.Node[] {
  return parseAst(source, { lang: 'ts' }).body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => (init ? unreadOf(init) : []));
  });
}

function unreadOf(made: ESTree.Expression): ESTree.Node[] {
  if (made.type !== 'CallExpression' || made.callee.type !== 'Identifier') return [];
  const [declaration] = made.arguments;
  if (made.callee.name !== 'defineCall' || declaration?.type !== 'ObjectExpression') return [];
  return declaration.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name in unread,
  );
}
