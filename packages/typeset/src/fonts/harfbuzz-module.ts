/**
 * Calls HarfBuzz directly. The wrapper of harfbuzzjs allocates an object per glyph and starts on
 * import, even on pages without a document, so only its WebAssembly file is used.
 */
/** The exports of the WebAssembly module that are used. */
export type HarfBuzzExports = {
  memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_get_upem(face: number): number;
  hb_font_create(face: number): number;
  hb_font_get_h_extents(font: number, extents: number): number;
  hb_font_get_nominal_glyph(font: number, codePoint: number, glyph: number): number;
  hb_font_get_glyph_h_advance(font: number, glyph: number): number;
  hb_ot_metrics_get_position_with_fallback(font: number, tag: number, position: number): void;
  hb_ot_name_get_utf16(face: number, id: number, lang: number, size: number, text: number): number;
  hb_buffer_create(): number;
  hb_buffer_clear_contents(buffer: number): void;
  hb_buffer_add_utf16(
    buffer: number,
    text: number,
    length: number,
    offset: number,
    itemLength: number,
  ): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_set_language(buffer: number, language: number): void;
  hb_language_from_string(text: number, length: number): number;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, featureCount: number): void;
};

/** Instantiates the module with its only imports: growing memory, and aborting. */
export async function instantiateHarfBuzz(
  wasm: BufferSource | Promise<Response>,
): Promise<HarfBuzzExports> {
  let memory: WebAssembly.Memory | undefined;
  const grow = (bytes: number): number => {
    if (!memory) return 0;
    const missing = bytes - memory.buffer.byteLength;
    try {
      memory.grow(Math.max(1, Math.ceil(missing / 65536)));
      return 1;
    } catch {
      return 0;
    }
  };
  const abort = () => {
    throw new Error('HarfBuzz stopped: out of memory or a broken font');
  };
  const imports = {
    env: {
      emscripten_resize_heap: grow,
      _abort_js: abort,
      _emscripten_runtime_keepalive_clear: () => {},
      _setitimer_js: () => 0,
    },
    wasi_snapshot_preview1: { proc_exit: abort },
  };
  const source = await wasm;
  // Tested negatively, because naming `Response` makes Node load its fetch implementation, which
  // takes 60 ms at start.
  const started =
    source instanceof ArrayBuffer || ArrayBuffer.isView(source)
      ? await WebAssembly.instantiate(source, imports)
      : await WebAssembly.instantiateStreaming(source, imports);
  // Asserts the exports that the module declares, which WebAssembly's types can't express.
  const exports = started.instance.exports as unknown as HarfBuzzExports;
  memory = exports.memory;
  exports.__wasm_call_ctors();
  return exports;
}
