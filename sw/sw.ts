/// <reference lib="webworker" />
import { keepCovers } from './covers.ts';
import { answerNavigations } from './navigations.ts';
import { showPushes } from './push.ts';
import { precacheShell } from './shell.ts';
import { takeOverWhenAsked } from './take-over.ts';

// Each duty is a file. Calls to the gateway have none here: they are never cached by the worker.
precacheShell();
answerNavigations();
keepCovers();
takeOverWhenAsked();
showPushes();
