import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';

/** Task of the annual revenue chain (`specification §3` Task, `domain/vertrag.md §7`), or the frame number that is still to come (`domain/antrag.md §6.1`). */
export const aufgabe = z.object({
  typ: z.enum([
    'UmsatzErinnern1',
    'UmsatzErinnern2',
    'UmsatzAutomatischAnpassen',
    'RahmennummerNachreichen',
  ]),
  status: z.enum(['Offen', 'Erledigt', 'Storniert']),
  faelligAm: datum,
  erledigtAm: z.nullable(datum),
  erstelltAm: datum,
});
export type Aufgabe = z.infer<typeof aufgabe>;
