import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { antworten as formen } from '#machines/vermittler/beratung/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { gemerktesVon } from '../../../../formular/notizen.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { t } from '../texte.ts';
import { Begonnene } from './Begonnene.tsx';
import { Gescheitert } from './Gescheitert.tsx';
import { type StepProps, useFlowState, useWeg } from './step.ts';
import { mindestens, type Treffer, useTreffer } from './useTreffer.ts';

/** Who is advised: found in the own book, or somebody new. */
export function Kunde({ actor, notizen, vermittlerNummer, genannt }: StepProps) {
  const gegeben = useSelector(actor, select.antworten).kunde;
  const gewaehlt = gegeben?.art === 'BESTAND' ? gegeben.partnerNummer : gegeben ? null : genannt;
  const bekannt = gegeben ?? (genannt === null ? {} : { art: 'BESTAND', partnerNummer: genannt });
  const [suche, setSuche] = useState('');
  const { treffer, satz } = useTreffer({ vermittlerNummer, suche, gewaehlt });
  const seite = seiteMit(treffer, satz);
  const formular = useFormular(seite, formen.kunde, {
    gemerkt: gemerktesVon(notizen, 'kunde'),
    bekannt,
  });
  const getippt = formular.text('suche');
  // The search follows what is typed; the field itself belongs to the form.
  if (getippt !== suche) setSuche(getippt);
  const { fortschritt, back } = useWeg(actor, 'kunde');
  const istGescheitert = useSelector(actor, select.istGescheitert);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={t('kundeTitel')}
      lead={t('kundeEinleitung')}
      back={back}
      progress={<StepProgress {...fortschritt} />}
      flowState={useFlowState(actor)}
    >
      <Formular
        formular={formular}
        uebersicht={t('warumNicht')}
        onSenden={weiter}
        knopf={istGescheitert ? t('nochmal') : t('weiter')}
        laedt={useSelector(actor, select.laedt)}
        danach={{ suche: satz === null ? null : <output>{satz}</output> }}
      >
        <Gescheitert actor={actor} />
      </Formular>
      <Begonnene actor={actor} />
    </Page>
  );
}

function seiteMit(treffer: readonly Treffer[], satz: string | null): Frageseite {
  return {
    titel: t('kundeTitel'),
    felder: [
      {
        name: 'art',
        art: 'radio',
        label: t('art'),
        optionen: [
          { wert: 'BESTAND', label: t('BESTAND') },
          { wert: 'NEU', label: t('neuerKunde') },
        ],
      },
      {
        name: 'suche',
        art: 'text',
        label: t('suche'),
        hinweis: t('sucheHinweis', { zeichen: String(mindestens) }),
        autoComplete: 'off',
        rechtschreibung: false,
        optional: true,
        wenn: ({ art }) => art === 'BESTAND',
      },
      {
        name: 'partnerNummer',
        art: 'karten',
        label: t('partnerNummer'),
        optionen: treffer.map(({ partnerNummer: wert, name: label, ort: folge }) => ({
          wert,
          label,
          folge,
        })),
        wenn: ({ art }) => art === 'BESTAND' && (treffer.length > 0 || satz === null),
      },
      {
        name: 'name',
        art: 'text',
        label: t('name'),
        autoComplete: 'off',
        rechtschreibung: false,
        wenn: ({ art }) => art === 'NEU',
      },
    ],
  };
}
