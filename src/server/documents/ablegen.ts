import { fristen } from '#contract/zahlen.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Dokument } from '#contract/entities/dokument.ts';
import { dokumentAdresse } from '#contract/endpoints/druck.ts';
import { zeitPlus } from '#contract/tag.ts';
import type { Database } from '../database/open.ts';
import { dokumente, type Dokumentkopf } from '../repositories/dokumente.ts';
import type { Dokumentinhalt, Dokumenttyp } from './inhalt/inhalt.ts';

interface Ablage {
  antragId: string;
  inhalte: readonly Dokumentinhalt[];
  /** Null before the conclusion: what is stored then is deleted with the prepared application. */
  versicherungsNummer: string | null;
  jetzt: Date;
}

/** As long as a price holds before the conclusion, and a revocation is possible after it. */
const { unterlagenTage: tage } = fristen;

/**
 * Stores documents and answers links to all the application has now, the last of them to one file.
 * With a contract number, what was stored before belongs to that contract from then on; a document
 * replaces an earlier one of its kind. To be called in the transaction that prepares or concludes.
 */
export async function dokumenteAblegen(db: Database, ablage: Ablage): Promise<Dokument[]> {
  const { antragId, inhalte, versicherungsNummer, jetzt } = ablage;
  const alle = dokumente(db);
  await alle.ersetzen(
    antragId,
    inhalte.map(({ typ }) => typ),
  );
  await alle.anlegen(
    inhalte.map((inhalt, stelle) => ({
      id: randomUUID(),
      antragId,
      // What comes with the contract stands before what came with the application.
      stelle: versicherungsNummer === null ? vorher + stelle : stelle,
      typ: inhalt.typ,
      version: inhalt.version,
      titel: inhalt.titel,
      inhalt: JSON.stringify(inhalt),
      versicherungsNummer,
      erstelltAm: jetzt,
      laeuftAb: versicherungsNummer === null ? zeitPlus(jetzt, { days: tage }) : null,
    })),
  );
  if (versicherungsNummer !== null) await alle.uebernehmen(antragId, versicherungsNummer);
  return dokumentlinks(db, { antragId, jetzt });
}

const vorher = 100;

/** What the text of a document is called that she was handed before: a younger one is not what she agreed to. */
export async function ausgehaendigteVersion(
  db: Database,
  antragId: string,
  typ: Dokumenttyp,
): Promise<string> {
  const kopf = (await dokumente(db).koepfe(antragId)).find((einer) => einer.typ === typ);
  if (!kopf) throw new Error(`An application without ${typ}`);
  return kopf.version;
}

/** New links to the documents of an application: the earlier tokens are known to the customer only. */
export async function dokumentlinks(
  db: Database,
  { antragId, jetzt }: Pick<Ablage, 'antragId' | 'jetzt'>,
): Promise<Dokument[]> {
  const alle = dokumente(db);
  const einzelne = await alle.koepfe(antragId);
  if (einzelne.length === 0) return [];
  const links = [...einzelne.map(einzeln), zusammen()];
  const laeuftAb = zeitPlus(jetzt, { days: tage });
  await alle.verlinken(
    links.map(({ token, dokumentId }) => ({
      tokenHash: tokenHash(token),
      antragId,
      dokumentId,
      laeuftAb,
    })),
  );
  return links.map(({ dokument }) => dokument);
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Link {
  token: string;
  dokumentId: string | null;
  dokument: Dokument;
}

function einzeln({ id, typ, titel }: Dokumentkopf): Link {
  const token = neuerToken();
  return {
    token,
    dokumentId: id,
    dokument: { name: titel, typ, url: dokumentAdresse(token, 'html') },
  };
}

function zusammen(): Link {
  const token = neuerToken();
  const name = 'Alle Unterlagen als eine Datei';
  return {
    token,
    dokumentId: null,
    dokument: { name, typ: 'ALLE_UNTERLAGEN', url: dokumentAdresse(token, 'pdf') },
  };
}

function neuerToken(): string {
  return randomBytes(32).toString('base64url');
}
