import * as z from 'zod/mini';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragKontext, BasisAntworten } from './context.ts';
import type { AntragEreignis } from './events.ts';
import { ablehnungAus } from './failure.ts';
import { gleich } from '../gleich.ts';
import { eingabeVon, ergebnisVon, ohneFelder, type Produktregel, seltener } from './regel.ts';

/** Whether an answer of this product holds, and what is chosen at its price. */
export function wahlregel<A extends BasisAntworten>(regel: Produktregel<A>) {
  type Kontext = AntragKontext<A>;

  function parse({ umfeld }: Kontext, schritt: string, antwort: unknown) {
    const form = umfeld && regel.formen(umfeld.heute)[schritt];
    return form ? z.safeParse(form, antwort) : null;
  }

  /** The application on the day of what she does: from midnight on another beginning is possible. */
  function am(context: Kontext, event: AntragEreignis): Kontext {
    const heute = 'heute' in event ? event.heute : undefined;
    if (heute === undefined || !context.umfeld || context.umfeld.heute === heute) return context;
    return { ...context, umfeld: { ...context.umfeld, heute } };
  }

  function widersprueche(schritt: string, context: Kontext) {
    return regel.widersprueche?.(schritt, context) ?? [];
  }

  /** The answers with this one among them; null where it does not hold. */
  function mit(context: Kontext, schritt: string, antwort: unknown): A | null {
    const neue = parse(context, schritt, antwort);
    if (!neue?.success) return null;
    const antworten = { ...context.antworten, [schritt]: neue.data };
    return widersprueche(schritt, { ...context, antworten }).length === 0 ? antworten : null;
  }

  /** With this answer other risk questions are asked. */
  function fragtAnderes(context: Kontext, schritt: string, antwort: unknown): boolean {
    const neue = parse(context, schritt, antwort);
    if (!neue?.success) return false;
    const damit = { ...context, antworten: { ...context.antworten, [schritt]: neue.data } };
    const [vorher, dann] = [context, damit].map((stand) =>
      eingabeVon(regel, 'risikofragenLaden', stand),
    );
    return !gleich(vorher, dann);
  }

  // Read by the shape, both have their keys in its order, wherever they come from.
  function istGewaehlt(context: Kontext, antwort: unknown) {
    return gleich(
      parse(context, 'angebot', antwort)?.data,
      parse(context, 'angebot', context.antworten.angebot)?.data,
    );
  }

  /** With its keys in the order of the shape; as it is where that refuses it. */
  function gelesen(context: Kontext, angebot: A['angebot']): A['angebot'] {
    return (parse(context, 'angebot', angebot)?.data as A['angebot']) ?? angebot;
  }

  /** The preset without what cannot be had; null where she chose herself, or where nothing helps. */
  function angepasst(context: Kontext, antwort: Tarifantwort): A['angebot'] | null {
    const { umfeld, antworten } = context;
    const { angebot } = antworten;
    if (!umfeld || !angebot || !istGewaehlt(context, regel.vorgabe(antworten, umfeld))) return null;
    if (antwort.ergebnis === 'OPTION_NICHT_MOEGLICH' && antwort.grund !== undefined) {
      const ohne = regel.ohne?.(angebot, antwort.grund) ?? null;
      // What is without it already would be calculated over and over.
      return gleich(ohne, angebot) ? null : ohne;
    }
    const zahlweise = antwort.beitrag && seltener(antwort.beitrag);
    return zahlweise === undefined ? null : { ...angebot, zahlweise };
  }

  /** The price she was shown is that of the choice it was calculated for, after a reload the one that stands; nothing has been said against it since. */
  function giltBerechnete(context: Kontext): boolean {
    const angebot = context.berechneteWahl ?? context.antworten.angebot;
    const damit = { ...context, antworten: { ...context.antworten, angebot } };
    const nachgerechnet = ergebnisVon(regel, 'nachrechnen', damit)?.ergebnis ?? 'VERSICHERBAR';
    return (
      nachgerechnet === 'VERSICHERBAR' &&
      ergebnisVon(regel, 'tarifieren', damit)?.ergebnis === 'VERSICHERBAR'
    );
  }

  /** What was chosen for her, beside what she chose herself, as far as it still holds. */
  function mitVorgabe(context: Kontext): Partial<Kontext> {
    const { umfeld, antworten } = context;
    const vorgabe = umfeld && regel.vorgabe(antworten, umfeld);
    // A draft may come from another brand, and another flat has another sum.
    const gegen = new Set(widersprueche('angebot', context).map(({ feld }) => feld));
    const gehalten = ohneFelder(antworten.angebot ?? {}, gegen);
    const tarif = vorgabe && gelesen(context, { ...vorgabe, ...gehalten });
    const antwort = tarif ? { antworten: { ...antworten, angebot: tarif } } : {};
    return { ...antwort, offeneWahl: giltBerechnete(context) ? context.offeneWahl : null };
  }

  /** Another choice failed by a fault alone, and the price of the one before still holds. */
  function giltVorige(context: Kontext, error: unknown): boolean {
    const { berechneteWahl, antworten } = context;
    return (
      ablehnungAus(error) === null &&
      !gleich(berechneteWahl, antworten.angebot) &&
      giltBerechnete(context)
    );
  }

  /** Something she chose could not be calculated yet and does not count. */
  function istOffen({ offeneWahl, antworten }: Kontext): boolean {
    return offeneWahl !== null && !gleich(offeneWahl, antworten.angebot);
  }

  /** What she wants in the end: what could not be calculated yet, with what she changes now. */
  function offenMit({ offeneWahl, ...context }: Kontext, gewaehlt: object): A['angebot'] | null {
    if (!offeneWahl) return null;
    const vorher = { ...context.antworten.angebot };
    const istAnders = (feld: string) =>
      !gleich(Reflect.get(vorher, feld), Reflect.get(gewaehlt, feld));
    const geaendert = new Set(Object.keys({ ...vorher, ...gewaehlt }).filter(istAnders));
    const bleibt = new Set(Object.keys(gewaehlt).filter((feld) => !geaendert.has(feld)));
    // Both are choices of the product.
    const offen = { ...ohneFelder(offeneWahl, geaendert), ...ohneFelder(gewaehlt, bleibt) };
    return gelesen({ ...context, offeneWahl }, offen as A['angebot']) ?? null;
  }

  return {
    parse,
    am,
    mit,
    fragtAnderes,
    istGewaehlt,
    mitVorgabe,
    angepasst,
    giltVorige,
    istOffen,
    offenMit,
  };
}
