import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import {
  type Fragefeld,
  felderVon,
  type Fragelage,
  type Frageseite,
  type Gruppenfeld,
  type LoseAntwort,
} from './frage.ts';
import { wertZu } from './feldname.ts';
import { felderIn } from './gruppe.ts';

/** A question as it was asked and what was answered; no answer where one is missing. */
export interface Antwortzeile {
  readonly frage: string;
  readonly antwort?: string;
}

/** How whoever reads the answers back writes some of them; all others read as they were chosen. */
export interface Schreibweise {
  datum(tag: string): string;
  iban(iban: string): string;
  /** What a tick says that need not be given and was not; left out without it. */
  readonly ungewaehlt?: string;
}

type Antwort = Readonly<Record<string, unknown>>;

/** The answers of a page, as far as they were asked, in the words of its questions and options. */
export function antwortzeilen<L extends Fragelage>(
  seite: Frageseite<LoseAntwort, L>,
  antwort: Antwort,
  lage: NoInfer<L>,
  schreibweise: Schreibweise,
): Antwortzeile[] {
  // The page reads it as the page wrote it.
  const teil = antwort as Parameters<NonNullable<Fragefeld['wenn']>>[0];
  return felderVon(seite, lage)
    .filter((feld) => warGefragt(feld, antwort) ?? feld.wenn?.(teil, lage) !== false)
    .flatMap((feld) => {
      if (feld.art === 'gruppe') return eintragszeilen(feld, antwort, lage, schreibweise);
      // Four fields under one question, that of the page.
      return feld.art === 'adresse'
        ? [
            {
              frage: feld.label ?? seite.titel,
              antwort: adresse({ ...antwort, ...(feld.plz && { plz: feld.plz(lage) }) }),
            },
          ]
        : zeileVon(feld, wertZu(antwort, feld.name), { ...schreibweise, lage });
    });
}

/** What was answered of each entry, below its name. */
function eintragszeilen(
  gruppe: Gruppenfeld,
  antwort: Antwort,
  lage: Fragelage,
  schreibweise: Schreibweise,
): Antwortzeile[] {
  const { name, eines } = gruppe;
  const eintraege = wertZu(antwort, name);
  if (!Array.isArray(eintraege)) return [];
  return eintraege.flatMap((eintrag: Antwort, nr) =>
    antwortzeilen({ titel: eines, felder: felderIn(gruppe, nr) }, eintrag, lage, schreibweise).map(
      (zeile) => Object.assign(zeile, { frage: `${eines}\u00A0${nr + 1}: ${zeile.frage}` }),
    ),
  );
}

/** Of a sentence she may have agreed to, her answer says itself whether it was that one; null where nothing does. */
function warGefragt(feld: Fragefeld, antwort: Antwort): boolean | null {
  if (feld.art !== 'haken' || feld.wert === undefined) return null;
  const gesagt = antwort[feld.name];
  return typeof gesagt === 'string' ? gesagt === feld.wert : null;
}

type BenanntesFeld = Exclude<Fragefeld, { art: 'adresse' | 'gruppe' }>;

/** How it is written, and what stood around the page where it was chosen. */
interface Lesart extends Schreibweise {
  readonly lage: Fragelage;
}

function zeileVon(feld: BenanntesFeld, wert: unknown, schreibweise: Lesart): Antwortzeile[] {
  const { label: frage, optional, nurFrage } = feld;
  if (nurFrage) return [];
  if (feld.art === 'regler' && wert === undefined && feld.auch) {
    // What is suggested was taken as it is.
    return [{ frage, antwort: feld.anzeige(feld.auch(schreibweise.lage)) }];
  }
  const fehlt = wert === undefined || (feld.art === 'haken' && wert === false);
  if (!fehlt) return [{ frage, antwort: gelesen(feld, wert, schreibweise) }];
  if (!optional) return [{ frage }];
  const { ungewaehlt } = schreibweise;
  return feld.art === 'haken' && ungewaehlt !== undefined ? [{ frage, antwort: ungewaehlt }] : [];
}

function gelesen(feld: BenanntesFeld, wert: unknown, schreibweise: Lesart): string {
  const text = String(wert);
  switch (feld.art) {
    case 'karten':
    case 'radio':
    case 'liste': {
      const option = feld.optionen.find((eine) => eine.wert === wert);
      if (!option) return text;
      // In the words it had on the page, which may be an amount of this contract.
      return feld.anzeige?.(option.wert, schreibweise.lage) ?? option.label;
    }
    case 'mehrfach':
      return mehrere(feld.optionen, wert);
    case 'taetigkeit':
    case 'taetigkeiten':
      return namen([wert].flat());
    case 'haken':
      return 'Ja';
    case 'zahl':
      return feld.einheit === undefined ? text : `${text}\u00A0${feld.einheit}`;
    case 'betrag':
      return formatBetrag(Number(wert));
    case 'regler':
      return feld.anzeige(Number(wert));
    case 'datum':
      return schreibweise.datum(text);
    case 'telefon':
      return text.replace(/^(\+49)(1\d{2})(\d+)$/, '$1\u00A0$2\u00A0$3');
    case 'iban':
      return schreibweise.iban(text);
    case 'email':
    case 'langtext':
    case 'passwort':
    case 'code':
    case 'leerfeld':
    case 'suche':
    case 'text':
    default:
      return text;
  }
}

function mehrere(optionen: readonly { wert: unknown; label: string }[], werte: unknown): string {
  const gewaehlt: unknown[] = Array.isArray(werte) ? werte : [];
  const labels = optionen.filter(({ wert }) => gewaehlt.includes(wert)).map(({ label }) => label);
  return labels.join(', ') || keine;
}

function namen(taetigkeiten: readonly unknown[]): string {
  const genannt = taetigkeiten.flatMap((eine) =>
    typeof eine === 'object' && eine !== null && 'name' in eine ? [String(eine.name)] : [],
  );
  return genannt.join('; ') || keine;
}

const keine = 'keine';

function adresse({ strasse, hausnummer, plz, ort }: Antwort): string {
  return `${String(strasse)} ${String(hausnummer)}, ${String(plz)} ${String(ort)}`;
}
