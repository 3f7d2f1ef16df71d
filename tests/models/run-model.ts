import fc from 'fast-check';
import type { ModelFigures } from './ledger-model.ts';

interface ModelRun<Operation> {
  seed: number;
  sequences: number;
  /** How many sequences run beside each other, each on people of its own. */
  atOnce: number;
  operation: fc.Arbitrary<Operation>;
  shortest: number;
  longest: number;
  /** Where a sequence is long to carry out: the difference is told as it was found, not looked for in a smaller one. */
  isToldAtOnce?: boolean;
  /** Carries a sequence out and says what differs from the model; null where nothing does. */
  check: (name: string, sequence: readonly Operation[], worker: number) => Promise<string | null>;
}

/** Sequences of anything against a model, several at once, each worker from a seed of its own. */
export async function runModel<Operation>(run: ModelRun<Operation>): Promise<ModelFigures> {
  const { seed, sequences, atOnce } = run;
  const workers = Array.from({ length: atOnce }, (_, worker) => {
    const own = Math.floor((sequences + worker) / atOnce);
    return own === 0 ? null : runWorker(run, worker, own);
  });
  const ended = (await Promise.all(workers)).filter((one) => one !== null);
  const figures = {
    seed,
    sequences,
    operations: ended.reduce((sum, { operations }) => sum + operations, 0),
    mismatches: ended.filter(({ example }) => example !== undefined).length,
  };
  const example = ended.find((one) => one.example !== undefined)?.example;
  return example === undefined ? figures : { ...figures, example };
}

async function runWorker<Operation>(
  { seed, operation, shortest, longest, check, isToldAtOnce = false }: ModelRun<Operation>,
  worker: number,
  numRuns: number,
): Promise<{ operations: number; example?: string }> {
  let operations = 0;
  let number = 0;
  const property = fc.asyncProperty(
    // Left to itself it would seldom come near the longest, and ends are what is looked for.
    fc.array(operation, { minLength: shortest, maxLength: longest, size: 'max' }),
    async (sequence) => {
      number += 1;
      operations += sequence.length;
      const differs = await check(`m${seed}w${worker}n${number}`, sequence, worker);
      if (differs !== null) throw new Error(differs);
    },
  );
  const details = await fc.check(property, {
    ...{ seed: seed + worker, numRuns },
    endOnFailure: isToldAtOnce,
  });
  if (!details.failed) return { operations };
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : '';
  return { operations, example: `${JSON.stringify(details.counterexample)} ${why}` };
}
