import { config } from 'zod';

// zod compiles schemas with `new Function`, which the CSP forbids and reports.
config({ jitless: true });
