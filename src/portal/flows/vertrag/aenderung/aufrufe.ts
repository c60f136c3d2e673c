import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import {
  buerohaftpflichtBerechnen,
  buerohaftpflichtSpeichern,
  elementarBerechnen,
  elementarSpeichern,
  phvBerechnen,
  phvSpeichern,
  selbstbeteiligungBerechnen,
  selbstbeteiligungSpeichern,
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
  vhUmsatzBerechnen,
  vhUmsatzSpeichern,
} from '#contract/endpoints/vertrag/weitereAenderungen.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { BerechnungsAuftrag, SpeicherAuftrag } from '#machines/vertrag/aenderung/setup.ts';
import type { Client } from '../../../client/client.ts';

/** The premium with the change; nothing is stored (`domain/vertrag.md §5`). */
export function berechne(
  client: Client,
  { versicherungsNummer, wirksamkeitsdatum, aenderung }: BerechnungsAuftrag,
  signal: AbortSignal,
): Promise<ServiceResponse<Berechnung>> {
  const ruf = { params: { versicherungsNummer }, signal };
  const kopf = { wirksamkeitsdatum };
  switch (aenderung.art) {
    case 'zahlweise':
      return client.call(zahlweiseBerechnen, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'selbstbeteiligung':
      return client.call(selbstbeteiligungBerechnen, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'elementar':
      return client.call(elementarBerechnen, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'bhv':
      return client.call(buerohaftpflichtBerechnen, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'phv':
      return client.call(phvBerechnen, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'familienstand':
      return client.call(familienstandBerechnen, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'personenkreis':
      return client.call(personenkreisBerechnen, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'fahrradtyp':
      return client.call(fahrradtypBerechnen, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'risikoort':
      return client.call(risikoortBerechnen, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'versicherte-kosten':
      return client.call(summeBerechnen, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'jahresumsatz': {
      const umsatz = aenderung.produkt === 'vh' ? vhUmsatzBerechnen : bhvUmsatzBerechnen;
      return client.call(umsatz, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    }
    case 'deckung': {
      const { coverageType } = aenderung.wunsch;
      const params = { versicherungsNummer, coverageType };
      return client.call(deckungBerechnen, {
        ...ruf,
        params,
        body: { ...kopf, ...aenderung.wunsch },
      });
    }
    case 'gewerbearten':
    default:
      return betriebsart(
        client.call(betriebsartAendern, {
          ...ruf,
          body: { ...kopf, versicherungsNummer, ...aenderung.wunsch },
          idempotencyKey: crypto.randomUUID(),
        }),
        ({ berechnung }) => berechnung,
      );
  }
}

/** Saves what was shown; a repeat of the same calculation changes nothing. Not called back when she leaves. */
export function speichere(
  client: Client,
  auftrag: SpeicherAuftrag,
): Promise<ServiceResponse<Vertrag>> {
  const { versicherungsNummer, wirksamkeitsdatum, aenderung, berechnung, zustimmung } = auftrag;
  const ruf = { params: { versicherungsNummer }, idempotencyKey: berechnung.berechnungId };
  const kopf = {
    versicherungsNummer,
    wirksamkeitsdatum,
    berechnungId: berechnung.berechnungId,
    beitragErwartet: berechnung.beitragNeu.versicherungsPraemie,
    ...(zustimmung.imAuftragDesKunden ? { imAuftragDesKunden: true } : {}),
    ...(zustimmung.entfallendesBestaetigt ? { entfallendesBestaetigt: true } : {}),
  };
  const nachweise = zustimmung.nachweise
    ? { nachweise: zustimmung.nachweise.map(({ id }) => id) }
    : {};
  switch (aenderung.art) {
    case 'zahlweise':
      return client.call(zahlweiseSpeichern, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'selbstbeteiligung':
      return client.call(selbstbeteiligungSpeichern, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'elementar':
      return client.call(elementarSpeichern, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'bhv':
      return client.call(buerohaftpflichtSpeichern, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'phv':
      return client.call(phvSpeichern, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'familienstand':
      return client.call(familienstandSpeichern, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'personenkreis':
      return client.call(personenkreisSpeichern, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch },
      });
    case 'fahrradtyp':
      return client.call(fahrradtypSpeichern, { ...ruf, body: { ...kopf, ...aenderung.wunsch } });
    case 'risikoort': {
      const { ohneElementar } = zustimmung;
      const wunsch = ohneElementar ? { ...aenderung.wunsch, ohneElementar } : aenderung.wunsch;
      return client.call(risikoortSpeichern, { ...ruf, body: { ...kopf, ...wunsch } });
    }
    case 'versicherte-kosten':
      return client.call(summeSpeichern, {
        ...ruf,
        body: { ...kopf, ...aenderung.wunsch, ...nachweise },
      });
    case 'jahresumsatz': {
      const umsatz = aenderung.produkt === 'vh' ? vhUmsatzSpeichern : bhvUmsatzSpeichern;
      return client.call(umsatz, { ...ruf, body: { ...kopf, ...aenderung.wunsch, ...nachweise } });
    }
    case 'deckung': {
      const { coverageType } = aenderung.wunsch;
      const params = { versicherungsNummer, coverageType };
      return client.call(deckungSpeichern, {
        ...ruf,
        params,
        body: { ...kopf, ...aenderung.wunsch },
      });
    }
    case 'gewerbearten':
    default:
      return betriebsart(
        client.call(betriebsartAendern, { ...ruf, body: { ...kopf, ...aenderung.wunsch } }),
        ({ vertrag }) => vertrag,
      );
  }
}

interface Betriebsart {
  /** Null once it has saved. */
  berechnung: Berechnung | null;
  /** Null as long as it only calculates. */
  vertrag: Vertrag | null;
}

/** The part of an answer that was asked for. */
async function betriebsart<Teil>(
  antwort: Promise<ServiceResponse<Betriebsart>>,
  teil: (data: Betriebsart) => Teil | null,
): Promise<ServiceResponse<Teil>> {
  const gelesen = await antwort;
  if (!gelesen.ok || gelesen.canceled) return gelesen;
  const data = teil(gelesen.data);
  if (data === null) throw new Error('The answer lacks what was asked for.');
  return { ...gelesen, data };
}
