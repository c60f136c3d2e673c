import { randomUUID } from 'node:crypto';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { handeltImAuftrag, type Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { uploads } from '../../repositories/uploads.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import { sonderkuendigung } from '../../rules/aenderung/arten/risikoort.ts';
import { berechneAlle, type Berechnet } from '../../rules/aenderung/berechnung.ts';
import type { Aenderungslage, Freigaben } from '../../rules/aenderung/lage.ts';
import type { Absagegrund } from '../../rules/aenderung/neuerStand.ts';
import type { Aenderungsregel } from '../../rules/aenderung/regel.ts';
import {
  einzelwunsch,
  type Einzelwunsch,
  type Wunschschritt,
} from '../../rules/aenderung/wunschschritt.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { aenderungsfolgen } from './aenderungsfolgen.ts';
import { umsatzAngegeben } from './umsatzBestaetigen.ts';
import { neuBewerten, vormerkungEntfernen } from './vormerkungen.ts';

interface Umgebung {
  tx: Database;
  absender: (marke: MarkenSchluessel) => Absender;
  zeit: Date;
  freigaben: Freigaben;
}

/** What was shown, and who wants it saved. */
interface Aenderungswille {
  principal: Principal;
  body: {
    wirksamkeitsdatum: string;
    berechnungId: string;
    beitragErwartet: number;
    /** Pending changes end with it, and she knows. */
    entfallendesBestaetigt?: boolean | undefined;
  };
}

/**
 * Stores a change of a locked contract in its transaction, at the price that was shown: at once when its day is
 * today, else as pending. Null when it is stored; why not otherwise, and then nothing is written.
 */
export async function aenderungFesthalten<Art extends AenderungsArt>(
  umgebung: Umgebung,
  zeile: Vertragszeile,
  regel: Aenderungsregel<Art>,
  { wunsch, ...wille }: Aenderungswille & { wunsch: Wunsch<Art> },
): Promise<Absagegrund | null> {
  const nein = await alleFesthalten(umgebung, zeile, [einzelwunsch(regel, wunsch)], wille);
  return nein && nein.grund;
}

/** The same for several changes of one day: all of them or none, with one Nachtrag; `an` says which one it fails on, null where it is none alone. */
export async function alleFesthalten(
  { tx, absender, zeit, freigaben }: Umgebung,
  zeile: Vertragszeile,
  wuensche: readonly Einzelwunsch[],
  { principal, body }: Aenderungswille,
): Promise<{ an: number | null; grund: Absagegrund } | null> {
  const heute = heuteInBerlin(zeit);
  const lage = { ...zeile, heute, freigaben };
  const { wirksamkeitsdatum } = body;
  const ergebnis = berechneAlle(lage, wuensche, wirksamkeitsdatum);
  if (!('ok' in ergebnis)) return ergebnis;
  const { berechnung, schritte, auswirkung } = ergebnis.ok;
  const nein = unvollstaendig(schritte) ?? ueberholt(berechnung, body);
  if (nein) return nein;
  // Only what the shown calculation names can be agreed to.
  if (auswirkung.entfallende.length > 0 && body.entfallendesBestaetigt !== true) {
    return { an: null, grund: { ungueltig: [entfallendesOffen] } };
  }
  const vorgangId = randomUUID();
  const gehoertDazu = { zweck: 'AENDERUNG', vorgangId, zeit } as const;
  const dateien = schritte.flatMap((einer) => einer.dateien);
  if (!(await uploads(tx).nehmen(dateien, principal, gehoertDazu))) {
    const an = schritte.findIndex((einer) => einer.dateien.length > 0);
    return { an, grund: { ungueltig: [nachweisWeg] } };
  }
  const sofort = wirksamkeitsdatum <= heute;
  if (sofort) await anwenden(tx, lage, ergebnis.ok);
  else await vormerken(tx, lage, ergebnis.ok, { zeit, vorgangId });
  for (const { schritt } of auswirkung.entfallende) {
    await vormerkungEntfernen(tx, zeile, schritt.vorgemerkt, heute);
  }
  await neuBewerten(tx, zeile, auswirkung.bleibende);
  if (berechnung.hinweise.some(({ code }) => code === sonderkuendigung)) {
    const { versicherungsNummer } = zeile;
    const erhoehung = { versicherungsNummer, mitgeteiltAm: heute, wirksamAm: wirksamkeitsdatum };
    await beendigungen(tx).erhoehungMitteilen({ ...erhoehung, grund: 'UMZUG' });
  }
  if (schritte.some(({ bewirkt }) => bewirkt === 'UMSATZ_ANGEGEBEN')) {
    await umsatzAngegeben(tx, zeile, heute);
  }
  await aenderungsfolgen(tx, {
    zeile,
    lage,
    sofort,
    wer: principal,
    imAuftrag: handeltImAuftrag(principal),
    zeit,
    absender,
    vorgangId,
    ...ergebnis.ok,
  });
  return null;
}

/** The first wish that lacks a consent or a proof. */
function unvollstaendig(schritte: readonly Wunschschritt[]) {
  for (const [an, { offen, unbelegt }] of schritte.entries()) {
    if (offen.length > 0) return { an, grund: { ungueltig: offen } };
    if (unbelegt) return { an, grund: { abgelehnt: unbelegt } };
  }
  return null;
}

/** G8: since it was shown, the price or the contract has moved. */
function ueberholt({ beitragNeu, berechnungId }: Berechnung, body: Aenderungswille['body']) {
  if (body.beitragErwartet !== beitragNeu.versicherungsPraemie) {
    return { an: null, grund: { abgelehnt: ablehnung.preisGeaendert } };
  }
  return body.berechnungId === berechnungId
    ? null
    : { an: null, grund: { abgelehnt: ablehnung.vertragGeaendert } };
}

const entfallendesOffen = {
  feld: 'entfallendesBestaetigt',
  text: 'Bestätigen Sie, dass Ihre vorgemerkte Änderung entfällt.',
};

const nachweisWeg = {
  feld: 'nachweise',
  text: 'Laden Sie den Nachweis bitte noch einmal hoch.',
};

/** Its day is today. */
async function anwenden(
  tx: Database,
  { versicherungsNummer }: Aenderungslage,
  { neu, berechnung: { wirksamkeitsdatum } }: Berechnet,
): Promise<void> {
  await vertraege(tx).aendern(versicherungsNummer, { ...neu.stand, wirksamkeitsdatum });
}

/** Each waits by itself, with the instalment there is after it and in the order in which they were wished for. */
async function vormerken(
  tx: Database,
  { versicherungsNummer }: Aenderungslage,
  { schritte, berechnung: { wirksamkeitsdatum } }: Berechnet,
  { zeit, vorgangId }: { zeit: Date; vorgangId: string },
): Promise<void> {
  for (const [stelle, { name, wert, neu }] of schritte.entries()) {
    await vertraege(tx).vormerken({
      versicherungsNummer,
      art: name,
      wert,
      wirksamkeitsdatum,
      versicherungsPraemie: neu.beitrag.versicherungsPraemie,
      angelegtAm: new Date(zeit.getTime() + stelle),
      vorgangId,
    });
  }
}
