/** The day of a numero is plain from where it stands; its number within the day is what differs. */
export function shortNumero(numero: string): string {
  const [, number] = numero.split('-');
  return number ?? numero;
}
