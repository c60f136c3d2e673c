import { createHash } from 'node:crypto';
import type { Berechnung, Hinderung, ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertragsstatus } from '#contract/entities/vertrag.ts';
import {
  waehlbareZahlweise,
  type WaehlbareZahlweise,
  type Zahlweise,
} from '#contract/entities/zahlweise.ts';
import type { BeitragsKomponente } from '../database/schema.ts';
import { ablehnung } from './ablehnung.ts';
import { naechsterEinzug, type Stichtag } from './einzugstermine.ts';
import { anteil } from './geld.ts';
import { restDesVersicherungsjahres } from './hauptfaelligkeit.ts';
import { tagePlus, tageZwischen } from './kalender.ts';
import { statusAm, vertragsende } from './status.ts';
import { beitragBei, ratenzuschlag, type Beitrag, mindestrate } from './zahlweise.ts';

/** What the rules must know of a contract and the day. */
export interface ZahlweiseLage {
  /** `yyyy-MM-dd` in Europe/Berlin. */
  heute: string;
  versicherungsNummer: string;
  version: number;
  produkt: Produkt;
  status: Vertragsstatus;
  zahlweise: Zahlweise;
  beitragsKomponenten: readonly BeitragsKomponente[];
  bankverbindung: object | null;
  vertragsBeginn: string;
  ablaufdatum: string | null;
  beendigungsdatum: string | null;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
  vormerkungen: readonly { art: string; wirksamkeitsdatum: string }[];
}

export interface ZahlweiseWunsch {
  zahlweise: WaehlbareZahlweise;
  wirksamkeitsdatum: string;
}

const vorlaufBeginnTage = 365;
const sperreVorEndeTage = 14;

/** What the contract offers for its payment period; no options when something bars the whole contract. */
export function zahlweiseAngebot(lage: ZahlweiseLage): ZahlweiseAngebot {
  const rahmen = aenderungsrahmen(lage);
  if ('abgelehnt' in rahmen) {
    return { hinderung: rahmen.abgelehnt, wirksamkeitsdatum: null, optionen: [] };
  }
  const optionen = waehlbareZahlweise.options.map((zahlweise) => {
    const neu = beitragBei(lage.beitragsKomponenten, zahlweise);
    return {
      zahlweise,
      beitrag: nurRaten(neu),
      aktuell: zahlweise === lage.zahlweise,
      hinderung: optionHinderung(lage, zahlweise, neu),
    };
  });
  return { hinderung: null, wirksamkeitsdatum: rahmen.wirksamkeitsdatum, optionen };
}

/** Old and new premium of another payment period, or the sentence why not (`domain/vertrag.md §3`, §5, §6). */
export function zahlweiseBerechnen(
  lage: ZahlweiseLage,
  wunsch: ZahlweiseWunsch,
): { ok: Berechnung } | { abgelehnt: Hinderung } {
  const rahmen = aenderungsrahmen(lage);
  if ('abgelehnt' in rahmen) return rahmen;
  const neu = beitragBei(lage.beitragsKomponenten, wunsch.zahlweise);
  const hinderung = optionHinderung(lage, wunsch.zahlweise, neu);
  if (hinderung) return { abgelehnt: hinderung };
  if (wunsch.wirksamkeitsdatum !== rahmen.wirksamkeitsdatum) {
    return { abgelehnt: ablehnung.festesDatum(rahmen.wirksamkeitsdatum) };
  }
  return { ok: mitBerechnungId(lage, wunsch, vergleich(lage, wunsch, neu, rahmen.stichtag)) };
}

type Rahmen = { wirksamkeitsdatum: string; stichtag: Stichtag } | { abgelehnt: Hinderung };

/** Guards G1, G2, G7, G3, G10 in this order: what bars every choice alike. */
function aenderungsrahmen(lage: ZahlweiseLage): Rahmen {
  if (statusAm(lage, lage.heute) !== 'LAUFEND') return { abgelehnt: ablehnung.status };
  if (lage.vertragsBeginn > tagePlus(lage.heute, vorlaufBeginnTage)) {
    return { abgelehnt: ablehnung.nichtBegonnen };
  }
  const stichtag = stichtagVon(lage);
  if (!stichtag || !istZahlweiseAenderbar(lage)) return { abgelehnt: ablehnung.nichtAenderbar };
  const vorgemerkt = lage.vormerkungen.find(({ art }) => art === 'zahlweise');
  if (vorgemerkt) return { abgelehnt: ablehnung.vorgemerkt(vorgemerkt.wirksamkeitsdatum) };
  const { heute, zahlweise, vertragsBeginn } = lage;
  const wirksamkeitsdatum = naechsterEinzug({ heute, zahlweise, vertragsBeginn, stichtag });
  const ende = vertragsende(lage);
  // No instalment is due any more before the end: there is nothing left to change either.
  const zuSpaet = istKurzVorEnde(lage) || (ende !== null && wirksamkeitsdatum > ende);
  return zuSpaet ? { abgelehnt: ablehnung.kurzVorEnde } : { wirksamkeitsdatum, stichtag };
}

