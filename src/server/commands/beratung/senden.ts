import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { beratungSenden as endpoint } from '#contract/endpoints/beratung.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { dokumentlinks } from '../../documents/ablegen.ts';
import { Absage, nichtErreichbar } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { type Beratungszeile, beratungen } from '../../repositories/beratungen.ts';
import { dokumente } from '../../repositories/dokumente.ts';
import { entwuerfe, type Entwurfszeile } from '../../repositories/entwuerfe.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { letztes } from '../../rules/beratung/ereignis.ts';
import { laeuftAb } from '../../rules/entwurf.ts';
import { maskierteEmail } from '../../rules/konto.ts';
import { antragsadresse } from '../antragsadresse.ts';
import { dortGefragt } from '../entwurfsMail.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { linkZaehlen, sendungZaehlen } from '../entwurfsgrenzen.ts';
import { darfVerwalten } from '../entwurfSpeichern.ts';
import { type Beratungsdienste, eigeneBeratung } from './beginnen.ts';
import { angeboteFuer } from './protokollieren.ts';

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
  const entwurf = await entwurfSchreiben(tx, { zeile, wer, email: body.email, zeit });
  await sendungZaehlen(tx, entwurf.id, zeit);
  await linkZaehlen(tx, body.email, zeit);
  const gesendete = { ...zeile, entwurfId: entwurf.id };
  await protokollSenden(tx, gesendete, { wer, an: body.email, entwurf, portalUrl, zeit });
  return { status: 200, body: { gesendetAm: zeit.toISOString() } };
}

interface Post {
  wer: Principal;
  an: string;
  entwurf: Pick<Entwurfszeile, 'id' | 'laeuftAb'>;
  portalUrl: string;
  zeit: Date;
}

/** Record and link go to that address, and that they did is noted; the advice is closed from then on. */
export async function protokollSenden(
  tx: Database,
  { id, marke, produkt, vermittlerNummer }: Beratungszeile,
  { wer: { sub, name }, an, entwurf, portalUrl, zeit }: Post,
): Promise<void> {
  const [protokoll] = await dokumente(tx).koepfe(id);
  if (!protokoll) throw protokollFehlt();
  const [link] = await dokumentlinks(tx, { antragId: id, jetzt: zeit });
  const agentur = await vermittler(tx).mitNummer(vermittlerNummer);
  const entwurfId = entwurf.id;
  const brief = protokollMail({
    agentur: agentur?.name ?? '',
    produkt: antragszielDer(produkt).name,
    protokoll: `${portalUrl}${link?.url ?? ''}`,
    antrag: antragsadresse(portalUrl, { produkt, marke, vermittlerNummer, entwurfId }),
    bis: formatDatum(heuteInBerlin(entwurf.laeuftAb)),
  });
  await postausgang(tx).schreiben({ an, marke, ...brief, dokumente: [protokoll.id] }, zeit);
  const vermerk = { art: 'GESENDET', an: maskierteEmail(an) } as const;
  await beratungen(tx).vermerken(id, vermerk, { sub, name, zeit });
  await beratungen(tx).aendern(id, { status: 'GESENDET', entwurfId });
}

interface Schreibauftrag {
  zeile: Beratungszeile;
  wer: Principal;
  email: string;
  zeit: Date;
}

/**
 * What she decided on, as an application of its own, with her own wish and the offer she chose. Before it goes to her it
 * is not there: nobody sends it without its record, and nothing writes over it.
 */
async function entwurfSchreiben(
  tx: Database,
  { zeile, wer, email, zeit }: Schreibauftrag,
): Promise<Pick<Entwurfszeile, 'id' | 'laeuftAb'>> {
  const vermerke = await beratungen(tx).vermerke(zeile.id);
  const bedarf = letztes(vermerke, 'BEDARF');
  const empfohlen = letztes(vermerke, 'EMPFEHLUNG');
  const istFertig = zeile.status === 'PROTOKOLL' && vermerke.at(-1)?.inhalt.art === 'PROTOKOLL';
  if (!istFertig || !bedarf || !empfohlen) throw protokollFehlt();
  const { einstieg, wahlen } = angeboteFuer(zeile, bedarf.inhalt.einstieg, zeit);
  const { gewaehlt } = empfohlen.inhalt.empfehlung;
  const wahl = wahlen.find(({ wunsch }) => wunsch === gewaehlt);
  if (!wahl) throw new Error('A wish without an offer');
  const { produkt, marke, vermittlerNummer, kunde } = zeile;
  const ende = { id: randomUUID(), laeuftAb: laeuftAb(zeit) };
  await entwuerfe(tx).anlegen({
    ...ende,
    antworten: JSON.stringify({ einstieg, angebot: wahl.angebot }),
    schritt: 'angebot',
    schema: entwurfsregel(`antrag/${antragszielDer(produkt).weg}`, {}).schema,
    variante: wahl.variante,
    kundenname: kunde,
    plz: z.safeParse(mitPlz, einstieg).data?.plz ?? null,
    geaendertAm: zeit,
    schluessel: ende.id,
    anfrageHash: '',
    produkt,
    marke,
    vermittlerNummer,
    portal: 'vermittler',
    sub: wer.sub,
    agentur: vermittlerNummer,
    email,
    linkAm: zeit,
  });
  return ende;
}

const mitPlz = z.object({ plz: z.string() });

function protokollFehlt(): Absage {
  const errorMessage =
    'Zu den letzten Angaben dieser Beratung gibt es noch kein Protokoll. Erstellen Sie es noch einmal.';
  return new Absage(409, { code: 'PROTOKOLL_FEHLT', errorMessage });
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
    dortGefragt,
    `Der Link zum Antrag gilt bis zum ${bis}. Danach löschen wir die Angaben darin.`,
    'Stimmt etwas im Protokoll nicht, sagen Sie es bitte Ihrem Vermittler. Wurden Sie nicht beraten? Dann müssen Sie nichts tun.',
  ];
  return { betreff: 'Ihr Beratungsprotokoll', text: zeilen.join('\n\n') };
}
