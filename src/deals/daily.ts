/** The seed of a day's deal: the local date as `YYYY-MM-DD`, for a page and for the command alike. Must not know which day it is. */
export function dailySeed(day: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
