import { checkVendorsModel } from '#tests/models/vendors-model.ts';
import type { Figure } from './figure.ts';
import { measureModel } from './money-models.ts';

/** Ten thousand ways that a vendor's callbacks may come in. */
export function measureVendorsModel(sequences = 10_000): Promise<Figure[]> {
  return measureModel(
    'vendors.model',
    'callbacks late, repeated, reordered, together, replayed, contradicted and of unknown fate, players leaving and resting, the vendor closing, against a bookkeeper',
    (database) => checkVendorsModel(database, { seed: 20_261_121, sequences, atOnce: 4 }),
  );
}
