import type { AntragKontext } from '#machines/antrag/context.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { behalten } from '#machines/entwurf.ts';
import type { Entwurfsinhalt } from '#machines/draft/context.ts';
import type { AntragProduktSeite } from '../produkt.ts';

/** What is kept of an application at a step: its answers without bank data, tariff and price. */
export function inhaltVon(
  seite: AntragProduktSeite,
  context: AntragKontext,
  schritt: string,
  /** What stands on the page and was not sent yet; kept where it holds. */
  offen?: unknown,
): Entwurfsinhalt | null {
  const { umfeld, antworten, ergebnisse } = context;
  if (umfeld === null) return null;
  const regel = entwurfsregel(seite.flow, seite.regel.formen(umfeld.heute), seite.regel.frueher);
  // Of what may be kept in part, the rule takes what holds.
  const gelesen = regel.teile?.[schritt]
    ? { success: offen !== undefined, data: offen }
    : offen === undefined
      ? undefined
      : regel.antworten[schritt]?.safeParse(offen);
  const alle: Readonly<Record<string, unknown>> = {
    ...antworten,
    ...(gelesen?.success === true ? { [schritt]: gelesen.data } : {}),
  };
  const tarif = ergebnisse.tarifieren?.ergebnis;
  return {
    produkt: seite.art,
    marke: umfeld.marke,
    vermittlerNummer: umfeld.vermittler?.vermittlerNummer ?? null,
    // Each is looked at by the contract before it is sent.
    antworten: behalten(regel, alle) as Entwurfsinhalt['antworten'],
    schritt,
    schema: regel.schema,
    variante: textIn(antworten.angebot, 'variante'),
    tarifVersion: tarif?.tarifVersion ?? null,
    beitrag: tarif?.beitrag?.versicherungsPraemie ?? null,
    ...(tarif?.beitrag && { zahlweise: tarif.beitrag.zahlweise }),
    ...fortschrittVon(seite, context, schritt),
    ...(tarif?.zusage === undefined ? {} : { zusage: tarif.zusage }),
  };
}

/** How far she is; nothing at a step that is on no path, such as one before the first. */
function fortschrittVon(seite: AntragProduktSeite, context: AntragKontext, schritt: string) {
  const fortschritt = seite.fortschritt(context, schritt);
  return fortschritt.nummer > 0 ? { fortschritt } : {};
}

/** The postcode among the answers, by which a link opens; null before any was given. */
export function plzIn(antworten: Readonly<Record<string, unknown>>): string | null {
  for (const antwort of Object.values(antworten)) {
    const plz = textIn(antwort, 'plz');
    if (plz !== null) return plz;
  }
  return null;
}

function textIn(antwort: unknown, name: string): string | null {
  if (typeof antwort !== 'object' || antwort === null) return null;
  const wert: unknown = Reflect.get(antwort, name);
  return typeof wert === 'string' ? wert : null;
}
