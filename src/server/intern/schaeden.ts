import { entschieden } from '#contract/entities/schaden.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { pult } from '../access/sachbearbeitung.ts';
import { einmal } from '../commands/einmal.ts';
import { einwilligungAnfordern } from '../commands/einwilligung/einwilligungAnfordern.ts';
import { standVon } from '../commands/einwilligung/einwilligungslage.ts';
import { kontoZumSchaden } from '../commands/schaden/kontoZumSchaden.ts';
import { schadenEntscheiden } from '../commands/schaden/schadenEntscheiden.ts';
import { schadenWiedereroeffnen } from '../commands/schaden/schadenWiedereroeffnen.ts';
import { unterlagenAnfordern } from '../commands/schaden/unterlagenAnfordern.ts';
import type { Database } from '../database/open.ts';
import type { partner as partnertabelle } from '../database/schema.ts';
import { Absage, nichtGefunden } from '../http/answers.ts';
import type { EndpointAnswer, EndpointCall } from '../http/registerEndpoint.ts';
import { einwilligungen, type Einwilligungszeile } from '../repositories/einwilligungen.ts';
import { partner } from '../repositories/partner.ts';
import { schaeden, type Schadenszeile } from '../repositories/schaeden.ts';
import { schadenliste, type Schadenakte } from '../repositories/schadenliste.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';
import { ibanMaskiert } from '../repositories/vertragsansicht.ts';
import { begruendet, schadenAus, schadenkopfAus, unterlagenAus } from '../rules/schaden/ansicht.ts';
import { entscheidbar, istWiedereroeffenbar } from '../rules/schaden/entscheidung.ts';
import { entschiedenAmPult } from '../rules/schaden/fortgang.ts';
import { type internaufrufe, proSeite, type Schadenblatt } from './aufrufe.ts';
import { kundeAls } from './kunde.ts';

type Aufrufe = typeof internaufrufe;

