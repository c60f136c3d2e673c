import { parse, type $ZodType } from 'zod/v4/core';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { type AenderungsArt, aenderungsarten } from '#contract/aenderungen/seiten.ts';
import {
  aenderungLesen,
  aenderungspaare,
  betriebsartAendern,
  paareVon,
  umsatzBestaetigen as bestaetigenEndpoint,
  vormerkungLoeschen as loeschenEndpoint,
} from '#contract/endpoints/vertrag/aenderung.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
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
import { angebotVon } from '../rules/aenderung/angebot.ts';
import { gewerbearten } from '../rules/aenderung/arten/gewerbearten.ts';
import { berechne, type Aenderungsauftrag } from '../rules/aenderung/berechnung.ts';
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
  for (const art of aenderungsarten) registerArt(api, dienste, art);
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
      return angebotZu(lage, params.art);
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
  readonly body: $ZodType<Speicherauftrag['body']>;
  readonly responses: Paarendpunkt['responses'] & { readonly 200: $ZodType<Vertrag> };
}

/** Mounts the calls of a kind of change, as many pairs as it has. */
function registerArt<Art extends AenderungsArt>(api: Api, dienste: Dienste, art: Art): void {
  const regel = regelZu(art);
  for (const name of paareVon(art)) {
    const { berechnen, speichern } = aenderungspaare[name];
    registerPaar(api, dienste, regel.beiAufruf?.(name) ?? regel, berechnen, speichern);
  }
}

/** Mounts both lines of a pair. */
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
  auftrag: Aenderungsauftrag<Art>,
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

function angebotZu<Art extends AenderungsArt>(lage: Aenderungslage, art: Art): Aenderungsangebot {
  return angebotVon(lage, regelZu(art));
}
