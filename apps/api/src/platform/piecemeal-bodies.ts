import { IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * Pieces that a body may have of any size, and the bytes that each further one has to have on average.
 * Packets of the slowest lines have five hundred.
 */
const piecesOfAnySize = 1_000;
const bytesOfPiece = 64;

/** How long who sends chunks may take to read why they were refused. */
const lingerMs = 500;

/**
 * A request whose connection is closed when its body comes in crumbs. Each piece costs as much as any
 * other: in chunks of a letter, six bytes with their frames, three hundred connections kept the main
 * thread busy for minutes after as many seconds.
 */
export class PiecemealRequest extends IncomingMessage {
  /** Of a body, after which its connection is closed as well: for those that nobody else counts. */
  maxBytes = Number.POSITIVE_INFINITY;
  #pieces = 0;
  #bytes = 0;

  override push(piece: Buffer | null): boolean {
    if (piece === null) return super.push(piece);
    if (this.socket.destroyed) return false;
    this.#pieces++;
    this.#bytes += piece.length;
    const isCrumbled = this.#pieces > piecesOfAnySize + this.#bytes / bytesOfPiece;
    if (!isCrumbled && this.#bytes <= this.maxBytes) return super.push(piece);
    this.socket.destroy();
    return false;
  }
}

/**
 * What still comes of a body after its request was answered is parsed, and counted by nobody. Of one
 * in chunks nobody knows how much that is. Where it has ended meanwhile, the connection may be in use
 * for another request.
 */
export function closeUnendedBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    const closeUnended = () => {
      if (!request.complete) request.socket.destroy();
    };
    response.once('finish', () => {
      if (!request.complete) setTimeout(closeUnended, lingerMs).unref();
    });
  });
}