/** G10: the last 14 days before beendigungsdatum or ablaufdatum. */
function istKurzVorEnde({ heute, beendigungsdatum, ablaufdatum }: ZahlweiseLage): boolean {
  const ende = beendigungsdatum ?? ablaufdatum;
  if (ende === null) return false;
  const tage = tageZwischen(heute, ende);
  return tage >= 0 && tage <= sperreVorEndeTage;
}

/** All products but motor (name only) and single trips (`domain/vertrag.md §6`). */
function istZahlweiseAenderbar(lage: ZahlweiseLage): boolean {
  return (
    lage.produkt !== 'KFZ' && lage.zahlweise !== 'EINMALIG' && lage.beitragsKomponenten.length > 0
  );
}

function stichtagVon(lage: ZahlweiseLage): Stichtag | null {
  if (lage.hauptfaelligkeitTag === null || lage.hauptfaelligkeitMonat === null) return null;
  return { tag: lage.hauptfaelligkeitTag, monat: lage.hauptfaelligkeitMonat };
}

/** G5 and the two refusals of `domain/vertrag.md §6`: what bars this choice only. */
function optionHinderung(
  lage: ZahlweiseLage,
  zahlweise: WaehlbareZahlweise,
  neu: Beitrag,
): Hinderung | null {
  if (zahlweise === lage.zahlweise) return ablehnung.unveraendert;
  if (neu.versicherungsPraemie < mindestrate) return ablehnung.rateZuNiedrig;
  if (zahlweise === 'MONATLICH' && lage.bankverbindung === null) {
    return ablehnung.bankverbindungFehlt;
  }
  return null;
}

type Vergleich = Omit<Berechnung, 'berechnungId'>;

function vergleich(
  lage: ZahlweiseLage,
  { zahlweise, wirksamkeitsdatum }: ZahlweiseWunsch,
  neu: Beitrag,
  stichtag: Stichtag,
): Vergleich {
  const alt = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
  const rest = restDesVersicherungsjahres(stichtag, wirksamkeitsdatum);
  const mehrImJahr = neu.jahresVersicherungsPraemie - alt.jahresVersicherungsPraemie;
  return {
    wirksamkeitsdatum,
    beitragAlt: nurRaten(alt),
    beitragNeu: neu,
    differenzProZahlung: neu.versicherungsPraemie - alt.versicherungsPraemie,
    anteilBisHauptfaelligkeit: anteil(mehrImJahr, rest.tage, rest.jahr),
    naechsteFaelligkeit: wirksamkeitsdatum,
    hinweise: hinweise(lage, zahlweise),
  };
}

function hinweise(lage: ZahlweiseLage, zahlweise: Zahlweise): Berechnung['hinweise'] {
  const zuschlag = ratenzuschlag(zahlweise);
  return [
    ...(zuschlag > 0
      ? [
          {
            code: 'RATENZUSCHLAG',
            text: `Der Beitrag enthält einen Zuschlag von ${zuschlag}\u00A0% für die Zahlung in Raten.`,
          },
        ]
      : []),
    ...(lage.vormerkungen.length > 0
      ? [
          {
            code: 'WEITERE_VORMERKUNG',
            text: 'Bereits vorgemerkte Änderungen sind in diesem Beitrag noch nicht enthalten.',
          },
        ]
      : []),
  ];
}

/** The id names contract, version, wish and result, so that saving can tell whether any of them moved. */
function mitBerechnungId(
  { versicherungsNummer, version }: ZahlweiseLage,
  wunsch: ZahlweiseWunsch,
  ergebnis: Vergleich,
): Berechnung {
  const inhalt = JSON.stringify([versicherungsNummer, version, wunsch.zahlweise, ergebnis]);
  return { ...ergebnis, berechnungId: createHash('sha256').update(inhalt).digest('hex') };
}

function nurRaten(beitrag: Beitrag) {
  return {
    versicherungsPraemie: beitrag.versicherungsPraemie,
    jahresVersicherungsPraemie: beitrag.jahresVersicherungsPraemie,
  };
}
