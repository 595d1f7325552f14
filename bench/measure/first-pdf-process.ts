import { benchContent } from '../corpus.ts';
import { engineNames, startEngine } from '../engines/engine.ts';

const name = engineNames.find((engine) => engine === process.argv[2]);
if (!name) throw new Error(`Which engine? One of ${engineNames.join(', ')}`);
void startEngine(name)
  .then((makePdf) => makePdf(benchContent(1, 1)))
  .then((pdf) => process.stdout.write(`${pdf.length}\n`, () => process.exit()));
