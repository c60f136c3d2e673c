import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { type Feldfehler, ungueltig } from '../../http/answers.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import type { Aenderungslage, Freigaben } from '../../rules/aenderung/lage.ts';
import type { Absagegrund } from '../../rules/aenderung/neuerStand.ts';
import type { Aenderungsregel } from '../../rules/aenderung/regel.ts';
import { einzelwunsch, type Einzelwunsch } from '../../rules/aenderung/wunschschritt.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { einmal } from '../einmal.ts';
import { alleFesthalten } from './aenderungFesthalten.ts';
import { abgelehnt, darfAendern, darfLesen, gesendet, type Vorgangsergebnis } from './vorgang.ts';

export interface Aenderungsdienste {
  database: Database;
  clock: () => Date;
  flags: () => Promise<Freigaben>;
  absender: (marke: MarkenSchluessel) => Absender;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

/** A save as it was sent. */
export interface Speicherauftrag {
  principal: Principal;
  versicherungsNummer: string;
  /** Method and path, the number filled in. */
  endpunkt: string;
  idempotencyKey: string;
  body: {
    versicherungsNummer: string;
    wirksamkeitsdatum: string;
    berechnungId: string;
    beitragErwartet: number;
    imAuftragDesKunden?: boolean | undefined;
    entfallendesBestaetigt?: boolean | undefined;
  };
}

/** Saves a change of any kind once, at the price that was shown: at once when its day is today, else as pending (`domain/vertrag.md §5`). */
export async function aenderungSpeichern<Art extends AenderungsArt>(
  dienste: Aenderungsdienste,
  regel: Aenderungsregel<Art>,
  { wunsch, ...auftrag }: Speicherauftrag & { wunsch: Wunsch<Art> },
): Promise<Vertrag> {
  return gespeichert(dienste, [einzelwunsch(regel, wunsch)], auftrag, ({ grund }) => grund);
}

/** The same for several of one day, all of them or none; a refusal says which one it is about. */
export async function aenderungenSpeichern(
  dienste: Aenderungsdienste,
  wuensche: readonly Einzelwunsch[],
  auftrag: Speicherauftrag,
): Promise<Vertrag> {
  return gespeichert(dienste, wuensche, auftrag, (nein, lage) => benannt(wuensche, nein, lage));
}

type Nein = { an: number | null; grund: Absagegrund };
type Grundnehmer = (nein: Nein, lage: Aenderungslage) => Absagegrund;

async function gespeichert(
  dienste: Aenderungsdienste,
  wuensche: readonly Einzelwunsch[],
  auftrag: Speicherauftrag,
  grundAus: Grundnehmer,
): Promise<Vertrag> {
  const { principal, versicherungsNummer, endpunkt, idempotencyKey: schluessel, body } = auftrag;
  if (body.versicherungsNummer !== versicherungsNummer) throw andereNummer();
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    for (const { art } of wuensche) darfAendern(principal, body.imAuftragDesKunden, zeile, art);
    darfLesen(principal, zeile);
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      speichern({ tx, dienste, zeit, freigaben }, zeile, { wuensche, auftrag, grundAus }),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

/** A refusal with the change it is about. */
function benannt(
  wuensche: readonly Einzelwunsch[],
  { an, grund }: Nein,
  lage: Aenderungslage,
): Absagegrund {
  const wunsch = an === null ? undefined : wuensche[an];
  if (!wunsch) return grund;
  if ('ungueltig' in grund) return { ungueltig: anDieserStelle(an, grund.ungueltig) };
  const { code, text } = grund.abgelehnt;
  return { abgelehnt: { code, text: `${wunsch.bezeichnung(lage)}: ${text}` } };
}

/** Fields of one change in a list of them. */
export function anDieserStelle(stelle: number | null, fehler: readonly Feldfehler[]): Feldfehler[] {
  return fehler.map(({ feld, text }) => ({ feld: `aenderungen.${stelle}.${feld}`, text }));
}

interface Umgebung {
  tx: Database;
  dienste: Aenderungsdienste;
  zeit: Date;
  freigaben: Freigaben;
}

interface Gewolltes {
  wuensche: readonly Einzelwunsch[];
  auftrag: Speicherauftrag;
  grundAus: Grundnehmer;
}

async function speichern(
  { tx, dienste: { absender }, zeit, freigaben }: Umgebung,
  zeile: Vertragszeile,
  { wuensche, auftrag, grundAus }: Gewolltes,
): Promise<Vorgangsergebnis> {
  const nicht = await alleFesthalten({ tx, absender, zeit, freigaben }, zeile, wuensche, auftrag);
  const nein = nicht && grundAus(nicht, { ...zeile, heute: heuteInBerlin(zeit), freigaben });
  if (nein && 'ungueltig' in nein) throw ungueltig([...nein.ungueltig]);
  if (nein) return abgelehnt(nein.abgelehnt);
  const nachher = await vertraege(tx).lesen(zeile.versicherungsNummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, heuteInBerlin(zeit), freigaben) };
}

function andereNummer() {
  const text = 'Die Vertragsnummer stimmt nicht mit der Adresse überein.';
  return ungueltig([{ feld: 'versicherungsNummer', text }]);
}
