/** TeX's patterns, one file per language, each headed by its author and license. */
declare module 'hyphen/patterns/*' {
  const definition: import('./liang.ts').Patterns;
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default definition;
}
