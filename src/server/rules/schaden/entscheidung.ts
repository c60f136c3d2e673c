import { entschieden } from '#contract/entities/schaden.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { teileBei } from '#contract/schaeden/umstaende.ts';
import { monatePlus } from '#contract/tag.ts';
import type { Schadenszeile } from '../../repositories/schaeden.ts';
import { zeitpunkt } from '../konto.ts';
import { nachgefragt } from './ansicht.ts';

/** What the desk can decide (`domain/schaden.md §7`). */
export const ergebnisse = ['REGULIERT', 'TEILREGULIERT', 'ABGELEHNT', 'GESCHLOSSEN'] as const;
export type Schadenergebnis = (typeof ergebnisse)[number];

/** A reason in words, in characters. */
const grundMin = 10;
export const grundMax = 1_000;

/** Years after its end in which a claim can be opened again (`domain/schaden.md §7`). */
const wiedereroeffnungJahre = 3;

/** Whoever is paid, and where. */
export interface Zahlungskonto {
  empfaenger: string;
  iban: string;
}

export interface Entscheidung {
  ergebnis: Schadenergebnis;
  grund?: string | undefined;
  /** Cents. */
  betrag?: number | undefined;
  /** Named by the desk. */
  konto?: Zahlungskonto | undefined;
}

/** What can be decided of a claim that stands so; nothing where it is decided. */
export function entscheidbar(
  status: Schadenszeile['status'],
  { istGezahlt }: { istGezahlt: boolean },
): readonly Schadenergebnis[] {
  if (entschieden.has(status)) return [];
  // Nobody who was paid a part is told that nothing is paid: what is left over is closed.
  return ergebnisse.filter((eines) => !(eines === 'ABGELEHNT' && istGezahlt));
}

/** Whether it ends in money. */
export function zahlt(ergebnis: Schadenergebnis): boolean {
  return ergebnis === 'REGULIERT' || ergebnis === 'TEILREGULIERT';
}

/** What is wrong with a decision, by field; what is paid needs no reason. */
export function entscheidungsfehler({ ergebnis, grund = '', betrag, konto }: Entscheidung) {
  const mitGeld = zahlt(ergebnis);
  const kurz = grund.length < grundMin && (grund !== '' || !mitGeld);
  return [
    ...wenn(kurz, 'grund', `Begründen Sie das mit mindestens ${grundMin}\u00A0Zeichen.`),
    ...wenn(mitGeld && betrag === undefined, 'betrag', 'Geben Sie einen Betrag ein.'),
    ...wenn(!mitGeld && betrag !== undefined, 'betrag', ohneGeld),
    ...wenn(!mitGeld && konto !== undefined, 'konto.empfaenger', ohneGeld),
  ];
}

const ohneGeld = 'Bei dieser Entscheidung wird nichts gezahlt. Lassen Sie das Feld leer.';

function wenn(trifftZu: boolean, feld: string, text: string) {
  return trifftZu ? [{ feld, text }] : [];
}

interface Kontolage {
  zeile: Pick<Schadenszeile, 'produkt' | 'schadenart' | 'nachtrag'>;
  /** Of whoever is insured. */
  name: string;
  /** The account of the contract. */
  vertragskonto: { iban: string; kontoinhaber: string } | null;
}

/** Where a claim is paid to unless the desk says otherwise; null where she has to be asked. */
export function bekanntesKonto({ zeile, name, vertragskonto }: Kontolage): Zahlungskonto | null {
  // Whoever was harmed gets it, and her account is none of ours.
  if (gehtAnAndere(zeile)) return null;
  const { auszahlung } = zeile.nachtrag;
  if (auszahlung?.iban !== undefined) return { empfaenger: name, iban: auszahlung.iban };
  return vertragskonto && { empfaenger: vertragskonto.kontoinhaber, iban: vertragskonto.iban };
}

/** Where somebody else has the damage, she is not asked for an account. */
function gehtAnAndere(zeile: Kontolage['zeile']): boolean {
  const { fragen, art } = nachgefragt(zeile);
  return (
    fragen !== undefined && !teileBei(fragen, zeile.schadenart, art ?? {}).includes('auszahlung')
  );
}

/** 409: where nobody knows where to pay to. */
export function kontoFehlt(zeile: Kontolage['zeile']) {
  return {
    code: 'KEIN_KONTO',
    errorMessage: gehtAnAndere(zeile)
      ? 'Das Geld bekommt, wer geschädigt wurde. Fragen Sie dort nach dem Konto und tragen Sie es hier ein.'
      : 'Zu diesem Schaden kennen wir kein Konto. Fragen Sie den Kunden danach oder tragen Sie es hier ein.',
  };
}

/** 409 while accounts of the customer stay as they are: until then nothing is paid to one of them (`domain/konto.md §5`). */
export function zahlungGesperrt(gesperrtBis: Date | null, jetzt: Date) {
  if (!gesperrtBis || gesperrtBis <= jetzt) return null;
  return {
    code: 'BANK_GESPERRT',
    errorMessage: `Die Handynummer des Kunden wurde gerade geändert. Aus Sicherheitsgründen können Sie erst ab ${zeitpunkt(gesperrtBis)} auf sein Konto zahlen.`,
  };
}

/** 409: where a claim stands allows something else. */
export const nichtEntscheidbar = {
  code: 'NICHT_ENTSCHEIDBAR',
  errorMessage:
    'Das lässt sich hier nicht entscheiden: Der Schaden ist abgeschlossen, oder ein Teil ist schon gezahlt. Laden Sie die Seite neu.',
} as const;

/** What the timeline says of it: what is paid, or why nothing is. */
export function entscheidungsnotiz({ ergebnis, grund, betrag = 0 }: Entscheidung): string | null {
  return zahlt(ergebnis) ? `Wir zahlen ${formatBetrag(betrag)}.` : (grund ?? null);
}

/** Whether a claim can be looked at again; `heute` as `yyyy-MM-dd`. */
export function istWiedereroeffenbar(
  { status, abgeschlossenAm }: Pick<Schadenszeile, 'status' | 'abgeschlossenAm'>,
  heute: string,
): boolean {
  if (!ergebnisse.some((eines) => eines === status)) return false;
  return (
    abgeschlossenAm === null || heute <= monatePlus(abgeschlossenAm, 12 * wiedereroeffnungJahre)
  );
}

/** 409: it is open, was withdrawn or ended too long ago. */
export const nichtWiedereroeffenbar = {
  code: 'NICHT_WIEDEREROEFFENBAR',
  errorMessage: `Dieser Schaden lässt sich nicht wieder eröffnen: Er ist offen, zurückgezogen oder seit mehr als ${wiedereroeffnungJahre}\u00A0Jahren abgeschlossen.`,
} as const;
