import * as z from 'zod/mini';

/** Channel of a sale with a broker; without one it is DIREKT (`domain/antrag.md §2`). */
export const vertriebsweg = z.enum(['MAKLER', 'AUSSCHLIESSLICHKEIT', 'SPARKASSE', 'PARTNER']);
export type Vertriebsweg = z.infer<typeof vertriebsweg>;
