import { fristen } from '#contract/zahlen.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  beendigungAbgelehnt,
  kuendigungsergebnis,
  type Kuendigungsergebnis,
  type Kuendigungsvorschau,
} from '#contract/entities/beendigung.ts';
import type { kuendigen as endpoint } from '#contract/endpoints/vertrag/beendigung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { handeltImAuftrag, mayCancel } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import {
  kuendigungsbestaetigung,
  nochFaelligSatz,
} from '../../documents/inhalt/kuendigungsbestaetigung.ts';
import { markeVon } from '../../documents/marke.ts';
import { nichtErlaubt, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { beendigungen, type Vorher } from '../../repositories/beendigungen.ts';
import type { Verrechnet } from '../../repositories/forderungen.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { uploads } from '../../repositories/uploads.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { gehtUeber, kuendigungPruefen } from '../../rules/beendigung/kuendigung.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';
import {
  abgelehnteAntwort,
  abgesagt,
  beendeter,
  versicherungsName,
  type Beendigungsdienste,
} from './beenden.ts';
import { folgenFesthalten } from './folgen.ts';
import { verrechne, verrechnetSatz } from './verrechnen.ts';
import { darfLesen } from './vorgang.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** Whether cancelling online is switched on stands in the flags. */
interface Kuendigungsdienste extends Beendigungsdienste {
  flags: () => Promise<Freigaben>;
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
}

/** Cancels a contract, once; a reason that needs a proof is only received (`domain/vertrag.md §8`). */
export async function kuendigen(
  dienste: Kuendigungsdienste,
  auftrag: Auftrag,
): Promise<Kuendigungsergebnis> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { versicherungsNummer, kuendigungsgrund } = params;
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    darfKuendigen(auftrag, zeile);
    const endpunkt = `DELETE /vertrag/${versicherungsNummer}/kuendigung/${kuendigungsgrund}`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      ausfuehren(tx, dienste, { zeile, auftrag, zeit, freigaben }),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

function darfKuendigen(
  { principal, body }: Auftrag,
  zeile: Vertragszeile | null,
): asserts zeile is Vertragszeile {
  darfLesen(principal, zeile);
  if (!mayCancel(principal, zeile)) throw nichtErlaubt();
  if (handeltImAuftrag(principal) && body.imAuftragDesKunden !== true) {
    const text = 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.';
    throw ungueltig([{ feld: 'imAuftragDesKunden', text }]);
  }
}

interface Lauf {
  zeile: Vertragszeile;
  auftrag: Auftrag;
  zeit: Date;
  freigaben: Freigaben;
}

async function ausfuehren(
  tx: Database,
  dienste: Kuendigungsdienste,
  lauf: Lauf,
): Promise<Erstantwort> {
  const { zeile, auftrag, zeit, freigaben } = lauf;
  const { versicherungsNummer, kuendigungsgrund: grund } = auftrag.params;
  const heute = heuteInBerlin(zeit);
  const umstaende = await beendigungen(tx).umstaende(versicherungsNummer, heute);
  const { kuendigungsdatum } = auftrag.body;
  const ergebnis = kuendigungPruefen(
    { ...zeile, ...umstaende, heute, freigaben },
    { grund, kuendigungsdatum },
  );
  if ('abgelehnt' in ergebnis) return abgelehnteAntwort(ergebnis.abgelehnt);
  const vorschau = ergebnis.ok;
  pruefeKonto(auftrag, vorschau);
  const fehlt = fehlendes(auftrag, vorschau);
  if (fehlt !== null) return abgelehnteAntwort(fehlt);
  const { nachweise = [] } = auftrag.body;
  const id = randomUUID();
  const gehoertDazu = { zweck: 'KUENDIGUNG', vorgangId: id, zeit } as const;
  if (!(await uploads(tx).nehmen(nachweise, auftrag.principal, gehoertDazu))) {
    return abgelehnteAntwort(nachweisWeg);
  }
  const { status, erstattung, nochFaellig } = vorschau;
  const verrechnet = status === 'WIRKSAM' ? await verrechne(tx, zeile, vorschau, heute) : [];
  await aufnehmen(tx, lauf, vorschau, { id, verrechnet });
  if (status === 'WIRKSAM') await beenden(tx, dienste, lauf, { ...vorschau, id, verrechnet });
  else if (status === 'ANZEIGE') await verkaufMelden(tx, dienste, lauf, vorschau);
  else await pruefungMelden(tx, lauf, vorschau);
  await betreuerBenachrichtigen(tx, zeile, {
    anlass: 'KUENDIGUNG',
    sub: auftrag.principal.sub,
    ...vermittlernachricht(zeile.versicherungsNummer, vorschau),
    zeit,
  });
  const body = {
    eingegangenAm: zeit.toISOString(),
    status,
    kuendigungsdatum,
    erstattung,
    nochFaellig,
  };
  return { status: 200, body };
}

/** What the broker of the contract hears by mail. */
function vermittlernachricht(
  nummer: string,
  { status, kuendigungsdatum }: Pick<Kuendigungsvorschau, 'status' | 'kuendigungsdatum'>,
) {
  const zum = formatDatum(kuendigungsdatum);
  const was = {
    WIRKSAM: { wort: 'gekündigt', satz: `ist zum ${zum} gekündigt.` },
    IN_PRUEFUNG: {
      wort: 'Kündigung eingegangen',
      satz: `ist eine Kündigung zum ${zum} eingegangen. Wir prüfen sie noch.`,
    },
    ANZEIGE: {
      wort: 'Verkauf angezeigt',
      satz: `ist ein Verkauf mit Übergabe am ${zum} angezeigt.`,
    },
  }[status];
  const vertrag = `Vertrag ${nummer} aus Ihrem Bestand`;
  const anfang = status === 'WIRKSAM' ? `der ${vertrag}` : `zum ${vertrag}`;
  return { betreff: `Vertrag ${nummer}: ${was.wort}`, satz: `${anfang} ${was.satz}` };
}

/** Only the customer names an account, and only where none is on file. */
function pruefeKonto({ principal, body }: Auftrag, { konto }: Kuendigungsvorschau): void {
  if (body.iban === undefined) return;
  if (handeltImAuftrag(principal)) {
    throw ungueltig([{ feld: 'iban', text: 'Das Konto kann nur Ihr Kunde angeben.' }]);
  }
  if (konto !== 'GESUCHT') {
    throw ungueltig([{ feld: 'iban', text: 'Hier wird kein anderes Konto gebraucht.' }]);
  }
}

const nachweisWeg = {
  code: 'NACHWEIS',
  errorMessage: 'Laden Sie den Nachweis bitte noch einmal hoch.',
} as const;

function fehlendes({ principal, body }: Auftrag, { grund, status }: Kuendigungsvorschau) {
  if (grund === 'SONSTIGES' && body.freitext === undefined) {
    return { code: 'FREITEXT', errorMessage: 'Geben Sie Ihren Grund ein.' } as const;
  }
  if ((body.nachweise ?? []).length > 0) return null;
  if (handeltImAuftrag(principal)) {
    const errorMessage = 'Laden Sie die Kündigung hoch, die Ihr Kunde unterschrieben hat.';
    return { code: 'NACHWEIS', errorMessage } as const;
  }
  return status === 'IN_PRUEFUNG'
    ? ({ code: 'NACHWEIS', errorMessage: 'Laden Sie einen Nachweis hoch.' } as const)
    : null;
}

async function aufnehmen(
  tx: Database,
  { zeile, auftrag, zeit }: Lauf,
  { grund, kuendigungsdatum, status, erstattung }: Kuendigungsvorschau,
  { id, verrechnet }: { id: string; verrechnet: Verrechnet[] },
): Promise<void> {
  await beendigungen(tx).anlegen({
    id,
    art: 'KUENDIGUNG',
    angegebeneNummer: zeile.versicherungsNummer,
    versicherungsNummer: zeile.versicherungsNummer,
    grund,
    freitext: auftrag.body.freitext ?? null,
    beendigungsdatum: kuendigungsdatum,
    // Somebody looks at it either way.
    status: status === 'WIRKSAM' ? status : 'IN_PRUEFUNG',
    vorher: {
      status: zeile.status,
      kuendbar: zeile.kuendbar,
      beendigungsdatum: zeile.beendigungsdatum,
      ...(verrechnet.length > 0 && { verrechnet }),
    } satisfies Vorher,
    erstattung,
    erstattungskonto: auftrag.body.iban ?? null,
    sub: auftrag.principal.sub,
    eingegangenAm: zeit,
  });
}

async function beenden(
  tx: Database,
  dienste: Beendigungsdienste,
  { zeile, auftrag, zeit }: Lauf,
  vorschau: Kuendigungsvorschau & { id: string; verrechnet: Verrechnet[] },
): Promise<void> {
  const { versicherungsNummer: nummer } = zeile;
  const { kuendigungsdatum: ende, grund, hinweise, nochFaellig } = vorschau;
  const erstattung = vorschau.erstattung ?? 0;
  const stand = { status: 'AUSLAUFEND', kuendbar: 'NEIN', beendigungsdatum: ende } as const;
  await beendigungen(tx).setzen(nummer, stand);
  await beendigungen(tx).raeumeAuf(nummer, heuteInBerlin(zeit));
  const kontoBekannt = zeile.bankverbindung !== null || auftrag.body.iban !== undefined;
  const abrechnung = { erstattung, nochFaellig, kontoBekannt };
  const bestaetigt = await beendeter(tx, zeile, dienste, { eingang: zeit, ende, ...abrechnung });
  await folgenFesthalten(tx, {
    ...handelnd(auftrag, zeile, zeit),
    vorgangId: vorschau.id,
    aktion: 'vertrag.gekuendigt',
    neu: { ...stand, grund, erstattung, imAuftragDesKunden: handeltImAuftrag(auftrag.principal) },
    betreff: 'Kündigungsbestätigung',
    absaetze: [
      `Ihre Kündigung für den Vertrag ${nummer} (${versicherungsName(zeile)}) ist am ${bestaetigt.eingegangen} eingegangen.`,
      `Sie sind bis zum ${formatDatum(ende)} um 24:00\u00A0Uhr versichert. Danach endet Ihr Vertrag.`,
      ...(erstattung > 0 ? [`Wir erstatten Ihnen ${formatBetrag(erstattung)}.`] : []),
      ...verrechnetSatz(vorschau.verrechnet),
      ...(nochFaellig ? [nochFaelligSatz(nochFaellig)] : []),
      ...hinweise.map(({ text }) => text),
      'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte bei uns. Bis zum letzten Tag können Sie die Kündigung im Kundenportal zurücknehmen.',
    ],
    dokumente: [kuendigungsbestaetigung(bestaetigt)],
  });
}

/** What the customer reads while somebody looks at the proof (`domain/vertrag.md §8`). */
const pruefungsSatz = `Wir prüfen Ihren Nachweis und melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`;

async function pruefungMelden(
  tx: Database,
  { zeile, auftrag, zeit }: Lauf,
  { grund, kuendigungsdatum }: Kuendigungsvorschau,
): Promise<void> {
  const { nachweise = [] } = auftrag.body;
  await folgenFesthalten(tx, {
    ...handelnd(auftrag, zeile, zeit),
    aktion: 'kuendigung.eingereicht',
    neu: { grund, kuendigungsdatum, nachweise: nachweise.length },
    betreff: `Ihre Kündigung zum ${formatDatum(kuendigungsdatum)}`,
    absaetze: [
      `Ihre Kündigung für den Vertrag ${zeile.versicherungsNummer} (${versicherungsName(zeile)}) ist bei uns angekommen.`,
      pruefungsSatz,
      'Bis dahin bleibt Ihr Vertrag, wie er ist.',
    ],
  });
}

/** The contract passes to the buyer: the desk is told, and nothing ends (`domain/vertrag.md §8`). */
async function verkaufMelden(
  tx: Database,
  { serviceEmail }: Kuendigungsdienste,
  { zeile, auftrag, zeit }: Lauf,
  { grund, kuendigungsdatum: am }: Kuendigungsvorschau,
): Promise<void> {
  const { versicherungsNummer: nummer } = zeile;
  const { nachweise = [] } = auftrag.body;
  await folgenFesthalten(tx, {
    ...handelnd(auftrag, zeile, zeit),
    aktion: 'verkauf.angezeigt',
    neu: { grund, uebergangAm: am, nachweise: nachweise.length },
    betreff: `Verkauf zum ${formatDatum(am)}`,
    absaetze: [
      `Sie haben uns den Verkauf zum Vertrag ${nummer} (${versicherungsName(zeile)}) angezeigt.`,
      gehtUeber,
      pruefungsSatz,
    ],
  });
  const text = `Zum Vertrag ${nummer} ist ein Verkauf mit Übergabe am ${formatDatum(am)} angezeigt. Der Kaufvertrag liegt beim Vorgang. Bitte übertragen Sie den Vertrag auf den Käufer.`;
  const marke = markeVon(zeile.marke);
  const an = serviceEmail(marke);
  await postausgang(tx).schreiben({ an, marke, betreff: 'Verkauf angezeigt', text }, zeit);
}

function handelnd({ principal }: Auftrag, zeile: Vertragszeile, zeit: Date) {
  const { status, kuendbar, beendigungsdatum } = zeile;
  return {
    zeile,
    wer: principal,
    zeit,
    alt: { status, kuendbar, beendigungsdatum },
    vermittler: handeltImAuftrag(principal) ? principal.name : null,
  };
}

/** A stored answer leaves the same way as a fresh one. */
function gesendet({ status, body }: Erstantwort): Kuendigungsergebnis {
  if (status === 200) return z.parse(kuendigungsergebnis, body);
  throw abgesagt(z.parse(beendigungAbgelehnt, body));
}
