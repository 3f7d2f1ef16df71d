import type { Duty } from '#contract/call.ts';
import type { Database } from '#server/db/open.ts';
import type { Actor } from '#server/operator/audit.ts';
import { actorNamed } from '#server/operator/keep-operators.ts';
import { CommandError } from './command-error.ts';

/** Who says no name is the machine, which is one person however many sit at it. */
export async function actorOf(database: Database, name: string | null, duty: Duty): Promise<Actor> {
  if (name === null) return { id: null, name: 'machine' };
  const actor = await actorNamed({ database }, name, duty);
  if (actor) return actor;
  throw new CommandError(`There is no operator ${name} whose duty it is to ${duty}.`);
}
