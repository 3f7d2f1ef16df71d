import type { Domain } from '#server/kernel/domain.ts';
import { recordAnswers, recordDownloads } from './handlers.ts';
import { makeRecordPartitions } from './record-partitions.ts';

export const records: Domain = {
  answers: recordAnswers,
  downloads: recordDownloads,
  jobs: ({ database }) => ({ 'record-partitions': makeRecordPartitions(database) }),
};
