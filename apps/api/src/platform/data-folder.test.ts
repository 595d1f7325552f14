import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const folders = 300;

/** Makes one folder after the other, as a node that starts beside others; they begin each at once. */
const node = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { module, parent, nodes, folders, turns } = workerData;
  import(module).then(({ makeDataFolder }) => {
    const said = [];
    for (let turn = 0; turn < folders; turn += 1) {
      Atomics.add(turns, turn, 1);
      while (Atomics.load(turns, turn) < nodes);
      try {
        makeDataFolder(parent + '/' + turn + '/pictures');
      } catch (error) {
        said.push(error.message);
      }
    }
    parentPort.postMessage(said);
  });`;

it('is made once by nodes that start at the same moment', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'folio-data-folder-'));
  const turns = new Int32Array(new SharedArrayBuffer(4 * folders));
  const module = new URL('./data-folder.ts', import.meta.url).href;
  const workerData = { module, parent, nodes: 2, folders, turns };
  try {
    const nodes = [1, 2].map(() => new Worker(node, { eval: true, workerData }));
    const outputs = await Promise.all(
      nodes.map(
        (one) =>
          new Promise<string[]>((done, fail) => void one.on('message', done).on('error', fail)),
      ),
    );
    expect(outputs.flat()).toEqual([]);
  } finally {
    rmSync(parent, { recursive: true });
  }
});
