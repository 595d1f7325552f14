// Before anything is shown: whether the line is slow, as far as the browser says or this document's own
// coming tells. Then the editor's documents load what sets the page before the app (src/early.ts), and
// letters are in a face that this device has.
(() => {
  const slowMbits = 1;
  /** Until the first byte: three ways there and back on a line of 400 ms, or a server in trouble. */
  const slowMs = 1_200;
  const { connection } = navigator;
  const [visit] = performance.getEntriesByType('navigation');
  const isSlow = connection?.downlink < slowMbits || visit?.responseStart > slowMs;
  if (isSlow || connection?.saveData) document.documentElement.dataset.line = 'slow';
})();
