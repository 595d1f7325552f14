import { IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * The number of pieces of any size that a body may have, and the average bytes that each further
 * piece must have. Packets on the slowest lines have five hundred bytes.
 */
const piecesOfAnySize = 1_000;
const bytesOfPiece = 64;

/** How long a client that sends chunks may take to read why it was rejected. */
const lingerMs = 500;

/**
 * A request whose connection is closed if its body arrives in tiny pieces. Every piece costs the
 * same: with chunks of one letter, six bytes including their frames, three hundred connections sent
 * enough in seconds to keep the main thread busy for as many minutes.
 */
export class PiecemealRequest extends IncomingMessage {
  /**
   * The size of a body above which the connection is closed, too, for bodies that nothing else
   * counts.
   */
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
 * Closes connections whose chunked body has not ended some time after the response. The rest of
 * such a body would be parsed without being counted, and its length is unknown. If it has ended
 * meanwhile, the connection may be in use for another request.
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
