import { config } from 'zod';

// The content security policy forbids making code from text, and zod's attempt would be reported.
config({ jitless: true });
