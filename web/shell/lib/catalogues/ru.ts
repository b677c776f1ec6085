import common from "../../../../stead/locale/ru/common.ftl?raw";
import browser from "../../../../stead/locale/ru/browser.ftl?raw";
import table from "../../../../stead/locale/ru/browser-table.ftl?raw";
import answers from "../../../../stead/locale/ru/browser-answers.ftl?raw";
import things from "../../../../stead/locale/ru/browser-things.ftl?raw";
import since from "../../../../stead/locale/ru/browser-since.ftl?raw";
import learn from "../../../../stead/locale/ru/browser-learn.ftl?raw";
import rules from "../../../../stead/locale/ru/browser-rules.ftl?raw";
import lobby from "../../../../stead/locale/ru/browser-lobby.ftl?raw";
import decks from "../../../../stead/locale/ru/browser-decks.ftl?raw";
import analysis from "../../../../stead/locale/ru/browser-analysis.ftl?raw";

export default [common, browser, table, answers, things, since, learn, rules, lobby, decks, analysis];
