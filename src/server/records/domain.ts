import type { Domain } from '#server/kernel/domain.ts';
import { recordAnswers, recordDownloads } from './handlers.ts';

export const records: Domain = {
  answers: recordAnswers,
  downloads: recordDownloads,
};
