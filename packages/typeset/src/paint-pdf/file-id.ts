/**
 * Returns a file identifier of 128 bits as hexadecimal digits: MurmurHash3 (x86, 128 bits, seed 0;
 * Austin Appleby, public domain). The same document has the same identifier. Not cryptographic.
 */
export function fileId(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [a, b, c, d] = [0, 0, 0, 0];
  const blockEnd = bytes.length - (bytes.length % 16);
  // Unrolled by lane for speed, because all bytes of a file are hashed here.
  for (let at = 0; at < blockEnd; at += 16) {
    a ^= mixA(view.getInt32(at, true));
    a = (Math.imul(((a << 19) | (a >>> 13)) + b, 5) + 0x561ccd1b) | 0;
    b ^= mixB(view.getInt32(at + 4, true));
    b = (Math.imul(((b << 17) | (b >>> 15)) + c, 5) + 0x0bcaa747) | 0;
    c ^= mixC(view.getInt32(at + 8, true));
    c = (Math.imul(((c << 15) | (c >>> 17)) + d, 5) + 0x96cd1c35) | 0;
    d ^= mixD(view.getInt32(at + 12, true));
    d = (Math.imul(((d << 13) | (d >>> 19)) + a, 5) + 0x32ac3b17) | 0;
  }
  const rest = new DataView(new ArrayBuffer(16));
  for (let at = blockEnd; at < bytes.length; at++) rest.setUint8(at - blockEnd, bytes[at] ?? 0);
  a ^= mixA(rest.getInt32(0, true));
  b ^= mixB(rest.getInt32(4, true));
  c ^= mixC(rest.getInt32(8, true));
  d ^= mixD(rest.getInt32(12, true));
  return finish([a, b, c, d], bytes.length);
}

type Lanes = [number, number, number, number];

/** Mixes a word into one of the four lanes. */
const mixer = (first: number, by: number, second: number) => (word: number) => {
  const mixed = Math.imul(word, first);
  return Math.imul((mixed << by) | (mixed >>> (32 - by)), second);
};
const mixA = mixer(0x239b961b, 15, 0xab0e9789);
const mixB = mixer(0xab0e9789, 16, 0x38b34ae5);
const mixC = mixer(0x38b34ae5, 17, 0xa1e38b93);
const mixD = mixer(0xa1e38b93, 18, 0x239b961b);

function finish(lanes: Lanes, length: number): string {
  for (let lane = 0; lane < 4; lane++) lanes[lane] = (lanes[lane] ?? 0) ^ length;
  share(lanes);
  for (let lane = 0; lane < 4; lane++) lanes[lane] = avalanche(lanes[lane] ?? 0);
  share(lanes);
  return lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Adds all lanes to the first, and that sum to the others. */
function share(lanes: Lanes): void {
  lanes[0] = (lanes[0] + lanes[1] + lanes[2] + lanes[3]) | 0;
  for (let lane = 1; lane < 4; lane++) lanes[lane] = ((lanes[lane] ?? 0) + lanes[0]) | 0;
}

function avalanche(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
