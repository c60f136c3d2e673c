import { parse, type $ZodType } from 'zod/v4/core';
import {
  aenderungLesen,
  buerohaftpflichtBerechnen,
  buerohaftpflichtSpeichern,
  elementarBerechnen,
  elementarSpeichern,
  phvBerechnen,
  phvSpeichern,
  selbstbeteiligungBerechnen,
  selbstbeteiligungSpeichern,
  vormerkungLoeschen as loeschenEndpoint,
  zahlweiseBerechnen,
  zahlweiseSpeichern,
} from '#contract/endpoints/vertrag/aenderung.ts';
import {
  betriebsartAendern,
  bhvUmsatzBerechnen,
  bhvUmsatzSpeichern,
  deckungBerechnen,
  deckungSpeichern,
  familienstandBerechnen,
  familienstandSpeichern,
  fahrradtypBerechnen,
  fahrradtypSpeichern,
  personenkreisBerechnen,
  personenkreisSpeichern,
  risikoortBerechnen,
  risikoortSpeichern,
  summeBerechnen,
  summeSpeichern,
  umsatzBestaetigen as bestaetigenEndpoint,
  vhUmsatzBerechnen,
  vhUmsatzSpeichern,
} from '#contract/endpoints/vertrag/weitereAenderungen.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type {
  Aenderungsangebot,
  AenderungsArt,
  Wunsch,
} from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import {
  aenderungSpeichern,
  type Aenderungsdienste,
  type Speicherauftrag,
} from '../commands/vertrag/aenderungSpeichern.ts';
import { umsatzBestaetigen } from '../commands/vertrag/umsatzBestaetigen.ts';
import { vormerkungLoeschen } from '../commands/vertrag/vormerkungLoeschen.ts';
import { abgelehnt, ungueltig } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { ablehnung } from '../rules/ablehnung.ts';
import { angebotVon } from '../rules/aenderung/angebot.ts';
import { buerohaftpflicht } from '../rules/aenderung/arten/buerohaftpflicht.ts';
import { deckung } from '../rules/aenderung/arten/deckung.ts';
import { elementar } from '../rules/aenderung/arten/elementar.ts';
import { fahrradtyp } from '../rules/aenderung/arten/fahrradtyp.ts';
import { familienstand } from '../rules/aenderung/arten/familienstand.ts';
import { gewerbearten } from '../rules/aenderung/arten/gewerbearten.ts';
import { jahresumsatzVon } from '../rules/aenderung/arten/jahresumsatz.ts';
import { personenkreis } from '../rules/aenderung/arten/personenkreis.ts';
import { phv } from '../rules/aenderung/arten/phv.ts';
import { risikoort } from '../rules/aenderung/arten/risikoort.ts';
import { selbstbeteiligung } from '../rules/aenderung/arten/selbstbeteiligung.ts';
import { versicherungssumme } from '../rules/aenderung/arten/versicherungssumme.ts';
import { zahlweise } from '../rules/aenderung/arten/zahlweise.ts';
import { berechne, type Auftrag } from '../rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '../rules/aenderung/lage.ts';
import type { Aenderungsregel } from '../rules/aenderung/regel.ts';
import { regelZu, wunschform } from '../rules/aenderung/regeln.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { mitVertretung, sichtbar } from './vertrag.ts';

interface Dienste extends Aenderungsdienste {
  zugang: ReturnType<typeof zugaenge>;
  /** Gives the documents of a contract their addresses. */
  verlinkt: (vertrag: Vertrag) => Promise<Vertrag>;
}

/** Calculating and saving of every kind of change, what a contract offers, and withdrawing what waits. */
export function registerAenderung(api: Api, dienste: Dienste): void {
  const { clock, zugang, flags, verlinkt } = dienste;
  registerPaar(api, dienste, zahlweise, zahlweiseBerechnen, zahlweiseSpeichern);
  registerPaar(
    api,
    dienste,
    selbstbeteiligung,
    selbstbeteiligungBerechnen,
    selbstbeteiligungSpeichern,
  );
  registerPaar(api, dienste, elementar, elementarBerechnen, elementarSpeichern);
  registerPaar(
    api,
    dienste,
    buerohaftpflicht,
    buerohaftpflichtBerechnen,
    buerohaftpflichtSpeichern,
  );
  registerPaar(api, dienste, phv, phvBerechnen, phvSpeichern);
  registerPaar(api, dienste, jahresumsatzVon('VH'), vhUmsatzBerechnen, vhUmsatzSpeichern);
  registerPaar(api, dienste, jahresumsatzVon('BHV'), bhvUmsatzBerechnen, bhvUmsatzSpeichern);

  registerPaar(api, dienste, deckung, deckungBerechnen, deckungSpeichern);
  registerPaar(api, dienste, versicherungssumme, summeBerechnen, summeSpeichern);
  registerPaar(api, dienste, familienstand, familienstandBerechnen, familienstandSpeichern);
  registerPaar(api, dienste, personenkreis, personenkreisBerechnen, personenkreisSpeichern);
  registerPaar(api, dienste, fahrradtyp, fahrradtypBerechnen, fahrradtypSpeichern);
  registerPaar(api, dienste, risikoort, risikoortBerechnen, risikoortSpeichern);

  registerBetriebsart(api, dienste);

  registerEndpoint(api, bestaetigenEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: async (call) =>
      verlinkt(mitVertretung(call.principal, await umsatzBestaetigen(dienste, call))),
  });

  registerEndpoint(api, aenderungLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, params, gelesen }) {
      const zeile = sichtbar(principal, gelesen);
      const lage = { ...zeile, heute: heuteInBerlin(clock()), freigaben: await flags() };
      return angebot(lage, params.art);
    },
  });

  registerEndpoint(api, loeschenEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: async (call) =>
      verlinkt(mitVertretung(call.principal, await vormerkungLoeschen(dienste, call))),
  });
}

