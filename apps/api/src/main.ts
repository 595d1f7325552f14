import { enableCompileCache } from 'node:module';

// Called before anything else is loaded: about half of the start is reading modules.
enableCompileCache();
const { startServer } = await import('./start.ts');
await startServer(process.env);
