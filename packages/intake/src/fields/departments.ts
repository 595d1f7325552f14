const bracketed = /^(.{3,}?)\s*\([^()]{3,}\)(,\s.*)?$/;

/** 'Vale Health (Surgical Ward)': where several employers have brackets, those tell of a part of them. */
export function withoutDepartments(companies: readonly string[]): string[] {
  const told = new Set(companies.filter((one) => bracketed.test(one)));
  const isUsual = told.size >= 2;
  return companies.map((one) => (isUsual ? one.replace(bracketed, '$1$2') : one));
}