export interface Schadendienste {
  database: Database;
  clock: () => Date;
  portalUrl: string | null;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

/** Claims as the desk works on them. */
export function schadendienst(dienste: Schadendienste) {
  const { database } = dienste;
  return {
    async schaedenLesen({
      query: { seite = '1' },
    }: EndpointCall<Aufrufe['schaedenLesen']>): Promise<EndpointAnswer<Aufrufe['schaedenLesen']>> {
      const { akten, gesamt } = await schadenliste(database).offene({
        seite: Number(seite),
        proSeite,
      });
      const nummern = akten.map(({ zeile }) => zeile.schadenNummer);
      const unterlagen = await schaeden(database).unterlagen(nummern);
      const zeilen = akten.map((akte) =>
        zeileAus(
          akte,
          unterlagen.filter(({ schadenNummer }) => schadenNummer === akte.zeile.schadenNummer),
        ),
      );
      return { schaeden: zeilen, gesamt };
    },

    schadenLesen: ({ params: { claimId } }: EndpointCall<Aufrufe['schadenLesen']>) =>
      blattZu(dienste, claimId),

    async schadenEntscheiden({
      params: { claimId: schadenNummer },
      body: entscheidung,
      idempotencyKey: schluessel,
    }: EndpointCall<Aufrufe['schadenEntscheiden']>) {
      await schadenEntscheiden(dienste, { schadenNummer, entscheidung, schluessel });
      return {};
    },

    async schadenWiedereroeffnen({
      params: { claimId: schadenNummer },
      body: { grund },
      idempotencyKey: schluessel,
    }: EndpointCall<Aufrufe['schadenWiedereroeffnen']>) {
      await schadenWiedereroeffnen(dienste, { schadenNummer, grund, schluessel });
      return {};
    },

    async unterlagenAnfordern({
      params: { claimId: schadenNummer },
      body: { typen },
      idempotencyKey: schluessel,
    }: EndpointCall<Aufrufe['unterlagenAnfordern']>) {
      await unterlagenAnfordern(dienste, { schadenNummer, typen, schluessel });
      return {};
    },

    async einwilligungAnfordern(call: EndpointCall<Aufrufe['einwilligungAnfordern']>) {
      await database.transaction((tx) => anfordern(tx, dienste, call));
      dienste.wecken();
      return {};
    },
  };
}

async function blattZu(
  { database, clock }: Schadendienste,
  claimId: string,
): Promise<Schadenblatt> {
  const akte = await schadenliste(database).akte(claimId);
  if (!akte) throw nichtGefunden();
  const { zeile } = akte;
  const alle = schaeden(database);
  const unterlagen = await alle.unterlagen([claimId]);
  const gefragte = await einwilligungen(database).zumSchaden(claimId);
  const { zahlungen, verlauf } = schadenAus(zeile, {
    unterlagen,
    verlauf: await alle.verlauf(claimId),
    zahlungen: await alle.zahlungen(claimId),
  });
  const konto = await kontoZumSchaden(database, zeile);
  return {
    ...zeileAus(akte, unterlagen),
    abgeschlossen: entschieden.has(zeile.status),
    entscheidbar: [...entscheidbar(zeile.status, { istGezahlt: zahlungen.length > 0 })],
    wiedereroeffenbar: istWiedereroeffenbar(zeile, heuteInBerlin(clock())),
    konto: konto && { ...konto, iban: ibanMaskiert(konto.iban) },
    entscheidung: verlauf.findLast(({ ereignis }) => begruendet.has(ereignis)) ?? null,
    zahlungen,
    vorschlag: vorschlagAus(akte.kunde),
    unterlagen: unterlagenAus(unterlagen)
      .filter(({ pflicht }) => pflicht)
      .map(({ label, erhalten }) => ({ label, erhalten })),
    einwilligungen: gefragte.map(({ person, angefragtAm, laeuftAb, ...gefragt }) => ({
      person,
      stand: gefragtestand({ ...gefragt, laeuftAb }, zeile, clock()),
      angefragtAm: angefragtAm.toISOString(),
      laeuftAb: laeuftAb.toISOString(),
    })),
  };
}

/** Where it stands for whoever was asked: with the claim it ends, and a link without an answer runs out. */
function gefragtestand(
  { stand, laeuftAb }: Pick<Einwilligungszeile, 'stand' | 'laeuftAb'>,
  { abgeschlossenAm }: Schadenszeile,
  jetzt: Date,
): Schadenblatt['einwilligungen'][number]['stand'] {
  const jetziger = standVon({ stand, abgeschlossenAm });
  return jetziger === 'OFFEN' && laeuftAb <= jetzt ? 'ABGELAUFEN' : jetziger;
}

async function anfordern(
  tx: Database,
  dienste: Schadendienste,
  {
    params: { claimId },
    body,
    idempotencyKey: schluessel,
  }: EndpointCall<Aufrufe['einwilligungAnfordern']>,
): Promise<void> {
  await wiederholungen(tx).sperren({ sub: pult, schluessel });
  const endpunkt = `POST /intern/v1/schaeden/${claimId}/einwilligung`;
  const zeit = dienste.clock();
  await einmal(tx, { sub: pult, schluessel, endpunkt, body, zeit }, async () => {
    const zeile = await schaeden(tx).sperren(claimId);
    if (!zeile) throw nichtGefunden();
    if (entschieden.has(zeile.status)) throw new Absage(409, entschiedenAmPult);
    if (dienste.portalUrl === null) throw new Absage(409, ohneAdresse);
    const { partnerNummer, versicherungsNummer } = zeile;
    const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
    if (!empfaenger) throw nichtGefunden();
    const { marke } = empfaenger;
    // Sent once all of it is kept.
    const imGanzen = { ...dienste, database: tx, wecken: () => undefined };
    await einwilligungAnfordern(imGanzen, { ...body, schadenNummer: claimId, marke });
    return { status: 200, body: {} };
  });
}

/** 409: nobody can open a link that leads nowhere. */
const ohneAdresse = {
  code: 'OHNE_ADRESSE',
  errorMessage:
    'Die Adresse des Portals ist nicht eingestellt (PORTAL_URL). Ohne sie kann kein Link verschickt werden.',
} as const;

function zeileAus(
  { zeile, kunde }: Schadenakte,
  unterlagen: Parameters<typeof schadenkopfAus>[1],
): EndpointAnswer<Aufrufe['schaedenLesen']>['schaeden'][number] {
  return { ...schadenkopfAus(zeile, unterlagen), kunde: kundeAls(kunde) };
}

function vorschlagAus(kunde: typeof partnertabelle.$inferSelect): Schadenblatt['vorschlag'] {
  const { vorname, nachname, email, geburtsdatum, plz } = kunde;
  return { person: `${vorname} ${nachname}`, email, geburtsdatum, plz };
}
