import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Code } from '#contract/values.ts';
import { startVendor } from './server/vendor.ts';

const Game = v.object({ code: Code, name: v.string(), type: v.string() });

/** What the gateway that forked us says first. The key is told here, so that no list of programs shows it. */
const Begin = v.object({
  privateKey: v.looseObject({
    kty: v.literal('OKP'),
    crv: v.literal('Ed25519'),
    x: v.string(),
    d: v.string(),
  }),
  gatewayOrigin: v.pipe(v.string(), v.url()),
  host: v.string(),
  port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  vendors: v.array(
    v.union([
      v.pipe(
        Code,
        v.transform((code) => ({ code, wallet: 'seamless' as const, games: [] })),
      ),
      v.object({
        code: Code,
        wallet: v.optional(v.picklist(['seamless', 'transfer']), 'seamless'),
        games: v.optional(v.array(Game), []),
      }),
    ]),
  ),
  folder: v.optional(v.string()),
});

const pages = fileURLToPath(new URL('../../../dist/vendor', import.meta.url));

async function begin(message: unknown): Promise<void> {
  const { vendors, ...given } = v.parse(Begin, message);
  const brands = vendors.map(({ wallet, ...vendor }) => ({ ...vendor, kind: wallet }));
  const vendor = await startVendor({ ...given, brands, pages });
  const end = () => void vendor.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.send?.({ kind: 'ready', origin: vendor.origin });
}

// Whoever forked us is gone: nobody would end us any more.
process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  begin(message).catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  });
});
