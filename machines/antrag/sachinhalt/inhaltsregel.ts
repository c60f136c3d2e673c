import { ganzeEuro } from '#contract/fields/betrag.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { sachinhaltLeistungen } from '#contract/produkte/leistungen/sachinhalt.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { Antragsstand } from '../context.ts';
import { istKoerperschaft } from '../firma.ts';
import { gegenTaetigkeit } from '../gewerbe.ts';
import type { InhaltsAntworten } from './inhalt.ts';
import { angenommen, brauchtMeldeanlage } from './annahmen.ts';
import { anderswo, firmaAus } from '../nehmer.ts';
import type { Widerspruch } from '../regel.ts';

const { grenzen } = sachinhalt;

/** What the rules of both insurances of contents have in common. */
export function inhaltsregel<A extends InhaltsAntworten>() {
  return {
    produkt: 'si',
    nehmer: (antworten: A) => firmaAus({ ...antworten, ...betriebsort(antworten) }),
    zahlweise: 'MONATLICH',
    annahmen: angenommen,
    nimmtAn: ({ angebot }: A) => Object.keys(angebot?.annahmen ?? {}).length > 0,
    widersprueche: (schritt: string, { antworten }: Antragsstand<A>) => {
      if (schritt === 'einstieg') return nebenDemSchritt(antworten);
      if (schritt === 'betrieb') return gegenBetrieb(antworten);
      return schritt === 'sicherung' ? gegenSicherung(antworten) : [];
    },
    fragt: (schritt: string, { einstieg, betrieb }: A) =>
      schritt !== 'sicherung' || !istZuHause(einstieg, betrieb),
    istVonHand: istKoerperschaft,
  } as const;
}

/** What every such price asks of the firm and its rooms; null while an answer is missing. */
export function inhaltsrisiko({ einstieg, betrieb, sicherung, angebot }: InhaltsAntworten) {
  if (!einstieg || !betrieb || !angebot) return null;
  const { plz, versicherungssumme } = einstieg;
  const { nebengewerbe, bauart, gefahrennachbarschaft } = betrieb;
  // What is too much for a home is priced as elsewhere, until she says otherwise on its page.
  const nurHomeoffice = istZuViel(einstieg) ? false : betrieb.nurHomeoffice;
  // Of a street elsewhere nothing is known here.
  const strasse = betrieb.plz === plz ? betrieb.strasse : '';
  // At home nobody asks how the doors are locked.
  if (!nurHomeoffice && !sicherung) return null;
  return {
    hauptgewerbe: einstieg.hauptgewerbe.gewerbeId,
    nebengewerbe: nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    risikoOrt: strasse === '' ? { plz } : { plz, strasse },
    nurHomeoffice,
    bauart,
    gefahrennachbarschaft,
    ...(nurHomeoffice ? {} : sicherung),
    versicherungssumme,
    sb: angebot.sb,
  };
}

/** Where the firm is, whose postcode was asked first; nothing while it is not known. */
export function betriebsort({ einstieg, betrieb }: InhaltsAntworten) {
  if (!einstieg || !betrieb) return {};
  const { ort, strasse, hausnummer } = betrieb;
  return { firmensitz: { plz: einstieg.plz, ort, strasse, hausnummer } };
}

/** She works at home alone, and for so much that is insured there. */
function istZuHause(
  einstieg: InhaltsAntworten['einstieg'],
  betrieb: InhaltsAntworten['betrieb'],
): boolean {
  return betrieb?.nurHomeoffice === true && !istZuViel(einstieg);
}

function istZuViel(einstieg: InhaltsAntworten['einstieg']): boolean {
  return (einstieg?.versicherungssumme ?? 0) > grenzen.imHomeoffice;
}

/** The sum goes by steps. */
function nebenDemSchritt({ einstieg }: InhaltsAntworten): readonly Widerspruch[] {
  const text = `Runden Sie auf volle ${ganzeEuro(sachinhalt.summe.schritt)}.`;
  return einstieg && einstieg.versicherungssumme % sachinhalt.summe.schritt !== 0
    ? [{ feld: 'versicherungssumme', text }]
    : [];
}

function gegenSicherung({ einstieg, sicherung }: InhaltsAntworten): readonly Widerspruch[] {
  return sicherung?.ema === false && brauchtMeldeanlage(einstieg)
    ? [{ feld: 'ema', text: meldeanlageFehlt }]
    : [];
}

const { einbruchmeldeanlage } = sachinhaltLeistungen.leistungen;
const meldeanlageFehlt = aufKarte(einbruchmeldeanlage, einbruchmeldeanlage.absage.SICHERUNG_FEHLT);

function gegenBetrieb({ einstieg, betrieb }: InhaltsAntworten): readonly Widerspruch[] {
  const zuViel = betrieb?.nurHomeoffice === true && istZuViel(einstieg);
  return [
    ...anderswo(einstieg, betrieb),
    ...gegenTaetigkeit(
      { ...(einstieg && { einstieg }), ...(betrieb && { taetigkeit: betrieb }) },
      [],
    ),
    ...(zuViel ? [{ feld: 'nurHomeoffice', text: homeofficeZuViel }] : []),
  ];
}

const homeofficeZuViel = `Im Homeoffice versichern wir höchstens ${ganzeEuro(grenzen.imHomeoffice)}. Ändern Sie den Wert auf der ersten Seite, oder fragen Sie uns.`;
