/** Every run sends the same; `FUZZ_SEED` is for another one. Failures name the seed. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_123);
