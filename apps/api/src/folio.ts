import { loadQuickly } from './platform/load-quickly.ts';

// npm run folio -- <command>
loadQuickly();
await import('./commands.ts');
