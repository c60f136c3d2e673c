import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { type Feld, felderVon } from '#machines/formular/frage.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { istTaetigkeit } from '../../../../formular/gewerbe/taetigkeit.ts';
import { t as gemeinsam } from '../../texte.ts';
import { t } from './texte.ts';

/** An answer as it is read, below its question. */
export interface Zeile {
  readonly label: string;
  readonly value?: string;
}

type Antwort = Readonly<Record<string, unknown>>;

/** The answers of a page of questions, as far as they were asked. */
export function zeilenVon(seite: Antragsseite, antwort: Antwort, lage: Antragslage): Zeile[] {
  // The page reads it as the page wrote it.
  const teil = antwort as Parameters<NonNullable<Feld['wenn']>>[0];
  return felderVon(seite, lage)
    .filter((feld) => feld.wenn?.(teil, lage) !== false)
    .flatMap((feld) => zeileVon(feld, antwort));
}

function zeileVon(feld: Feld, antwort: Antwort): Zeile[] {
  if (feld.art === 'adresse') return [{ label: t('adresse'), value: adresse(antwort) }];
  if (feld.nurFrage) return [];
  const wert = antwort[feld.name];
  const fehlt = wert === undefined || (feld.art === 'haken' && wert === false);
  if (fehlt) return feld.optional ? [] : [{ label: feld.label }];
  return [{ label: feld.label, value: gelesen(feld, wert) }];
}

function gelesen(feld: Exclude<Feld, { art: 'adresse' }>, wert: unknown): string {
  const text = String(wert);
  switch (feld.art) {
    case 'karten':
    case 'radio':
    case 'liste':
      return feld.optionen.find((option) => option.wert === wert)?.label ?? text;
    case 'mehrfach':
      return mehrere(feld.optionen, wert);
    case 'taetigkeit':
    case 'taetigkeiten':
      return namen([wert].flat());
    case 'haken':
      return gemeinsam('ja');
    case 'zahl':
      return feld.einheit === undefined ? text : `${text}\u00A0${feld.einheit}`;
    case 'betrag':
      return formatBetrag(Number(wert));
    case 'regler':
      return feld.anzeige(Number(wert));
    case 'datum':
      return formatDatumLang(text);
    case 'telefon':
      return text.replace(/^(\+49)(1\d{2})(\d+)$/, '$1\u00A0$2\u00A0$3');
    case 'iban':
      return text.replaceAll(/.{4}(?=.)/g, '$&\u00A0');
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
  return labels.length > 0 ? labels.join(', ') : t('keine');
}

function namen(taetigkeiten: readonly unknown[]): string {
  const genannt = taetigkeiten.filter(istTaetigkeit).map(({ name }) => name);
  return genannt.length > 0 ? genannt.join('; ') : t('keine');
}

function adresse({ strasse, hausnummer, plz, ort }: Antwort): string {
  return `${String(strasse)} ${String(hausnummer)}, ${String(plz)} ${String(ort)}`;
}
