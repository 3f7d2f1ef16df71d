/** The vendors' marks are files of ours, kept by the worker; a game names its vendor only by code. */
export function vendorMarkOf(vassalage: string): string {
  return `/vendors/${vassalage}.svg`;
}
