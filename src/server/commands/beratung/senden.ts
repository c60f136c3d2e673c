import * as z from 'zod/mini';
import { beratungSenden as endpoint } from '#contract/endpoints/beratung.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Database } from '../../database/open.ts';
import { dokumentlinks } from '../../documents/ablegen.ts';
import { nichtErreichbar, nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { beratungen } from '../../repositories/beratungen.ts';
import { dokumente } from '../../repositories/dokumente.ts';
import { entwuerfe } from '../../repositories/entwuerfe.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { maskierteEmail } from '../../rules/konto.ts';
import { antragsadresse } from '../antragsadresse.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { linkZaehlen, sendungZaehlen } from '../entwurfsgrenzen.ts';
import { darfVerwalten } from '../entwurfSpeichern.ts';
import { type Beratungsdienste, eigeneBeratung } from './beginnen.ts';

export interface Sendedienste extends Beratungsdienste {
  /** Where links lead, without a slash at the end; null sends none. */
  portalUrl: string | null;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

type Sendung = SignedCall<typeof endpoint, unknown>;

/** Mails the record, as a file and behind a link, and the way to the application, once per key; the advice is closed then. */
export async function beratungSenden(dienste: Sendedienste, auftrag: Sendung) {
  const { principal: wer, params, body, idempotencyKey: schluessel } = auftrag;
  darfVerwalten(wer);
  const { portalUrl } = dienste;
  if (portalUrl === null) throw nichtErreichbar();
  const { sub } = wer;
  const zeit = dienste.clock();
  const endpunkt = `POST /beratung/${params.id}/senden`;
  const antwort = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      senden(tx, { auftrag, portalUrl, zeit }),
    );
  });
  dienste.wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

interface Versand {
  auftrag: Sendung;
  portalUrl: string;
  zeit: Date;
}

async function senden(tx: Database, { auftrag, portalUrl, zeit }: Versand): Promise<Erstantwort> {
  const { principal: wer, params, body } = auftrag;
  const zeile = await eigeneBeratung(tx, wer, params.id);
  const { id, marke, produkt, vermittlerNummer, entwurfId } = zeile;
  const [protokoll] = await dokumente(tx).koepfe(id);
  const entwurf = entwurfId && (await entwuerfe(tx).sperren(entwurfId, zeit));
  if (!protokoll || !entwurf) throw nichtGefunden('Diese Beratung hat noch kein Protokoll.');
  await sendungZaehlen(tx, entwurf.id, zeit);
  await linkZaehlen(tx, body.email, zeit);
  const [link] = await dokumentlinks(tx, { antragId: id, jetzt: zeit });
  const agentur = await vermittler(tx).mitNummer(vermittlerNummer);
  const antrag = antragsadresse(portalUrl, {
    produkt,
    marke,
    vermittlerNummer,
    entwurfId: entwurf.id,
  });
  const brief = protokollMail({
    agentur: agentur?.name ?? '',
    produkt: antragszielDer(produkt).name,
    protokoll: `${portalUrl}${link?.url ?? ''}`,
    antrag,
    bis: formatDatum(heuteInBerlin(entwurf.laeuftAb)),
  });
  const post = { an: body.email, marke, ...brief, dokumente: [protokoll.id] };
  await postausgang(tx).schreiben(post, zeit);
  await entwuerfe(tx).aendern(entwurf.id, { email: body.email, linkAm: zeit });
  const { sub, name } = wer;
  const an = maskierteEmail(body.email);
  await beratungen(tx).vermerken(id, { art: 'GESENDET', an }, { sub, name, zeit });
  await beratungen(tx).aendern(id, { status: 'GESENDET' });
  return { status: 200, body: { gesendetAm: zeit.toISOString() } };
}

interface Protokollbrief {
  agentur: string;
  produkt: string;
  protokoll: string;
  antrag: string;
  bis: string;
}

/** The record first: it has to be with her before she concludes (VVG § 62 (1)). */
function protokollMail({ agentur, produkt, protokoll, antrag, bis }: Protokollbrief): {
  betreff: string;
  text: string;
} {
  const zeilen = [
    'Guten Tag,',
    `${agentur} hat Sie zur ${produkt} beraten. Mit dieser E-Mail bekommen Sie das Beratungsprotokoll als PDF. Bitte lesen Sie es, bevor Sie den Antrag absenden, und heben Sie es auf.`,
    `Hier finden Sie es ${fristen.unterlagenTage}\u00A0Tage lang auch im Netz:\n${protokoll}`,
    `Stimmt alles? Hier sehen Sie den vorbereiteten Antrag an und machen weiter:\n${antrag}`,
    'Wir fragen Sie dort nach der Postleitzahl aus dem Antrag. Bankdaten sind nicht gespeichert.',
    `Der Link zum Antrag gilt bis zum ${bis}. Danach löschen wir die Angaben darin.`,
    'Stimmt etwas im Protokoll nicht, sagen Sie es bitte Ihrem Vermittler. Wurden Sie nicht beraten? Dann müssen Sie nichts tun.',
  ];
  return { betreff: 'Ihr Beratungsprotokoll', text: zeilen.join('\n\n') };
}
