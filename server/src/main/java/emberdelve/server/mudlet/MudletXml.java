package emberdelve.server.mudlet;

import java.util.List;

/**
 * The XML in which Mudlet reads scripts and aliases: {@code MudletPackage} with a folder of each.
 *
 * @see "Mudlet's importer of packages, XMLimport"
 */
final class MudletXml {
    private static final String HEAD =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE MudletPackage>
            <MudletPackage version="1.001">
            """;

    /**
     * Takes what begins with "ed" and a word of ours. All else that begins so goes to the server,
     * where ed is short for edit.
     */
    private static final String ALIAS =
            "^ed (help|hide|show|reader .+|sounds .+|foes|map .+|version)$";

    private static final String DEED = "emberdelve.commands.run(matches[2])";

    private MudletXml() {}

    /**
     * A script.
     *
     * @param name the name under which Mudlet's editor lists it
     */
    record Script(String name, String lua) {}

    /**
     * @param scripts in the order in which Mudlet runs them
     */
    static String of(List<Script> scripts) {
        var xml = new StringBuilder(HEAD);
        xml.append("<AliasPackage>\n<AliasGroup isActive=\"yes\" isFolder=\"yes\">\n");
        xml.append(folder());
        xml.append("<Alias isActive=\"yes\" isFolder=\"no\">\n");
        xml.append(element("name", "ed"));
        xml.append(element("script", DEED));
        xml.append("<command></command>\n<packageName></packageName>\n");
        xml.append(element("regex", ALIAS));
        xml.append("</Alias>\n</AliasGroup>\n</AliasPackage>\n");
        xml.append("<ScriptPackage>\n<ScriptGroup isActive=\"yes\" isFolder=\"yes\">\n");
        xml.append(folder()).append("<eventHandlerList/>\n");
        for (var script : scripts) xml.append(element(script));
        return xml.append("</ScriptGroup>\n</ScriptPackage>\n</MudletPackage>\n").toString();
    }

    private static String folder() {
        return element("name", "emberdelve")
                + element("script", "")
                + "<packageName></packageName>\n";
    }

    private static String element(Script script) {
        return "<Script isActive=\"yes\" isFolder=\"no\">\n"
                + element("name", script.name())
                + "<packageName></packageName>\n"
                + element("script", script.lua())
                + "<eventHandlerList/>\n</Script>\n";
    }

    private static String element(String name, String text) {
        return "<" + name + ">" + escaped(text) + "</" + name + ">\n";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
