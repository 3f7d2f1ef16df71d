// @ts-check
// The one script that must run before anything is installed: no dependency, no TypeScript, Node 18.
import { spawnSync } from 'node:child_process';
import { build, buildIfStale } from './launch-build.mjs';
import { installIfStale } from './launch-install.mjs';
import { chooseNode, quietIn, root, run, runProjectFile, Stop } from './launch-run.mjs';
import { test } from './launch-test.mjs';

// Where DEMO is off, nothing of the demonstration is so much as read.
const gatewayFile = process.env.DEMO === 'off' ? 'src/server/main.ts' : 'src/demo/main.ts';

/** @type {Record<string, (given: string[]) => Promise<number>>} */
const commands = {
  async start(given) {
    await buildIfStale();
    return runProjectFile(gatewayFile, given, {
      isGateway: true,
      environment: quietIn(process.stdout, process.env),
    });
  },
  test,
  dev: (given) =>
    runProjectFile(gatewayFile, given, { isGateway: true, environment: { DEV: '1' } }),
  async build() {
    await build();
    return 0;
  },
  async bench(given) {
    await buildIfStale();
    return runProjectFile('tests/bench/bench.ts', given);
  },
  site: (given) => runProjectFile('src/server/commands/site.ts', given),
  ledger: (given) => runProjectFile('src/server/commands/ledger.ts', given),
  seed: (given) => runProjectFile('src/demo/seed.ts', given),
  verify: (given) => runProjectFile('src/server/commands/verify.ts', given),
  odds: (given) => runProjectFile('src/server/commands/odds.ts', given),
  'vendor:check': (given) => runProjectFile('src/demo/vendor/check/main.ts', given),
  brand: (given) => runProjectFile('src/demo/brand.ts', given),
  compliance: (given) => runProjectFile('tests/compliance/print.ts', given),
  words: (given) => run('lingui', ['extract', ...given]),
};

async function launch() {
  const [name = '', ...given] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Stop(`"${name}" is no command; there are ${Object.keys(commands).join(', ')}.`);
  }
  installIfStale(root, (file, given) => spawnSync(file, given, { cwd: root, stdio: 'inherit' }));
  chooseNode();
  return command(given);
}

try {
  process.exitCode = await launch();
} catch (thrown) {
  if (!(thrown instanceof Stop)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
