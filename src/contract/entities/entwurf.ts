import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { preiszusage } from '#contract/fields/preiszusage.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { markenSchluessel } from './marke.ts';
import { antragsartenListe } from '../produkte/produkte.ts';

/** Life of a draft (`domain/antrag.md §7`). */
export const entwurfStatus = z.enum(['OFFEN', 'ABGESCHLOSSEN', 'ABGELAUFEN', 'GELOESCHT']);
export type Entwurfsstatus = z.infer<typeof entwurfStatus>;

/** Never kept in a draft: bank data and the credit result (`domain/antrag.md §7`). */
const nieGespeichert = new Set(['iban', 'bic', 'kontoinhaber', 'bonitaet']);

/** Saved application: answers and step, never a snapshot (`domain/antrag.md §7`, `design §4.7`). */
export const entwurf = z.object({
  /** The `savedDraftId` of an address. */
  id: z.uuidv4('Bitte prüfen Sie den Link zu Ihrem Entwurf.'),
  status: entwurfStatus,
  produkt: z.enum(antragsartenListe),
  variante: z.nullable(z.string()),
  marke: markenSchluessel,
  vermittlerNummer: z.nullable(vermittlerNummer),
  antworten: z
    .record(z.string(), z.unknown())
    .check(z.refine(ohneBankdaten, 'Speichern Sie den Entwurf ohne Bankdaten.')),
  schritt: z.string(),
  /** Number of the shape of the answers; older ones are replayed. */
  schema: z.int(),
  /** Grows with each save; who holds an older one is asked first. */
  version: z.int(),
  tarifVersion: z.nullable(z.string()),
  /** Premium shown last, cents per instalment. */
  beitrag: z.nullable(cent),
  /** Keeps that price for 14 days. */
  zusage: z.optional(preiszusage),
  geaendertAm: z.iso.datetime(),
  laeuftAb: z.iso.datetime(),
});

function ohneBankdaten(wert: unknown): boolean {
  if (typeof wert !== 'object' || wert === null) return true;
  return Object.entries(wert).every(
    ([name, inhalt]) => !nieGespeichert.has(name) && ohneBankdaten(inhalt),
  );
}
