import { fristen } from '#contract/zahlen.ts';
import { zahlwort } from '#contract/produkte/leistungen/leistung.ts';
import type {
  BestaetigungAbgelehnt,
  Bestaetigungsangebot,
  Bestaetigungsart,
} from '#contract/entities/bestaetigung.ts';
import {
  istNurName,
  schluesselAusIdentifier,
  type Produkt,
  type ProduktSchluessel,
} from '#contract/entities/produkt.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { istAktiv, type Vertragsstatus } from '#contract/entities/vertrag.ts';
import { ablehnung } from './ablehnung.ts';
import type { Einzugslage } from './beendigung/abrechnung.ts';
import { beitragImJahr } from './beitragsjahr.ts';
import type { Verlaufslage } from './beitragsverlauf.ts';
import { monatePlus, teile } from '#contract/tag.ts';
import { statusAm, vertragsende } from './status.ts';

/** A contract on the day somebody asks for a confirmation. */
export interface Bestaetigungslage extends Verlaufslage, Einzugslage {
  heute: string;
  produkt: Produkt;
  status: Vertragsstatus;
  mahnung: boolean;
  /** Confirmations it has given today. */
  heuteErstellt: number;
}

/** Confirmations a contract gives a day (`domain/vertrag.md §10`). */
const amTag = 5;

/** What a contract confirms today, and what stands in the way of the rest (`domain/vertrag.md §10`). */
export function bestaetigungsangebot(lage: Bestaetigungslage): Bestaetigungsangebot {
  if (istNurName(lage.produkt)) return { hinderung: nurPersoenlich, arten: [] };
  return {
    hinderung: lage.heuteErstellt >= amTag ? tagesgrenze : null,
    arten: artenVon(schluesselAusIdentifier(lage.produkt)).map((art) => {
      const jahre = art === 'BEITRAGSBESTAETIGUNG' ? jahreVon(lage) : [];
      return { art, jahre, hinderung: hinderungVon(art, lage, jahre) };
    }),
  };
}

/** Why that one is refused; null where it is made. */
export function bestaetigungHinderung(
  lage: Bestaetigungslage,
  { art, jahr }: { art: Bestaetigungsart; jahr?: number | undefined },
): BestaetigungAbgelehnt | null {
  const { hinderung, arten } = bestaetigungsangebot(lage);
  const angebot = arten.find((eine) => eine.art === art);
  if (!angebot) return andereArt;
  if (angebot.hinderung ?? hinderung) return angebot.hinderung ?? hinderung;
  if (jahr === undefined ? angebot.jahre.length > 0 : !angebot.jahre.includes(jahr)) {
    return anderesJahr(angebot.jahre);
  }
  return null;
}

function artenVon(schluessel: ProduktSchluessel): Bestaetigungsart[] {
  const { bestaetigungen = [] }: Produktbeschreibung = produkte[schluessel];
  return [
    'VERSICHERUNGSBESTAETIGUNG',
    ...bestaetigungen,
    'BEITRAGSBESTAETIGUNG',
    'SCHADENFREIHEITSBESTAETIGUNG',
  ];
}

/** They say what was, and are given after the end as well. */
const rueckblick: ReadonlySet<Bestaetigungsart> = new Set([
  'BEITRAGSBESTAETIGUNG',
  'SCHADENFREIHEITSBESTAETIGUNG',
]);

function hinderungVon(
  art: Bestaetigungsart,
  lage: Bestaetigungslage,
  jahre: readonly number[],
): BestaetigungAbgelehnt | null {
  const vertragsstatus = statusAm(lage, lage.heute);
  const laeuft = istAktiv({ vertragsstatus });
  if (!rueckblick.has(art)) {
    if (!laeuft) return nurLaufende;
    return lage.mahnung ? alsAbsage(ablehnung.mahnung) : null;
  }
  if (!laeuft && !(vertragsstatus === 'BEENDET' && kuerzlichBeendet(lage))) return zuSpaet;
  if (art === 'SCHADENFREIHEITSBESTAETIGUNG') {
    return lage.vertragsBeginn > lage.heute ? nichtBegonnen : null;
  }
  if (jahre.length > 0) return null;
  return teile(lage.vertragsBeginn).jahr < teile(lage.heute).jahr ? manuell : keinVollesJahr;
}

function kuerzlichBeendet(lage: Bestaetigungslage): boolean {
  const ende = vertragsende(lage);
  return ende !== null && monatePlus(ende, 12 * fristen.bestaetigungJahre) >= lage.heute;
}

/** The last three full years of which it is known to the cent what fell due; the others are left to a person. */
function jahreVon(lage: Bestaetigungslage): number[] {
  const { jahr } = teile(lage.heute);
  return [jahr - 1, jahr - 2, jahr - 3].filter(
    (eines) => (beitragImJahr(lage, eines)?.betrag ?? 0) > 0,
  );
}

const tagesgrenze = {
  code: 'TAGESGRENZE',
  errorMessage: 'Sie haben heute bereits 5\u00A0Bestätigungen angefordert.',
} as const;
const nurPersoenlich = {
  code: 'MANUELL',
  errorMessage:
    'Zu diesem Vertrag stellen wir hier keine Bestätigung aus. Bitte senden Sie uns eine Nachricht.',
} as const;
const andereArt = {
  code: 'ART',
  errorMessage: 'Diese Bestätigung gibt es für Ihren Vertrag nicht.',
} as const;
const nurLaufende = {
  code: 'STATUS',
  errorMessage: 'Diese Bestätigung gibt es nur für laufende Verträge.',
} as const;
const zuSpaet = {
  code: 'STATUS',
  errorMessage: `Diese Bestätigung gibt es für laufende Verträge und bis ${zahlwort(fristen.bestaetigungJahre)} Jahre nach dem regulären Ende.`,
} as const;
const nichtBegonnen = {
  code: 'NICHT_BEGONNEN',
  errorMessage: 'Diese Bestätigung gibt es, sobald Ihr Vertrag begonnen hat.',
} as const;
const keinVollesJahr = {
  code: 'JAHR',
  errorMessage: 'Beiträge bestätigen wir, sobald das Kalenderjahr vorbei ist.',
} as const;
const manuell = {
  code: 'MANUELL',
  errorMessage: 'Diese Bestätigung erstellen wir persönlich. Bitte senden Sie uns eine Nachricht.',
} as const;

function anderesJahr(jahre: readonly number[]): BestaetigungAbgelehnt {
  const errorMessage =
    jahre.length === 0
      ? 'Diese Bestätigung gilt nicht für ein einzelnes Jahr.'
      : `Bitte wählen Sie eines dieser Jahre: ${jahre.join(', ')}.`;
  return { code: 'JAHR', errorMessage };
}

function alsAbsage({ code, text }: typeof ablehnung.mahnung): BestaetigungAbgelehnt {
  return { code, errorMessage: text };
}
