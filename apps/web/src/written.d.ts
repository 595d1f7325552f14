declare module '*.md' {
  const document: import('../scripts/markdown.ts').WrittenDocument;
  // biome-ignore lint/style/noDefaultExport: a text has no other name than its file's.
  export default document;
}

declare module 'virtual:known-passwords' {
  export const knownPasswords: readonly string[];
}
