import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { languages } from '#contract/languages.ts';
import { openHouse } from './check/house.ts';
import { startVendor } from './server/vendor.ts';

/**
 * `node src/demo/vendor/dev.ts [CURRENCY] [LANGUAGE]`: the vendor beside a wallet in memory, and an
 * address to open for each kind of game, without a gateway or a database.
 */
const [currency = 'COP', language = languages[0]] = process.argv.slice(2);
const pair = generateKeyPairSync('ed25519');
const house = await openHouse();
house.trust(pair.publicKey.export({ format: 'jwk' }));
const vendor = await startVendor({
  privateKey: pair.privateKey.export({ format: 'jwk' }),
  gatewayOrigin: house.origin,
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 0),
  brands: [{ code: 'DEV', kind: 'seamless' }],
  pages: fileURLToPath(new URL('../../../dist/vendor', import.meta.url)),
});

for (const gameType of ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP']) {
  for (const theme of ['night', 'day']) {
    const { player, token } = house.invite({
      currency,
      game: `DEV_${gameType}`,
      gameType,
      gameName: `Demo ${gameType}`,
      balance: 50_000_000n,
    });
    const said = new URLSearchParams({
      token,
      language,
      theme,
      mode: 'real',
      origin: house.origin,
    });
    console.log(`${gameType} ${theme} ${vendor.origin}/play/DEV/${player.game}#${said}`);
  }
}

process.once('SIGTERM', () => process.exit(0));
