import { config } from 'zod';

// Our content security policy forbids evaluated code. Must run before the first schema is made: zod tries it then.
config({ jitless: true });
