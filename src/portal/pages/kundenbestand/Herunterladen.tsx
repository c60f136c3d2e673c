import { useMutation } from '@tanstack/react-query';
import {
  auswahlHerunterladen,
  bestandHerunterladen,
  type Bestandsanfrage,
} from '#contract/endpoints/kundenbestand.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { unwrap } from '../../client/response.ts';
import { usePorts } from '../../ports.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { grundVon } from './ablehnung.tsx';
import { istEng } from './auswahl.ts';
import { t } from './texte.ts';

interface Props {
  vermittlerNummer: string;
  anfrage: Bestandsanfrage;
}

/** The list as a file, with the search and the filters of this moment. */
export function Herunterladen({ vermittlerNummer, anfrage }: Props) {
  const laden = useLaden(vermittlerNummer);
  return (
    <Abschnitt>
      {laden.error && <InfoBox type="error" headline={grundVon(laden.error)} />}
      <Aktionen>
        <Button variant="secondary" loading={laden.isPending} onClick={() => laden.mutate(anfrage)}>
          {t(istEng(anfrage) ? 'auswahlHerunterladen' : 'herunterladen')}
        </Button>
      </Aktionen>
    </Abschnitt>
  );
}

function useLaden(vermittlerNummer: string) {
  const { client, now } = usePorts();
  return useMutation({
    mutationFn: async (anfrage: Bestandsanfrage) => {
      const { seite: _seite, sortierung: _sortierung, ...filter } = anfrage;
      return unwrap(
        istEng(anfrage)
          ? await client.call(auswahlHerunterladen, { body: filter })
          : await client.call(bestandHerunterladen, {}),
      );
    },
    onSuccess: (text) =>
      speichern(text, `kundenbestand_${vermittlerNummer}_${heuteInBerlin(now())}.csv`),
  });
}

/** Hands a text to the browser as a file; reading it has taken the mark of its encoding away. */
function speichern(text: string, dateiname: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = dateiname;
  link.click();
  URL.revokeObjectURL(url);
}
