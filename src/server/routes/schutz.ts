import { parse } from 'zod/v4/core';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import {
  type BenannterWunsch,
  schutzBerechnen,
  schutzSpeichern,
} from '#contract/endpoints/vertrag/schutz.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import {
  aenderungenSpeichern,
  anDieserStelle,
  type Aenderungsdienste,
} from '../commands/vertrag/aenderungSpeichern.ts';
import { ungueltig } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { regelZu, wunschform } from '../rules/aenderung/regeln.ts';
import { schutzVon } from '../rules/aenderung/schutz.ts';
import { einzelwunsch, type Einzelwunsch } from '../rules/aenderung/wunschschritt.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { mitVertretung, sichtbar } from './vertrag.ts';

interface Dienste extends Aenderungsdienste {
  zugang: ReturnType<typeof zugaenge>;
  /** Gives the documents of a contract their addresses. */
  verlinkt: (vertrag: Vertrag) => Promise<Vertrag>;
}

/** Several changes of a contract at once, and all it could be changed to. */
export function registerSchutz(api: Api, dienste: Dienste): void {
  const { clock, zugang, flags, verlinkt } = dienste;

  registerEndpoint(api, schutzBerechnen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, body, gelesen }) {
      const zeile = sichtbar(principal, gelesen);
      const lage = { ...zeile, heute: heuteInBerlin(clock()), freigaben: await flags() };
      const { aenderungen, wirksamkeitsdatum = null } = body;
      const ergebnis = schutzVon(lage, aenderungen.map(gebunden), wirksamkeitsdatum);
      if ('ok' in ergebnis) return ergebnis.ok;
      throw ungueltig(anDieserStelle(ergebnis.an, ergebnis.ungueltig));
    },
  });

  registerEndpoint(api, schutzSpeichern, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, params, body, idempotencyKey }) {
      const { versicherungsNummer } = params;
      const endpunkt = `PATCH /vertrag/${versicherungsNummer}/schutz`;
      const auftrag = { principal, versicherungsNummer, endpunkt, idempotencyKey, body };
      const vertrag = await aenderungenSpeichern(dienste, body.aenderungen.map(gebunden), auftrag);
      return verlinkt(mitVertretung(principal, vertrag));
    },
  });
}

function gebunden({ art, ...wunsch }: BenannterWunsch): Einzelwunsch {
  return mitRegel(art, wunsch);
}

/** A body that has passed its schema, read again without the name of its kind. */
function mitRegel<Art extends AenderungsArt>(art: Art, wunsch: object): Einzelwunsch {
  return einzelwunsch(regelZu(art), parse(wunschform(art), wunsch));
}
