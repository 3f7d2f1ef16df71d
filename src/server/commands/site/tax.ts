import { updateTax } from '#server/deposits/method-store.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './site-command.ts';

export const tax = defineCommand({
  name: 'tax',
  usage: `  tax deposit BASISPOINTS                 the tax that deposits hold, such as 1900 for 19 %`,
  parse([what, points, ...more]) {
    if (what !== 'deposit' || !points || more.length > 0 || !/^\d{1,5}$/.test(points)) {
      throw new UsageError('It is "tax deposit BASISPOINTS", such as 1900 for 19 %.');
    }
    const basisPoints = Number(points);
    if (basisPoints > 10_000) throw new UsageError('A tax is 10000 basis points at most.');
    return { kind: 'tax', basisPoints };
  },
  async run({ database }, { basisPoints }) {
    await updateTax(database, basisPoints);
    return `Deposits that are begun from now on hold a tax of ${basisPoints} basis points.`;
  },
});
