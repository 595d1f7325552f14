/** As much of the library as is used; it has no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  // biome-ignore lint/style/noDefaultExport: that is how the library exports it.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, Axis> },
  ): Promise<Uint8Array>;
}
