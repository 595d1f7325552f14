declare module '*.md' {
  const document: import('../scripts/markdown.ts').WrittenDocument;
  export default document;
}
