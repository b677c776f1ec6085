import common from "../../../../stead/locale/en/common.ftl?raw";
import browser from "../../../../stead/locale/en/browser.ftl?raw";
import table from "../../../../stead/locale/en/browser-table.ftl?raw";
import answers from "../../../../stead/locale/en/browser-answers.ftl?raw";
import things from "../../../../stead/locale/en/browser-things.ftl?raw";
import since from "../../../../stead/locale/en/browser-since.ftl?raw";
import learn from "../../../../stead/locale/en/browser-learn.ftl?raw";
import rules from "../../../../stead/locale/en/browser-rules.ftl?raw";
import lobby from "../../../../stead/locale/en/browser-lobby.ftl?raw";
import decks from "../../../../stead/locale/en/browser-decks.ftl?raw";
import analysis from "../../../../stead/locale/en/browser-analysis.ftl?raw";

export default [common, browser, table, answers, things, since, learn, rules, lobby, decks, analysis];
