import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { AenderungsArt, Wunsch } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Principal } from '../../access/decision.ts';
import { handeltImAuftrag } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { ungueltig } from '../../http/answers.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import { sonderkuendigung } from '../../rules/aenderung/arten/risikoort.ts';
import { berechne, type Berechnet } from '../../rules/aenderung/berechnung.ts';
import type { Aenderungslage, Freigaben } from '../../rules/aenderung/lage.ts';
import type { Aenderungsregel } from '../../rules/aenderung/regel.ts';
import { wertVon } from '../../rules/aenderung/regeln.ts';
import { heuteIn } from '../../rules/kalender.ts';
import { einmal } from '../einmal.ts';
import { aenderungsfolgen } from './aenderungsfolgen.ts';
import { umsatzAngegeben } from './umsatzBestaetigen.ts';
import { abgelehnt, darfAendern, gesendet, type Ergebnis } from './vorgang.ts';

export interface Aenderungsdienste {
  database: Database;
  clock: () => Date;
  flags: () => Promise<Freigaben>;
  absender: (marke: MarkenSchluessel) => Absender;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

/** A save as it was sent; the wish is what is left of its body. */
export interface Speicherauftrag<Art extends AenderungsArt> {
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
  };
  wunsch: Wunsch<Art>;
}

/** Saves a change of any kind once, at the price that was shown: at once when its day is today, else as pending (`domain/vertrag.md §5`). */
export async function aenderungSpeichern<Art extends AenderungsArt>(
  dienste: Aenderungsdienste,
  regel: Aenderungsregel<Art>,
  auftrag: Speicherauftrag<Art>,
): Promise<Vertrag> {
  const { principal, versicherungsNummer, endpunkt, idempotencyKey: schluessel, body } = auftrag;
  if (body.versicherungsNummer !== versicherungsNummer) throw andereNummer();
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    darfAendern(principal, body.imAuftragDesKunden, zeile);
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      speichern({ tx, dienste, zeit, freigaben }, zeile, regel, auftrag),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

interface Umgebung {
  tx: Database;
  dienste: Aenderungsdienste;
  zeit: Date;
  freigaben: Freigaben;
}

async function speichern<Art extends AenderungsArt>(
  { tx, dienste, zeit, freigaben }: Umgebung,
  zeile: Vertragszeile,
  regel: Aenderungsregel<Art>,
  { principal, body, wunsch }: Speicherauftrag<Art>,
): Promise<Ergebnis> {
  const heute = heuteIn(zeit);
  const lage = { ...zeile, heute, freigaben };
  const { wirksamkeitsdatum } = body;
  const ergebnis = berechne(lage, regel, { wirksamkeitsdatum, wunsch });
  if ('abgelehnt' in ergebnis) return abgelehnt(ergebnis.abgelehnt);
  if ('ungueltig' in ergebnis) throw ungueltig([...ergebnis.ungueltig]);
  const offen = regel.zustimmungFehlt?.(lage, wunsch) ?? [];
  if (offen.length > 0) throw ungueltig([...offen]);
  const { berechnung } = ergebnis.ok;
  const { versicherungsPraemie } = berechnung.beitragNeu;
  if (
    body.berechnungId !== berechnung.berechnungId ||
    body.beitragErwartet !== versicherungsPraemie
  ) {
    return abgelehnt(ablehnung.preisGeaendert);
  }
  const sofort = wirksamkeitsdatum <= heute;
  if (sofort) await anwenden(tx, lage, ergebnis.ok);
  else await vormerken(tx, lage, regel, { wunsch, zeit, berechnung });
  if (berechnung.hinweise.some(({ code }) => code === sonderkuendigung)) {
    const { versicherungsNummer } = zeile;
    const erhoehung = { versicherungsNummer, mitgeteiltAm: heute, wirksamAm: wirksamkeitsdatum };
    await beendigungen(tx).erhoehungMitteilen({ ...erhoehung, grund: 'UMZUG' });
  }
  if (regel.art === 'jahresumsatz') await umsatzAngegeben(tx, zeile, heute);
  await aenderungsfolgen(tx, {
    zeile,
    regel,
    wunsch,
    lage,
    sofort,
    wer: principal,
    imAuftrag: handeltImAuftrag(principal),
    zeit,
    absender: dienste.absender,
    ...ergebnis.ok,
  });
  const nachher = await vertraege(tx).lesen(zeile.versicherungsNummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, heute, freigaben) };
}

/** Its day is today. */
async function anwenden(
  tx: Database,
  { versicherungsNummer }: Aenderungslage,
  { neu, berechnung: { wirksamkeitsdatum } }: Berechnet,
): Promise<void> {
  await vertraege(tx).aendern(versicherungsNummer, { ...neu.stand, wirksamkeitsdatum });
}

interface Gerechnet<Art extends AenderungsArt> extends Pick<Berechnet, 'berechnung'> {
  wunsch: Wunsch<Art>;
  zeit: Date;
}

async function vormerken<Art extends AenderungsArt>(
  tx: Database,
  { versicherungsNummer }: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wunsch, berechnung, zeit }: Gerechnet<Art>,
): Promise<void> {
  const { vormerkungsArt } = regel;
  await vertraege(tx).vormerken({
    versicherungsNummer,
    art: typeof vormerkungsArt === 'function' ? vormerkungsArt(wunsch) : vormerkungsArt,
    wert: wertVon(regel, wunsch),
    wirksamkeitsdatum: berechnung.wirksamkeitsdatum,
    versicherungsPraemie: berechnung.beitragNeu.versicherungsPraemie,
    angelegtAm: zeit,
  });
}

function andereNummer() {
  const text = 'Die Vertragsnummer stimmt nicht mit der Adresse überein.';
  return ungueltig([{ feld: 'versicherungsNummer', text }]);
}
