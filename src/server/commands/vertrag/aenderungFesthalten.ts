import { randomUUID } from 'node:crypto';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { handeltImAuftrag, type Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { uploads } from '../../repositories/uploads.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import { sonderkuendigung } from '../../rules/aenderung/arten/risikoort.ts';
import { berechne, type Berechnet } from '../../rules/aenderung/berechnung.ts';
import type { Aenderungslage, Freigaben } from '../../rules/aenderung/lage.ts';
import type { Absagegrund } from '../../rules/aenderung/neuerStand.ts';
import { type Aenderungsregel, vormerkungsArtZu } from '../../rules/aenderung/regel.ts';
import { wertVon } from '../../rules/aenderung/regeln.ts';
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

/** A change with the price that was shown, and who wants it. */
interface Aenderungswille<Art extends AenderungsArt> {
  principal: Principal;
  body: {
    wirksamkeitsdatum: string;
    berechnungId: string;
    beitragErwartet: number;
    /** Pending changes end with it, and she knows. */
    entfallendesBestaetigt?: boolean | undefined;
  };
  wunsch: Wunsch<Art>;
}

/**
 * Stores a change of a locked contract in its transaction, at the price that was shown: at once when its day is
 * today, else as pending. Null when it is stored; why not otherwise, and then nothing is written.
 */
export async function aenderungFesthalten<Art extends AenderungsArt>(
  { tx, absender, zeit, freigaben }: Umgebung,
  zeile: Vertragszeile,
  regel: Aenderungsregel<Art>,
  { principal, body, wunsch }: Aenderungswille<Art>,
): Promise<Absagegrund | null> {
  const heute = heuteInBerlin(zeit);
  const lage = { ...zeile, heute, freigaben };
  const { wirksamkeitsdatum } = body;
  const ergebnis = berechne(lage, regel, { wirksamkeitsdatum, wunsch });
  if (!('ok' in ergebnis)) return ergebnis;
  const { berechnung, davor, auswirkung } = ergebnis.ok;
  const offen = regel.zustimmungFehlt?.(davor, wunsch) ?? [];
  if (offen.length > 0) return { ungueltig: offen };
  const unbelegt = regel.ohneNachweis?.(davor, wunsch) ?? null;
  if (unbelegt) return { abgelehnt: unbelegt };
  const { versicherungsPraemie } = berechnung.beitragNeu;
  if (body.beitragErwartet !== versicherungsPraemie) return { abgelehnt: ablehnung.preisGeaendert };
  if (body.berechnungId !== berechnung.berechnungId) {
    return { abgelehnt: ablehnung.vertragGeaendert };
  }
  // Only what the shown calculation names can be agreed to.
  if (auswirkung.entfallende.length > 0 && body.entfallendesBestaetigt !== true) {
    return { ungueltig: [entfallendesOffen] };
  }
  const vorgangId = randomUUID();
  const dateien = regel.nachweise?.(wunsch) ?? [];
  const gehoertDazu = { zweck: 'AENDERUNG', vorgangId, zeit } as const;
  if (!(await uploads(tx).nehmen(dateien, principal, gehoertDazu))) {
    return { ungueltig: [nachweisWeg] };
  }
  const sofort = wirksamkeitsdatum <= heute;
  if (sofort) await anwenden(tx, lage, ergebnis.ok);
  else await vormerken(tx, lage, regel, { wunsch, zeit, berechnung, vorgangId });
  for (const { schritt } of auswirkung.entfallende) {
    await vormerkungEntfernen(tx, zeile, schritt.vorgemerkt, heute);
  }
  await neuBewerten(tx, zeile.versicherungsNummer, auswirkung.bleibende);
  if (berechnung.hinweise.some(({ code }) => code === sonderkuendigung)) {
    const { versicherungsNummer } = zeile;
    const erhoehung = { versicherungsNummer, mitgeteiltAm: heute, wirksamAm: wirksamkeitsdatum };
    await beendigungen(tx).erhoehungMitteilen({ ...erhoehung, grund: 'UMZUG' });
  }
  if (regel.bewirkt === 'UMSATZ_ANGEGEBEN') await umsatzAngegeben(tx, zeile, heute);
  await aenderungsfolgen(tx, {
    zeile,
    regel,
    wunsch,
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

interface Gerechnet<Art extends AenderungsArt> extends Pick<Berechnet, 'berechnung'> {
  wunsch: Wunsch<Art>;
  zeit: Date;
  vorgangId: string;
}

async function vormerken<Art extends AenderungsArt>(
  tx: Database,
  { versicherungsNummer }: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wunsch, berechnung, zeit, vorgangId }: Gerechnet<Art>,
): Promise<void> {
  await vertraege(tx).vormerken({
    versicherungsNummer,
    art: vormerkungsArtZu(regel, wunsch),
    wert: wertVon(regel, wunsch),
    wirksamkeitsdatum: berechnung.wirksamkeitsdatum,
    versicherungsPraemie: berechnung.beitragNeu.versicherungsPraemie,
    angelegtAm: zeit,
    vorgangId,
  });
}
