import { createServer } from 'vite';
import { webApp } from './prepare/paths.mjs';

// Where the API is (API_PORT), the configuration of Vite reads itself.
const { PORT, HOST } = process.env;

const server = await createServer({
  root: webApp,
  logLevel: 'warn',
  clearScreen: false,
  server: {
    port: Number(PORT),
    strictPort: true,
    host: HOST ?? 'localhost',
  },
});
await server.listen();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    await server.close();
    process.exit(0);
  });
