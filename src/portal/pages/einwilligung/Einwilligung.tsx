import { useLinkToken } from '../../flows/konto/link/useLinkToken.ts';
import { EinwilligungView } from '../../flows/schaden/einwilligung/View.tsx';
import Daten from '../../queries/Daten.tsx';

/** `/einwilligung`: where the link of the claims service leads, without sign-in (`domain/schaden.md §8`). */
export default function Einwilligung() {
  const { token, mal } = useLinkToken('ref');
  return (
    <Daten>
      <EinwilligungView key={mal} token={token} />
    </Daten>
  );
}
