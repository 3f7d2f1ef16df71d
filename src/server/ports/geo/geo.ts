/** What tells where an address is; a company's service could stand here as well as our table. */
export interface Geo {
  /** Two capital letters (ISO 3166); null where nobody knows. */
  countryOf(address: string): Promise<string | null>;
}
