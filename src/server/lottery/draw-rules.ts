import { createHmac, hash } from 'node:crypto';
import * as v from 'valibot';
import { drawResult } from '#lottery/draw-result.ts';
import { listRoot } from '#lottery/merkle.ts';
import { isResult } from '#lottery/results.ts';
import { families } from '#lottery/types.ts';
import type { DrawRules } from './draws/hooks.ts';

/** The rules of `src/lottery`, with the machine's own hashes: the same bytes, many times faster. */
export const drawRules: DrawRules = {
  listRoot: (hashes) => listRoot(hashes, (bytes) => hash('sha256', bytes, 'buffer')),
  draw: (family, from) =>
    drawResult(v.parse(Family, family), from, (key, message) =>
      createHmac('sha256', key).update(message).digest(),
    ),
  isResult: (family, result) => isResult(v.parse(Family, family), result),
};

const Family = v.picklist(families);
