import * as z from 'zod/mini';
import type { BenannterWunsch } from '#contract/endpoints/vertrag/schutz.ts';
import { nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import { gleich } from '../../gleich.ts';
import { antworten, type SchutzFrage } from './answers.ts';
import type { SchutzKontext } from './setup.ts';
import { benannteWuensche, istEinstellbar } from './wuensche.ts';

/** The answers with this one among them; null where it does not hold. */
export function mitAntwort(
  context: SchutzKontext,
  schritt: SchutzFrage,
  antwort: unknown,
): SchutzKontext['antworten'] | null {
  const { data } = z.safeParse(antworten[schritt], antwort);
  if (data === undefined) return null;
  const neue = { ...context.antworten, [schritt]: data };
  return haelt[schritt]({ ...context, antworten: neue }) ? neue : null;
}

/** What the shape alone cannot tell of an answer. */
const haelt: Readonly<Record<SchutzFrage, (context: SchutzKontext) => boolean>> = {
  einstellen: ({ antworten: { einstellen } }) =>
    einstellen !== undefined && benannteWuensche(einstellen.wuensche) !== null,
  pruefen: ({ imAuftrag, antworten: { pruefen }, ...context }) =>
    (!imAuftrag || pruefen?.imAuftragDesKunden === true) &&
    (!entfaelltVorgemerktes(context) || pruefen?.entfallendesBestaetigt === true),
};

/** What is wished for, as the calls take it. */
export function gewuenscht({ antworten: { einstellen } }: SchutzKontext): BenannterWunsch[] {
  return benannteWuensche(einstellen?.wuensche ?? []) ?? [];
}

/** The same wishes: who wishes for them again asks for nothing. */
export function istGleichGewuenscht(eine: SchutzKontext, andere: SchutzKontext): boolean {
  return gleich(gewuenscht(eine), gewuenscht(andere));
}

/** What stands there was calculated for the wishes as they are. */
export function istGerechnet(context: SchutzKontext): boolean {
  const { rechnung } = context;
  return rechnung !== null && gleich(rechnung.eingabe, gewuenscht(context));
}

/** Nothing of the contract can be set here. */
export function istGesperrt(context: SchutzKontext): boolean {
  return istGerechnet(context) && !context.rechnung?.ergebnis.angebote.some(istEinstellbar);
}

/** All wishes can be had together, and nothing has to be proved for them. */
export function istPruefbar(context: SchutzKontext): boolean {
  return istGerechnet(context) && !!berechnungVon(context) && !brauchtNachweis(context);
}

/** What all wishes cost together; null where there is none, or one cannot be had. */
export function berechnungVon({ rechnung }: Pick<SchutzKontext, 'rechnung'>) {
  return rechnung?.ergebnis.berechnung ?? null;
}

/** What was shown when saving was refused is the price still: it was the contract that had moved. */
export function istGleicherBeitrag(context: SchutzKontext): boolean {
  const neuer = berechnungVon(context)?.beitragNeu.versicherungsPraemie;
  return neuer === context.verworfenerBeitrag;
}

/** A proof goes along with a change on its own page only. */
export function brauchtNachweis(context: Pick<SchutzKontext, 'rechnung'>): boolean {
  const hinweise = berechnungVon(context)?.hinweise ?? [];
  return hinweise.some(({ code }) => code === nachweisNoetig);
}

/** Pending changes are no longer possible beside these; that must be agreed to (`domain/vertrag.md §5`). */
export function entfaelltVorgemerktes(context: Pick<SchutzKontext, 'rechnung'>): boolean {
  return (berechnungVon(context)?.entfallende ?? []).length > 0;
}