interface Paarendpunkt extends Endpoint {
  readonly zugriff: readonly ['benutzer', 'vermittler'];
  readonly params: $ZodType<{ versicherungsNummer: string }>;
}

/** A line of the contract that calculates a change. */
interface Berechnungsendpunkt extends Paarendpunkt {
  readonly body: $ZodType<{ wirksamkeitsdatum: string }>;
  readonly responses: Paarendpunkt['responses'] & { readonly 200: $ZodType<Berechnung> };
}

/** A line of the contract that saves it. */
interface Speicherendpunkt extends Paarendpunkt {
  readonly body: $ZodType<Speicherauftrag<AenderungsArt>['body']>;
  readonly responses: Paarendpunkt['responses'] & { readonly 200: $ZodType<Vertrag> };
}

/** Mounts both lines of a kind of change. */
function registerPaar<Art extends AenderungsArt>(
  api: Api,
  dienste: Dienste,
  regel: Aenderungsregel<Art>,
  berechnen: Berechnungsendpunkt,
  speichern: Speicherendpunkt,
): void {
  const { clock, zugang, flags, verlinkt } = dienste;
  const { art } = regel;

  registerEndpoint(api, berechnen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, params, body, gelesen }) {
      const zeile = sichtbar(principal, gelesen);
      const lage = { ...zeile, heute: heuteInBerlin(clock()), freigaben: await flags() };
      const { wirksamkeitsdatum } = body;
      const wunsch = wunschIn(art, params, body);
      return berechnet(lage, regel, { wirksamkeitsdatum, wunsch });
    },
  });

  registerEndpoint(api, speichern, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, params, body, idempotencyKey }) {
      const { versicherungsNummer } = params;
      const endpunkt = `PATCH ${speichern.path.replace('{versicherungsNummer}', versicherungsNummer)}`;
      const auftrag = {
        principal,
        versicherungsNummer,
        endpunkt,
        idempotencyKey,
        body,
        wunsch: wunschIn(art, params, body),
      };
      const vertrag = await aenderungSpeichern(dienste, regel, auftrag);
      return verlinkt(mitVertretung(principal, vertrag));
    },
  });
}

/** The trades have one line for both: it calculates until it is sent what it has shown (`specification §7`). */
function registerBetriebsart(api: Api, dienste: Dienste): void {
  const { clock, zugang, flags, verlinkt } = dienste;
  registerEndpoint(api, betriebsartAendern, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, params, body, gelesen, idempotencyKey }) {
      const { versicherungsNummer } = params;
      const wunsch = wunschIn(gewerbearten.art, params, body);
      const { wirksamkeitsdatum, berechnungId, beitragErwartet } = body;
      if (berechnungId === undefined || beitragErwartet === undefined) {
        const zeile = sichtbar(principal, gelesen);
        const lage = { ...zeile, heute: heuteInBerlin(clock()), freigaben: await flags() };
        const berechnung = berechnet(lage, gewerbearten, { wirksamkeitsdatum, wunsch });
        return { berechnung, vertrag: null };
      }
      const vertrag = await aenderungSpeichern(dienste, gewerbearten, {
        principal,
        versicherungsNummer,
        endpunkt: `PATCH /vertrag/${versicherungsNummer}/betriebsart`,
        idempotencyKey,
        body: { ...body, berechnungId, beitragErwartet },
        wunsch,
      });
      return { berechnung: null, vertrag: await verlinkt(mitVertretung(principal, vertrag)) };
    },
  });
}

function berechnet<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  auftrag: Auftrag<Art>,
): Berechnung {
  const ergebnis = berechne(lage, regel, auftrag);
  if ('abgelehnt' in ergebnis) throw abgelehnt(ergebnis.abgelehnt);
  if ('ungueltig' in ergebnis) throw ungueltig([...ergebnis.ungueltig]);
  return ergebnis.ok.berechnung;
}

/** The value field of a body that has passed its schema; what the address names too must be the same. */
function wunschIn<Art extends AenderungsArt>(art: Art, params: object, body: object): Wunsch<Art> {
  const gesendet = new Map<string, unknown>(Object.entries(body));
  for (const [feld, wert] of Object.entries<unknown>({ ...params })) {
    if (gesendet.has(feld) && gesendet.get(feld) !== wert) {
      throw ungueltig([{ feld, text: 'Diese Angabe stimmt nicht mit der Adresse überein.' }]);
    }
  }
  return parse(wunschform(art), body);
}

function angebot<Art extends AenderungsArt>(lage: Aenderungslage, art: Art): Aenderungsangebot {
  const regel = regelZu(art);
  if (regel) return angebotVon(lage, regel);
  const hinderung = ablehnung.nichtAenderbar;
  return { art, hinderung, mehr: null, weniger: null, optionen: [], betrag: null };
}
