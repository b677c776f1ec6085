import common from "../../../../stead/locale/en/common.ftl?raw";
import browser from "../../../../stead/locale/en/browser.ftl?raw";
import table from "../../../../stead/locale/en/browser-table.ftl?raw";
import rules from "../../../../stead/locale/en/browser-rules.ftl?raw";

export default [common, browser, table, rules];
