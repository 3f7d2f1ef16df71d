import { readSources } from '#tests/house/read-sources.ts';
import { testsById } from './find-tests.ts';
import { type ComplianceId, complianceItems, heldIn } from './items.ts';

/** For a licence's file: each requirement, what holds it, and the tests that prove it. */
const tests = testsById(readSources());
for (const [id, sentence] of Object.entries(complianceItems)) {
  console.log(`${id}  ${sentence}`);
  console.log(`  held in ${heldIn[id as ComplianceId].join(', ')}`);
  for (const { path, name } of tests.get(id as ComplianceId) ?? []) {
    console.log(`    ${name}\n      ${path}`);
  }
  console.log();
}
