// The content security policy forbids `new Function`, which zod would try for speed. First import of the page; said
// where zod looks for it, because zod itself comes behind the first question (decision 0021).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
