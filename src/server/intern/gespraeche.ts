import { zeitPlus } from '#contract/tag.ts';
import type { Ablage } from '../ablage/ablage.ts';
import type { Database } from '../database/open.ts';
import { nachrichtBeantworten } from '../commands/nachrichtBeantworten.ts';
import { nichtGefunden } from '../http/answers.ts';
import type { EndpointAnswer, EndpointCall } from '../http/registerEndpoint.ts';
import {
  gespraeche,
  type Gespraechsstand,
  type Gespraechszeile,
} from '../repositories/gespraeche.ts';
import { mitteilungen } from '../repositories/mitteilungen.ts';
import { antwortfrist, beschwerdefrist, type Mitteilung } from '../rules/postfach.ts';
import {
  type Gegenueber,
  type Gespraech,
  type Gespraechskopf,
  type internaufrufe,
  proSeite,
} from './aufrufe.ts';
import { kundeAls } from './kunde.ts';

type Aufrufe = typeof internaufrufe;

export interface Gespraechsdienste {
  database: Database;
  clock: () => Date;
  portalUrl: string | null;
  ablage: Ablage;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

/** What the desk reads and answers. */
export function gespraechsdienst(dienste: Gespraechsdienste) {
  const alle = gespraeche(dienste.database);
  return {
    async gespraecheLesen({
      query: { seite = '1', offen = 'ja' },
    }: EndpointCall<Aufrufe['gespraecheLesen']>): Promise<
      EndpointAnswer<Aufrufe['gespraecheLesen']>
    > {
      const gefragt = { offen: offen === 'ja', seite: Number(seite), proSeite };
      const { staende, gesamt } = await alle.seite(gefragt);
      return { gespraeche: staende.map(kopfAus), gesamt };
    },

    async gespraechLesen({ params }: EndpointCall<Aufrufe['gespraechLesen']>): Promise<Gespraech> {
      const gefunden = await alle.lesen(params.id);
      if (!gefunden) throw nichtGefunden();
      const geschrieben = gefunden.alle.filter(({ richtung }) => richtung === 'AUSGANG');
      const wartet = geschrieben.find(({ beantwortetAm }) => beantwortetAm === null);
      return {
        ...kopfAus({
          ...gefunden.zeile,
          wartetSeit: wartet?.zeit ?? null,
          zuletzt: geschrieben.at(-1)?.zeit ?? gefunden.zeile.anfang.zeit,
        }),
        beitraege: await beitraegeAus(dienste, gefunden.alle),
      };
    },

    nachrichtBeantworten: ({
      params: { id },
      body: { text },
      idempotencyKey: schluessel,
    }: EndpointCall<Aufrufe['nachrichtBeantworten']>) =>
      nachrichtBeantworten(dienste, { id, text, schluessel }),
  };
}

function kopfAus({ wartetSeit, zuletzt, ...zeile }: Gespraechsstand): Gespraechskopf {
  const { id, betreff, kategorie, anliegen, versicherungsNummer, zeit } = zeile.anfang;
  return {
    id,
    betreff,
    kategorie,
    anliegen,
    von: gegenueberAus(zeile),
    versicherungsNummer,
    zuletzt: zuletzt.toISOString(),
    wartetSeit: wartetSeit?.toISOString() ?? null,
    antwortBis: wartetSeit && antwortfrist(wartetSeit),
    beschwerdeBis: anliegen === 'BESCHWERDE' ? beschwerdefrist(zeit) : null,
  };
}

function gegenueberAus({ anfang, kunde, agentur }: Gespraechszeile): Gegenueber {
  if (kunde) return kundeAls(kunde);
  if (!agentur) throw new Error(`Nobody owns message ${anfang.id}.`);
  const { vermittlerNummer: nummer, name, email } = agentur;
  return { portal: 'vermittler', nummer, name, email };
}

async function beitraegeAus(
  { database, clock, ablage }: Gespraechsdienste,
  zeilen: readonly Mitteilung[],
): Promise<Gespraech['beitraege']> {
  const dateien = await mitteilungen(database).dateien(zeilen);
  const bis = zeitPlus(clock(), { hours: 1 });
  const geoeffnet = await Promise.all(
    dateien.map(async (datei) => {
      const { id, name, typ, groesse, vorgangId } = datei;
      return {
        vorgangId,
        datei: { id, name, typ, groesse, url: await ablage.ausgabe(datei, bis) },
      };
    }),
  );
  return zeilen.map(({ id, zeit, richtung, betreff, text, beantwortetAm }) => {
    const vonAussen = richtung === 'AUSGANG';
    const offen = vonAussen && beantwortetAm === null;
    const seine = geoeffnet.filter(({ vorgangId }) => vorgangId === id).map(({ datei }) => datei);
    return { id, zeit: zeit.toISOString(), vonAussen, betreff, text, offen, dateien: seine };
  });
}
