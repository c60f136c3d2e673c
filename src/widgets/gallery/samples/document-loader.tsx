import { DocumentLoader } from '../../document-loader/DocumentLoader.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Ein Dokument wird geladen',
  gruppe: 'Meldungen',
  zustaende: {
    laedt: () => <DocumentLoader />,
    lang: () => (
      <DocumentLoader
        label={
          'Ihr Versicherungsschein zur Vermögensschaden\u00ADhaftpflicht\u00ADversicherung wird geladen'
        }
      />
    ),
  },
} satisfies Sample;
