import * as z from 'zod/mini';
import { brauchtNachweis } from '#contract/entities/beendigungsgrund.ts';
import { antworten, formen, type KuendigungsAntworten, type KuendigungsFrage } from './answers.ts';
import type { KuendigungsKontext, Kuendigungswunsch } from './setup.ts';

/** The answers with this one among them; null where it has not the shape its step asks for. */
export function mitAntwort(
  bisher: KuendigungsAntworten,
  schritt: KuendigungsFrage,
  antwort: unknown,
): KuendigungsAntworten | null {
  const { data } = z.safeParse(antworten[schritt], antwort);
  return data === undefined ? null : { ...bisher, [schritt]: data };
}

/** What comes next; the atlas names it. */
export type Kuendigungsziel = 'NACHWEIS' | 'FEEDBACK' | 'PRUEFEN';

/** Where the day leads: to the proof, to what else she has to say, or to the check. */
export function zielNachDatum(stand: Stand): Kuendigungsziel {
  return brauchtDateien(stand) ? 'NACHWEIS' : zielNachNachweis(stand);
}

/** A proof of the reason, or the customer's declaration where a broker cancels for her. */
function brauchtDateien({
  antworten: { grund },
  imAuftrag,
}: Pick<Stand, 'antworten' | 'imAuftrag'>): boolean {
  return imAuftrag || (grund !== undefined && brauchtNachweis(grund.grund));
}

/** Whoever has written a reason is not asked for words again. */
export function zielNachNachweis({ antworten: { grund }, mitFeedback }: Stand): Kuendigungsziel {
  return mitFeedback && grund?.freitext === undefined ? 'FEEDBACK' : 'PRUEFEN';
}

/** What is worked out; null while it is not chosen. */
export function wunschVon({ grund, datum }: KuendigungsAntworten): Kuendigungswunsch | null {
  return grund && datum ? { grund: grund.grund, kuendigungsdatum: datum.kuendigungsdatum } : null;
}

/** The stored preview belongs to reason and day as they are now. */
export function istVorschauAktuell({ antworten: a, vorschau }: KuendigungsKontext): boolean {
  const wunsch = wunschVon(a);
  const bekannt = vorschau?.eingabe;
  return (
    wunsch !== null &&
    bekannt?.grund === wunsch.grund &&
    bekannt.kuendigungsdatum === wunsch.kuendigungsdatum
  );
}

/** None is named, or one that is asked for and can be an account. */
export function passtKonto(
  { vorschau }: Pick<KuendigungsKontext, 'vorschau'>,
  genannt: string | undefined,
): boolean {
  if (genannt === undefined) return true;
  return (
    vorschau?.ergebnis.konto === 'GESUCHT' && z.safeParse(formen.pruefen, { iban: genannt }).success
  );
}

type Stand = Pick<KuendigungsKontext, 'antworten' | 'mitFeedback' | 'imAuftrag'>;
