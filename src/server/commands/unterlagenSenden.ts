import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { AntragProdukt, Zugestellt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Database } from '../database/open.ts';
import { dokumentlinks } from '../documents/ablegen.ts';
import { Absage } from '../http/answers.ts';
import { antraege, type Antragszeile } from '../repositories/antraege.ts';
import { dokumente } from '../repositories/dokumente.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { unterlagenversand } from '../repositories/unterlagenversand.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import { gehoertZu } from '../rules/antrag/produkte.ts';
import { maskierteEmail } from '../rules/konto.ts';
import { spaeterWieder } from '../rules/wartezeit.ts';
import { anfragenZaehlen, type Zaehlgrenze } from './anfragenZaehlen.ts';
import { antragAbgelehnt, type Antragsdienste } from './antragPruefen.ts';
import { unterlagenMail } from './unterlagenMail.ts';

/** What counts against a set for that mailbox; null where nothing is counted. */
export type Versandgrenzen = ((email: string) => readonly Zaehlgrenze[]) | null;

/** Writes a mail with all documents an application has, and what proves it; in the transaction that calls. */
export async function satzSchreiben(
  tx: Database,
  { antragId, an, marke, mail, jetzt }: Satz,
): Promise<void> {
  const alle = await dokumente(tx).koepfe(antragId);
  const id = randomUUID();
  const versionen = alle.map(({ typ, version }) => ({ typ, version }));
  await unterlagenversand(tx).vermerken({ id, antragId, an, dokumente: versionen });
  const ids = alle.map((eines) => eines.id);
  await postausgang(tx).schreiben({ an, marke, ...mail, dokumente: ids }, jetzt, id);
}

interface Satz {
  antragId: string;
  an: string;
  marke: MarkenSchluessel;
  mail: { betreff: string; text: string };
  jetzt: Date;
}

interface Unterlagen {
  zeile: Pick<Antragszeile, 'id' | 'produkt' | 'marke'>;
  an: string;
  vermittler: Vermittlerinfo | null;
  dokumente: readonly Dokument[];
  /** When the set left that this one takes the place of. */
  ersetzt?: Date | null;
  jetzt: Date;
}

/** Mails the papers before the declaration; 0, or the seconds until one more may go there, and then nothing is written. */
export async function unterlagenSchreiben(
  tx: Database,
  { absender, portalUrl }: Pick<Antragsdienste, 'absender' | 'portalUrl'>,
  { zeile, an, jetzt, ...unterlagen }: Unterlagen,
  grenzen: Versandgrenzen,
): Promise<number> {
  const warten = grenzen === null ? 0 : await gezaehlt(tx, grenzen(an), jetzt);
  if (warten > 0) return warten;
  const { id: antragId, produkt, marke } = zeile;
  const mail = unterlagenMail({ ...unterlagen, produkt, absender: absender(marke), portalUrl });
  await satzSchreiben(tx, { antragId, an, marke, mail, jetzt });
  return 0;
}

/** Where one limit refuses, none has counted: what is not sent is not held against anybody. */
async function gezaehlt(
  tx: Database,
  grenzen: readonly Zaehlgrenze[],
  jetzt: Date,
): Promise<number> {
  try {
    await tx.transaction(async (punkt) => {
      const warten = await anfragenZaehlen(punkt, grenzen, jetzt);
      if (warten > 0) throw zuVieleUnterlagen(warten);
    });
    return 0;
  } catch (error) {
    if (error instanceof Absage && error.wartenSekunden !== undefined) return error.wartenSekunden;
    throw error;
  }
}

/** The papers once more; unknown, foreign, old and concluded applications are told alike. */
export async function unterlagenErneutSenden(
  dienste: Antragsdienste,
  {
    produkt,
    antragId,
    grenzen,
  }: { produkt: AntragProdukt; antragId: string; grenzen: Versandgrenzen },
): Promise<{ zugestellt?: Zugestellt }> {
  const { database, clock } = dienste;
  const jetzt = clock();
  await database.transaction(async (tx) => {
    const zeile = await antraege(tx).lesen(antragId);
    const gilt =
      zeile !== null &&
      gehoertZu(produkt, zeile.produkt) &&
      zeile.laeuftAb !== null &&
      zeile.laeuftAb > jetzt;
    const erreichbar = gilt && z.safeParse(mitEmail, JSON.parse(zeile.antworten)).data;
    // One that was prepared by an older release is prepared anew, like one that is over.
    if (!gilt || !erreichbar) throw antragAbgelehnt(antragsablehnung.unterlagen);
    const warten = await unterlagenSchreiben(
      tx,
      dienste,
      {
        zeile,
        an: erreichbar.kontaktZahlung.email,
        vermittler:
          zeile.vermittlerNummer === null
            ? null
            : await vermittler(tx).mitNummer(zeile.vermittlerNummer),
        dokumente: await dokumentlinks(tx, { antragId, jetzt }),
        jetzt,
      },
      grenzen,
    );
    if (warten > 0) throw zuVieleUnterlagen(warten);
  });
  await dienste.zugestellt();
  return zustellungVon(database, antragId);
}

const mitEmail = z.object({ kontaktZahlung: z.object({ email: z.string() }) });

/** When the papers last left, as the page says it. */
export async function zustellungVon(
  database: Database,
  antragId: string,
): Promise<{ zugestellt?: Zugestellt }> {
  const letzter = await unterlagenversand(database).letzter(antragId);
  if (!letzter) return {};
  return {
    zugestellt: { an: maskierteEmail(letzter.an), um: letzter.gesendetAm.toISOString() },
  };
}

function zuVieleUnterlagen(warten: number): Absage {
  const errorMessage = `Ihre Unterlagen haben wir schon mehrmals gesendet. ${spaeterWieder(warten)}`;
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}
