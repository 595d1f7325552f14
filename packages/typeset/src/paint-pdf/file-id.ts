/**
 * 128 bits that tell a file from others, as hexadecimal digits: MurmurHash3 (x86, 128 bits, seed 0;
 * Austin Appleby, public domain). By its bytes alone, so that the same document has the same one; it
 * keeps no secret.
 */
export function fileId(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lanes: Lanes = [0, 0, 0, 0];
  const whole = bytes.length - (bytes.length % 16);
  for (let at = 0; at < whole; at += 16) {
    for (let lane = 0; lane < 4; lane++) {
      addWord(lanes, lane, view.getInt32(at + lane * 4, true));
      stir(lanes, lane);
    }
  }
  const rest = new DataView(new ArrayBuffer(16));
  for (let at = whole; at < bytes.length; at++) rest.setUint8(at - whole, bytes[at] ?? 0);
  for (let lane = 3; lane >= 0; lane--) addWord(lanes, lane, rest.getInt32(lane * 4, true));
  return finish(lanes, bytes.length);
}

type Lanes = [number, number, number, number];
const factors = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const turns = [15, 16, 17, 18] as const;
const stirTurns = [19, 17, 15, 13] as const;
const stirSums = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17] as const;

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

function addWord(lanes: Lanes, lane: number, word: number): void {
  const next = (lane + 1) % 4;
  const mixed = rotate(Math.imul(word, factors[lane] ?? 0), turns[lane] ?? 0);
  lanes[lane] = (lanes[lane] ?? 0) ^ Math.imul(mixed, factors[next] ?? 0);
}

function stir(lanes: Lanes, lane: number): void {
  const turned = rotate(lanes[lane] ?? 0, stirTurns[lane] ?? 0) + (lanes[(lane + 1) % 4] ?? 0);
  lanes[lane] = (Math.imul(turned, 5) + (stirSums[lane] ?? 0)) | 0;
}

function finish(lanes: Lanes, length: number): string {
  for (let lane = 0; lane < 4; lane++) lanes[lane] = (lanes[lane] ?? 0) ^ length;
  share(lanes);
  for (let lane = 0; lane < 4; lane++) lanes[lane] = avalanche(lanes[lane] ?? 0);
  share(lanes);
  return lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** All lanes into the first, and that into the others. */
function share(lanes: Lanes): void {
  lanes[0] = (lanes[0] + lanes[1] + lanes[2] + lanes[3]) | 0;
  for (let lane = 1; lane < 4; lane++) lanes[lane] = ((lanes[lane] ?? 0) + lanes[0]) | 0;
}

function avalanche(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
