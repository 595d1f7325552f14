import { loadQuickly } from './platform/load-quickly.ts';

loadQuickly();
const { startServer } = await import('./start.ts');
await startServer(process.env);
