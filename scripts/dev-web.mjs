import { createServer } from 'vite';
import { webApp } from './prepare/paths.mjs';

// Vite's configuration reads the API's address (API_PORT) itself.
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
