import { parseArgs } from 'node:util';
import { checkVendor } from './check-vendor.ts';

/** `npm run vendor:check -- URL`: a line of JSON for each rule, and whether all of them are kept. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { listen: { type: 'string', default: '127.0.0.1' } },
  });
  const [vendor] = positionals;
  if (vendor === undefined || !URL.canParse(vendor)) {
    console.error('Which vendor? npm run vendor:check -- http://127.0.0.1:8091 [--listen ADDRESS]');
    return 1;
  }
  const verdicts = await checkVendor(vendor, { host: values.listen });
  for (const verdict of verdicts) console.log(JSON.stringify(verdict));
  const broken = verdicts.filter(({ isKept }) => !isKept).length;
  console.log(JSON.stringify({ rules: verdicts.length, kept: verdicts.length - broken, broken }));
  return broken === 0 ? 0 : 1;
}

process.exitCode = await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  return 1;
});
