/**
 * JSON of an answer, of which what is frozen is written only once: a field that cannot change, such as
 * what the merchant set up, is most of an answer that otherwise differs from caller to caller.
 */
export function writeJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value);
  if (Array.isArray(value) || !fields.some(([, field]) => isKept(field))) {
    return JSON.stringify(value);
  }
  const written = fields.map(([name, field]) => {
    const json = isKept(field) ? keptJson(field) : JSON.stringify(field);
    return json === undefined ? undefined : `${JSON.stringify(name)}:${json}`;
  });
  return `{${written.filter((one) => one !== undefined).join(',')}}`;
}

const jsonByObject = new WeakMap<object, string>();

function keptJson(frozen: object): string {
  const known = jsonByObject.get(frozen);
  if (known !== undefined) return known;
  const json = JSON.stringify(frozen);
  jsonByObject.set(frozen, json);
  return json;
}

function isKept(field: unknown): field is object {
  return typeof field === 'object' && field !== null && Object.isFrozen(field);
}
