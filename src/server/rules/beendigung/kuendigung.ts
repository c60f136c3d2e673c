import { fristen } from '#contract/zahlen.ts';
import {
  brauchtNachweis,
  type Kuendigungsgrund,
  type KuendigungsgrundKey,
} from '#contract/entities/beendigungsgrund.ts';
import type {
  AngebotenerGrund,
  BeendigungAbgelehnt,
  Kuendigungsvorschau,
} from '#contract/entities/beendigung.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertrag, Vertragsstatus } from '#contract/entities/vertrag.ts';
import { featureStandard } from '#contract/features.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { kuendigungsgruendeFuer } from '../../reference/kuendigungsgruende.ts';
import type { Freigaben } from '../aenderung/lage.ts';
import { kuendbarkeit, kuendigungstermine } from '../fristen/kuendigung.ts';
import { sonderkuendigung, type Sonderlage } from '../fristen/sonderkuendigung.ts';
import { sparteVon } from '../produkte/sparten.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { formatDatum, spaeter, tagePlus } from '#contract/tag.ts';
import { endetVonSelbst, statusAm } from '../status.ts';
import { abrechnungZum, type Einzugslage } from './abrechnung.ts';
import { stichtagVon } from './bezahlt.ts';

/** A contract on a day, with what happened that gives a right beside the ordinary one. */
export interface Kuendigungslage
  extends Einzugslage, Pick<Sonderlage, 'heute' | 'schaeden' | 'beitragserhoehung'> {
  produkt: Produkt;
  marke: Vertrag['marke'];
  status: Vertragsstatus;
  kuendbar: Vertrag['kuendbar'];
  beendigungsdatum: string | null;
  /** The account on file. */
  bankverbindung: object | null;
  /** Cents that should have been paid and were not. */
  offen: number;
  /** Reasons whose proof is being looked at. */
  inPruefung: readonly string[];
  /** Feature flags; one that is missing has its default. */
  freigaben?: Freigaben;
}

/** What is chosen; `nachweise` counts the uploads. */
export interface Kuendigungswunsch {
  grund: KuendigungsgrundKey;
  /** Last day of cover. */
  kuendigungsdatum: string;
}

type Ergebnis = { ok: Kuendigungsvorschau } | { abgelehnt: BeendigungAbgelehnt };

/** Why a contract cannot be cancelled online; null when it can (`domain/vertrag.md §8`). */
export function kuendigungHinderung(lage: Kuendigungslage): string | null {
  const { kuendbar } = kuendbarkeit({ ...lage, status: statusAm(lage, lage.heute) });
  const schalter = 'self-service-kuendigung';
  const istAus = !(lage.freigaben?.[schalter] ?? featureStandard[schalter]);
  return istAus || kuendbar === 'NEIN' || lage.kuendbar === 'NEIN'
    ? `Dieser Vertrag kann derzeit nicht online gekündigt werden.${endetVonSelbst(lage, lage.heute)}`
    : null;
}

/** The reasons of the product with the days they allow on this contract today. */
export function angeboteneGruende(lage: Kuendigungslage): AngebotenerGrund[] {
  return kuendigungsgruendeFuer(schluesselAusIdentifier(lage.produkt)).map((grund) =>
    mitTerminen(grund, lage),
  );
}

/** What a cancellation would do, or why it is refused. */
export function kuendigungPruefen(lage: Kuendigungslage, wunsch: Kuendigungswunsch): Ergebnis {
  const { grund: key, kuendigungsdatum } = wunsch;
  const hinderung = kuendigungHinderung(lage);
  if (hinderung !== null) return abgelehnt('NICHT_KUENDBAR', hinderung);
  const grund = angeboteneGruende(lage).find((einer) => einer.key === key);
  if (!grund) {
    return abgelehnt('GRUND', 'Dieser Grund passt nicht zu Ihrem Vertrag. Bitte wählen Sie neu.');
  }
  if (grund.hinderung !== null || grund.termine === null) {
    return abgelehnt('GRUND', grund.hinderung ?? 'Für diesen Grund gibt es keinen Termin.');
  }
  const { von, bis } = grund.termine;
  if (kuendigungsdatum < von || kuendigungsdatum > bis) {
    return abgelehnt('DATUM', andererTag(von, bis));
  }
  const status = statusMit(grund);
  const geld =
    status === 'WIRKSAM'
      ? abrechnungZum(lage, kuendigungsdatum)
      : { erstattung: null, nochFaellig: null };
  const konto = kommtGeld(status, geld.erstattung) ? kontoVon(lage) : null;
  const hinweise = kuendigungshinweise(lage);
  return { ok: { grund: key, kuendigungsdatum, status, ...geld, konto, hinweise } };
}

