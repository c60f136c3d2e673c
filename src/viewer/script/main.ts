import { ebeneAusAdresse } from './address.ts';
import { hervorheben } from './highlight.ts';
import { durchspielen } from './play.ts';
import { zumAnfang } from './toTheStart.ts';

// Everything is readable without this script; it adds what only a script can.
ebeneAusAdresse(document);
zumAnfang(document);
hervorheben(document);
durchspielen(document);
