/** The patterns of TeX, one file a language, each with its author and license at its head. */
declare module 'hyphen/patterns/*' {
  const definition: import('./liang.ts').Patterns;
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default definition;
}
