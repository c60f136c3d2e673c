import { bhvWechselTarifieren } from '#contract/endpoints/tarifieren/bhvWechsel.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { darfLesen } from '../commands/vertrag/vorgang.ts';
import { abgelehnt, Absage } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { vertraege } from '../repositories/vertraege.ts';
import { ablehnung } from '../rules/ablehnung.ts';
import { istSchlechter, istWechselMoeglich, tarifiereWechsel } from '../rules/tarif/bhvWechsel.ts';
import { ohneAblehnungsgrund } from '../rules/tarif/tarifantwort.ts';
import { gueltige, type TarifDienste } from './tarifieren.ts';

/** The price of a running business liability contract in the current tariff. */
export function registerBhvWechsel(api: Api, { database, zugang, clock }: TarifDienste): void {
  registerEndpoint(api, bhvWechselTarifieren, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, body }) {
      const heute = heuteInBerlin(clock());
      const zeile = await vertraege(database).lesen(body.versicherungsNummer);
      darfLesen(principal, zeile);
      if (!istWechselMoeglich(zeile, heute)) throw wechselNichtMoeglich();
      if (istSchlechter(zeile, body)) throw abgelehnt(ablehnung.manuell);
      const antwort = gueltige(tarifiereWechsel(zeile, body, heute));
      return principal.portal === 'vermittler' ? antwort : ohneAblehnungsgrund(antwort);
    },
  });
}

function wechselNichtMoeglich(): Absage {
  return new Absage(409, {
    code: 'WECHSEL_NICHT_MOEGLICH',
    errorMessage: 'Für diesen Vertrag ist ein Tarifwechsel derzeit nicht möglich.',
  });
}
