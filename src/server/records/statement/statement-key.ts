import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { onceFetched, slotFor } from '#server/kernel/scope.ts';
import { insertStatementKey, selectStatementKey } from './statement-store.ts';

interface StatementKey {
  publicKey: string;
  privateKey: KeyObject;
}

type Context = Pick<AppContext, 'database' | 'vault' | 'scope'>;

const place = 'statement_key.private_key';
const slot = slotFor<Promise<StatementKey>>('key of statements');

/** What the house signs statements with: made when it is first asked for, and the same on every gateway. */
export function statementKeyOf(app: Context): Promise<StatementKey> {
  return onceFetched(app.scope, slot, () => readKey(app));
}

async function readKey({
  database,
  vault,
}: Pick<Context, 'database' | 'vault'>): Promise<StatementKey> {
  if (!(await selectStatementKey(database))) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    await insertStatementKey(database, {
      publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
      privateKey: vault.lock(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), place),
    });
  }
  const kept = await selectStatementKey(database);
  if (!kept) throw new Error('The key of statements was made and is not there.');
  const { publicKey, privateKey } = kept;
  return { publicKey, privateKey: createPrivateKey(vault.unlock(privateKey, place)) };
}
