import { enableCompileCache } from 'node:module';

// Called before anything else is loaded: about half of the startup time is loading modules.
enableCompileCache();
const { startServer } = await import('./start.ts');
await startServer(process.env);
