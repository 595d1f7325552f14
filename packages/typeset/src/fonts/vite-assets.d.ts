/** An asset imported by Vite: the URL from which the browser can fetch it. */
declare module '*.wasm?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: it is how Vite exports an asset
  export default address;
}