/** While the proof is looked at nobody knows yet. */
function kommtGeld(status: Kuendigungsvorschau['status'], erstattung: number | null): boolean {
  return status === 'IN_PRUEFUNG' || (erstattung ?? 0) > 0;
}

function kontoVon({ bankverbindung }: Kuendigungslage): Kuendigungsvorschau['konto'] {
  return bankverbindung === null ? 'GESUCHT' : 'BEKANNT';
}

function statusMit({ key, datumsRegel }: Kuendigungsgrund): Kuendigungsvorschau['status'] {
  if (datumsRegel === 'UEBERGANG') return 'ANZEIGE';
  return brauchtNachweis(key) ? 'IN_PRUEFUNG' : 'WIRKSAM';
}

/** What to think of before cancelling: cover that the law asks for. */
export function kuendigungshinweise({ produkt }: Pick<Kuendigungslage, 'produkt'>) {
  const text = sparteVon(produkt)?.pflichthinweis;
  return text === undefined ? [] : [{ code: 'PFLICHTVERSICHERUNG', text }];
}

function mitTerminen(grund: Kuendigungsgrund, lage: Kuendigungslage): AngebotenerGrund {
  return { ...grund, ...termineZu(grund, lage) };
}

type Termine = Pick<AngebotenerGrund, 'termine' | 'hinweis' | 'hinderung'>;

function termineZu({ key, datumsRegel }: Kuendigungsgrund, lage: Kuendigungslage): Termine {
  if (lage.inPruefung.includes(key)) {
    return ohne(
      `Wir prüfen Ihren Nachweis dazu schon. Sie hören innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen von uns.`,
    );
  }
  if (datumsRegel === 'ORDENTLICH') return ordentlicheTermine(lage);
  const ergebnis = sonderkuendigung[datumsRegel]({
    ...lage,
    periodenEnde: periodenEnde(lage),
    nachSchaden: produkte[schluesselAusIdentifier(lage.produkt)].sonderkuendigung.nachSchaden,
  });
  if ('abgelehnt' in ergebnis) return ohne(ergebnis.abgelehnt);
  const { von, bis, standard } = ergebnis;
  const hinweis = datumsRegel === 'UEBERGANG' ? gehtUeber : null;
  return { termine: { von, bis, standard }, hinweis, hinderung: null };
}

/** What the sale of a business means for its contract (VVG §§ 95–96). */
export const gehtUeber =
  'Mit dem Verkauf geht der Vertrag auf den Käufer über und endet dadurch nicht. Der Käufer kann ihn innerhalb eines Monats kündigen.';

function ordentlicheTermine(lage: Kuendigungslage): Termine {
  const { heute, vertragsBeginn } = lage;
  const termine = kuendigungstermine({
    heute,
    vertragsBeginn,
    stichtag: stichtagVon(lage),
    kuendbarkeit: kuendbarkeit({ ...lage, status: statusAm(lage, heute) }),
  });
  if (termine === null)
    return ohne('Für diesen Vertrag gibt es keinen Termin. Bitte senden Sie uns eine Nachricht.');
  // Nobody has a last day of cover before the first.
  const von = spaeter(termine.von, vertragsBeginn);
  const standard = spaeter(termine.standard, von);
  const bis = spaeter(termine.bis, von);
  return { termine: { von, bis, standard }, hinweis: termine.hinweis, hinderung: null };
}

function periodenEnde(lage: Kuendigungslage): string {
  const stichtag = stichtagVon(lage);
  if (!stichtag) return lage.ablaufdatum ?? lage.heute;
  return tagePlus(naechsteHauptfaelligkeit(stichtag, spaeter(lage.heute, lage.vertragsBeginn)), -1);
}

function ohne(hinderung: string): Termine {
  return { termine: null, hinweis: null, hinderung };
}

function andererTag(von: string, bis: string): string {
  return von === bis
    ? `Die Kündigung ist nur zum ${formatDatum(von)} möglich.`
    : `Bitte wählen Sie ein Datum zwischen ${formatDatum(von)} und ${formatDatum(bis)}.`;
}

function abgelehnt(code: BeendigungAbgelehnt['code'], errorMessage: string): Ergebnis {
  return { abgelehnt: { code, errorMessage } };
}
