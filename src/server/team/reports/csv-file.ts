export interface CsvFile {
  fileName: string;
  contentType: string;
  chunks: AsyncIterable<string>;
}

export function csvFile(name: string, chunks: AsyncIterable<string>): CsvFile {
  return { fileName: `${name}.csv`, contentType: 'text/csv; charset=utf-8', chunks };
}

/** A moment of the merchant's clock as spreadsheets know it. */
export function csvTime(at: string): string {
  return at.replaceAll('-', '/');
}

/** How much of a file is read from the database at once. */
export const linesAtOnce = 500;
