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
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';
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
    case 'deckung':
    case 'familienstand':
    case 'gewerbearten':
    case 'jahresumsatz':
    case 'risikoort':
    case 'versicherte-kosten':
    default:
      throw new AenderungsFehler({ art: 'TECHNISCH' });
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
  };
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
    case 'deckung':
    case 'familienstand':
    case 'gewerbearten':
    case 'jahresumsatz':
    case 'risikoort':
    case 'versicherte-kosten':
    default:
      throw new AenderungsFehler({ art: 'TECHNISCH' });
  }
}
