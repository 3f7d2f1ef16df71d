// @ts-check
import { buildIfStale } from './launch-build.mjs';
import { findChromium } from './launch-chromium.mjs';
import { run, Stop } from './launch-run.mjs';

/**
 * Every check there is, cheapest first. What was given goes to vitest, to run only a part of it.
 * @param {string[]} given
 */
export async function test(given) {
  await step('biome', () => run('biome', ['check', '.']));
  await step('types', () => run('tsc', ['-b', '--noEmit']));
  await step('knip', () => run('knip', []));
  await step('unit and database tests', () => vitest(['unit*', 'database'], given));
  await step('build', async () => {
    await buildIfStale();
    return 0;
  });
  await step('browser tests', async () =>
    vitest(['browser'], given, { CHROME_PATH: await findChromium() }),
  );
  console.log('All checks passed.');
  return 0;
}

/**
 * @param {string[]} projects
 * @param {string[]} given
 * @param {Record<string, string>} [environment]
 */
function vitest(projects, given, environment) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  // A part named on the command line may lie in one of the two runs only.
  const partial = given.length > 0 ? ['--passWithNoTests'] : [];
  return run('vitest', ['run', ...chosen, ...partial, ...given], { environment });
}

/**
 * @param {string} name
 * @param {() => Promise<number>} work
 */
async function step(name, work) {
  const startedMs = performance.now();
  const code = await work();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  if (code !== 0) throw new Stop(`Stopped at ${name}: exit code ${code} after ${seconds} s.`);
  console.log(`${name}: ${seconds} s`);
}
