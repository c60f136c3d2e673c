import * as z from 'zod/mini';

// The content security policy forbids `new Function`, which zod would try for speed. First import of the page.
z.config({ jitless: true });
