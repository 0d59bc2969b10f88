/** Makes plain data immutable in fact, not only by type, before it is handed to code that is not ours. */

/** Freezes a value and all that it holds; stops at what is frozen already, so shared structure costs nothing. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
