import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type entwurfKopieren as kopierenEndpoint,
  entwurfSenden as sendenEndpoint,
} from '#contract/endpoints/entwuerfe.ts';
import type { Database } from '../database/open.ts';
import { Absage, nichtErreichbar } from '../http/answers.ts';
import type { SignedCall } from '../http/registerEndpoint.ts';
import { beratungen } from '../repositories/beratungen.ts';
import { entwuerfe, type Entwurfszeile } from '../repositories/entwuerfe.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';
import { laeuftAb } from '../rules/entwurf.ts';
import { tarifVersion } from '../rules/tarif/tarifantwort.ts';
import { protokollSenden } from './beratung/senden.ts';
import { einmal, type Erstantwort } from './einmal.ts';
import { linkZaehlen, sendungZaehlen } from './entwurfsgrenzen.ts';
import { entwurfVermerken } from './entwurfVermerken.ts';
import { vorbereiteterAntragMail } from './entwurfsMail.ts';
import { darfVerwalten, eigenerEntwurf } from './entwurfSpeichern.ts';

export interface Verteildienste {
  database: Database;
  clock: () => Date;
  /** Where links lead, without a slash at the end; null sends none. */
  portalUrl: string | null;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

type Sendung = SignedCall<typeof sendenEndpoint, unknown>;
type Kopie = SignedCall<typeof kopierenEndpoint, unknown>;

/** Mails the link of a draft to the customer, once per key; she opens it with the postcode that is in it. */
export async function entwurfSenden(dienste: Verteildienste, auftrag: Sendung) {
  const { portalUrl } = dienste;
  if (portalUrl === null) throw nichtErreichbar();
  const antwort = await jeSchluessel(dienste, auftrag, 'senden', (tx, zeile, zeit) =>
    senden(tx, { zeile, auftrag, portalUrl, zeit }),
  );
  dienste.wecken();
  return z.parse(sendenEndpoint.responses[200], antwort.body);
}

interface Vorgang {
  zeile: Entwurfszeile;
  auftrag: Sendung;
  portalUrl: string;
  zeit: Date;
}

async function senden(
  tx: Database,
  { zeile, auftrag, portalUrl, zeit }: Vorgang,
): Promise<Erstantwort> {
  const { id, marke } = zeile;
  const { principal: wer, body } = auftrag;
  if (zeile.plz === null) throw plzFehlt();
  await sendungZaehlen(tx, id, zeit);
  await linkZaehlen(tx, body.email, zeit);
  await entwuerfe(tx).aendern(id, { email: body.email, linkAm: zeit });
  const beratung = await beratungen(tx).zumEntwurf(id);
  if (beratung) {
    // She never gets it without the record of the advice it comes from (VVG § 62 (1)).
    const post = { wer, an: body.email, entwurf: zeile, portalUrl, zeit };
    await protokollSenden(tx, beratung, post);
  } else {
    const agentur = await vermittler(tx).mitNummer(wer.vermittlerNummer ?? '');
    const brief = vorbereiteterAntragMail(zeile, { agentur: agentur?.name ?? '', portalUrl });
    await postausgang(tx).schreiben({ an: body.email, marke, ...brief }, zeit);
  }
  await entwurfVermerken(tx, { wer, zeit, aktion: 'entwurf.gesendet', neu: { entwurfId: id } });
  return { status: 200, body: { id, gesendetAm: zeit.toISOString() } };
}

/** The same answers once more, as a draft of whoever copies it; a premium of an older tariff stays behind. */
export async function entwurfKopieren(dienste: Verteildienste, auftrag: Kopie) {
  const antwort = await jeSchluessel(dienste, auftrag, 'kopie', async (tx, zeile, zeit) => {
    const id = randomUUID();
    const { portal, sub, vermittlerNummer } = auftrag.principal;
    const besitz = { portal, sub, agentur: vermittlerNummer, vermittlerNummer };
    const { produkt, marke, variante, antworten, schritt, schema, plz, kundenname } = zeile;
    const { schrittNummer, schrittVon } = zeile;
    const inhalt = { produkt, marke, variante, antworten, schritt, schema, plz, kundenname };
    await entwuerfe(tx).anlegen({
      ...inhalt,
      ...preisVon(zeile),
      ...besitz,
      schrittNummer,
      schrittVon,
      id,
      schluessel: id,
      anfrageHash: '',
      geaendertAm: zeit,
      laeuftAb: laeuftAb(zeit),
    });
    const neu = { entwurfId: id, kopieVon: zeile.id };
    await entwurfVermerken(tx, { wer: auftrag.principal, zeit, aktion: 'entwurf.kopiert', neu });
    return { status: 200, body: { id } };
  });
  return z.parse(z.object({ id: z.uuidv4() }), antwort.body);
}

/** Its premium with what keeps it; none of an older tariff. */
function preisVon(zeile: Entwurfszeile): Partial<Entwurfszeile> {
  if (zeile.tarifVersion !== tarifVersion) return {};
  const { beitrag, zahlweise, zusage } = zeile;
  return { tarifVersion, beitrag, zahlweise, zusage };
}

/** Done once per key with a draft of one's own; refusals are thrown and not kept. */
async function jeSchluessel(
  { database, clock }: Pick<Verteildienste, 'database' | 'clock'>,
  { principal: wer, params: { id }, body, idempotencyKey: schluessel }: Sendung | Kopie,
  was: 'senden' | 'kopie',
  arbeit: (tx: Database, zeile: Entwurfszeile, zeit: Date) => Promise<Erstantwort>,
): Promise<Erstantwort> {
  darfVerwalten(wer);
  const { sub } = wer;
  const zeit = clock();
  const endpunkt = `POST /entwurf/${id}/${was}`;
  return database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, async () =>
      arbeit(tx, await eigenerEntwurf(tx, { wer, id, jetzt: zeit }), zeit),
    );
  });
}

function plzFehlt(): Absage {
  const errorMessage =
    'Im Entwurf steht noch keine Postleitzahl. Nach ihr fragen wir Ihren Kunden, wenn er den Link öffnet. Öffnen Sie den Entwurf und geben Sie sie ein.';
  return new Absage(409, { code: 'PLZ_FEHLT', errorMessage });
}
