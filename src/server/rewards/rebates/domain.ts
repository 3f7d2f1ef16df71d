import type { Domain } from '#server/kernel/domain.ts';
import { rebateReaderKind, runRebates } from './settle-rebates.ts';

export const rebates: Domain = {
  jobs: (app) => ({ [rebateReaderKind]: runRebates(app) }),
};
