import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';
import { mayRead, type Principal } from '../access/decision.ts';
import type { Listenzeile } from '../repositories/entwurfsliste.ts';
import { maskierteEmail } from './konto.ts';
import { tarifVersion } from './tarif/tarifantwort.ts';

/** A draft as its list shows it to that agent at that moment. */
export function listenentwurf(zeile: Listenzeile, wer: Principal, jetzt: Date): Listenentwurf {
  const { id, produkt, marke, beitrag, zahlweise, besitzer, vertrag } = zeile;
  const status = statusVon(zeile, jetzt);
  const abgelaufen = status === 'ABGELAUFEN';
  return {
    id,
    produkt,
    marke,
    status,
    // Between its last moment and the night nobody reads what is about to be deleted.
    kunde: abgelaufen ? null : zeile.kundenname,
    fortschritt: fortschrittVon(zeile),
    beitrag,
    zahlweise,
    neuRechnen: status === 'OFFEN' && beitrag !== null && zeile.tarifVersion !== tarifVersion,
    geaendertAm: zeile.geaendertAm.toISOString(),
    laeuftAb: zeile.laeuftAb.toISOString(),
    besitzer,
    eigener: zeile.sub === wer.sub,
    gesendetAm: zeile.linkAm?.toISOString() ?? null,
    gesendetAn: abgelaufen ? null : empfaengerVon(zeile),
    geoeffnetAm: zeile.geoeffnetAm?.toISOString() ?? null,
    versicherungsNummer: vertrag && mayRead(wer, vertrag) ? vertrag.versicherungsNummer : null,
  };
}

function statusVon({ status, laeuftAb }: Listenzeile, jetzt: Date): Listenentwurf['status'] {
  if (status === 'ABGESCHLOSSEN') return status;
  return status === 'OFFEN' && laeuftAb > jetzt ? 'OFFEN' : 'ABGELAUFEN';
}

function empfaengerVon({ linkAm, email }: Listenzeile): string | null {
  return linkAm === null || email === null ? null : maskierteEmail(email);
}

function fortschrittVon({ schrittNummer: nummer, schrittVon: von }: Listenzeile) {
  return nummer === null || von === null ? null : { nummer, von };
}
