/** The seed of the daily deal, as the element writes it: a local date. Must not know which day it is. */
export function dateOf(day: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
