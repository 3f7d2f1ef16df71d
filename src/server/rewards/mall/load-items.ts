import * as v from 'valibot';
import { mallItemKinds } from '#contract/points.ts';
import { worded } from '#contract/worded.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { type ItemRow, selectAllItems, upsertItem } from './mall-store.ts';

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400));
const Worded = worded(Text);
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** An item as a merchant writes it in a file; amounts are minor units. */
export const MallItemFile = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/)),
    name: Worded,
    description: Worded,
    picture: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))/)))),
    kind: v.picklist(mallItemKinds),
    points: Positive,
    amount: v.optional(Amount, 0),
    prize: v.optional(Positive),
    /** Without it as many as are wanted. */
    stock: v.optional(Count),
    limit: v.optional(v.strictObject({ count: Positive, days: v.optional(Positive) })),
    beginsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    isOffered: v.optional(v.boolean(), true),
  }),
  v.check(
    ({ kind, prize }) => (kind === 'cash') === (prize !== undefined),
    'A cash item, and no other, has a prize.',
  ),
);
export const MallFile = v.pipe(
  v.array(MallItemFile),
  v.maxLength(500),
  v.check(
    (items) => new Set(items.map(({ code }) => code)).size === items.length,
    'Two items have the same code.',
  ),
);
export type MallFileItem = v.InferOutput<typeof MallItemFile>;

/** Writes items by their code; those that the file does not name are left as they are. */
export async function loadItems(
  { database }: Pick<AppContext, 'database'>,
  items: readonly MallFileItem[],
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const [position, item] of items.entries()) {
      await upsertItem(transaction, rowOf(item, position));
    }
    await writeAudit(transaction, actor, 'mall.items', 'mall', { items: String(items.length) });
    return done(null);
  });
}

export function listItems({ database }: Pick<AppContext, 'database'>): Promise<ItemRow[]> {
  return selectAllItems(database);
}

/** Stock is what lies on the shelf now; loading the same file again sets it anew. */
export function rowOf(item: MallFileItem, position: number): Parameters<typeof upsertItem>[1] {
  return {
    code: item.code,
    name: item.name,
    description: item.description,
    picture: item.picture ?? null,
    kind: item.kind,
    points: String(item.points),
    amount: String(item.amount),
    prize: item.prize === undefined ? null : String(item.prize),
    stock: item.stock ?? null,
    limit_count: item.limit?.count ?? null,
    limit_days: item.limit?.days ?? null,
    begins_at: item.beginsAt === undefined ? null : new Date(item.beginsAt),
    ends_at: item.endsAt === undefined ? null : new Date(item.endsAt),
    position,
    is_offered: item.isOffered,
  };
}
