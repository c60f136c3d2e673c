// What most pages are laid out and written with comes along with the entry, in its file: each of these would be a file
// of its own for the start page, or bring whole fields along to a contract list (decision 0051). It is drawn nowhere here.
import '#contract/fields/formatBetrag.ts';
import '#contract/fields/leerzeichen.ts';
import '#contract/tagformat.ts';
import '#widgets/card/Card.tsx';
import '#widgets/disclosure/Disclosure.tsx';
import '#widgets/icon/TileIcon.tsx';
import './kommtNoch.ts';
import './shell/Abschnitt.tsx';
import './shell/silben.ts';
