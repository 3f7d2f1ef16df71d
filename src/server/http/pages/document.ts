import type { Packed } from '../packed.ts';
import type { Beside } from './page-beside.ts';

export interface Document {
  packed: Packed;
  status: number;
  imageOrigins: readonly string[];
  frameOrigins: readonly string[];
  /** Of the styles that stand in this page. */
  styleHashes: readonly string[];
  /** What the page starts from, where it is not in it. */
  beside?: Beside;
  /** It has no content: the program draws it. */
  isShell?: boolean;
  /** It shows what is another within minutes. */
  isPassing?: boolean;
}
