package emberdelve.server.endtoend;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Messages for the page in which every word that somebody may choose is hostile. */
final class HostileFrames {
    private static final JsonMapper JSON = JsonMapper.shared();

    /** By the name of the message; {@code ~} stands for the hostile text. */
    private static final Map<String, String> MESSAGES =
            Map.ofEntries(
                    Map.entry("Char.Name", "{'name':'~','fullname':'~'}"),
                    Map.entry(
                            "Char.Status",
                            "{'class':'~','level':'~','choices':2,'name':'~','race':'~'}"),
                    Map.entry(
                            "Char.Vitals",
                            "{'hp':'~','maxhp':9,'xp':'~','tnl':'~','gold':'~','fighting':true}"),
                    Map.entry("Char.Effects", "[{'name':'~','good':false,'seconds':9}]"),
                    Map.entry(
                            "Char.Abilities",
                            "[{'command':'~','name':'~','about':'~','level':1,'learned':true,"
                                + "'recovers':9,'left':9,'target':'enemy','needsTarget':true}]"),
                    Map.entry(
                            "Char.Items.List",
                            "{'location':'room','items':[{'id':'~','name':'~','count':2,"
                                    + "'attrib':'~','commands':['~','~ ']}]}"),
                    Map.entry("Room.Players", "[{'name':'~','fullname':'~'}]"),
                    Map.entry(
                            "Room.Info",
                            "{'num':7,'name':'~','area':'~','coords':{'x':0,'y':0,'z':0},"
                                + "'exits':{'~':8,'n':9},'doors':{'~':'~','n':'~'},'beyond':{'n':'~'}}"),
                    Map.entry(
                            "Room.Map",
                            "{'zone':'~','area':'~','rooms':[{'num':7,'name':'~','x':0,'y':0,"
                                    + "'z':0,'been':true,'exits':{'n':9},'doors':{'n':'~'}},"
                                    + "{'num':9,'name':'~','x':0,'y':1,'z':0,'been':true,"
                                    + "'exits':{},'doors':{}}]}"),
                    Map.entry(
                            "Group",
                            "{'leader':'~','members':[{'name':'~','level':'~','hp':1,'maxhp':2,"
                                    + "'room':'~','here':false,'num':7}]}"),
                    Map.entry("Comm.Channel.Text", "{'channel':'~','talker':'~','text':'~'}"),
                    Map.entry(
                            "Input.Choices",
                            "{'question':'~','choices':[{'label':'~','send':'~'}]}"),
                    Map.entry("Input.Verbs", "['~']"),
                    Map.entry("Input.OwnWords", "['~']"),
                    Map.entry(
                            "Quest.List",
                            "[{'id':'~','name':'~','giver':'~','level':'~','group':2,"
                                    + "'state':'open','stage':'~','journal':'~'},"
                                    + "{'id':'b','name':'~','giver':'~','level':1,'group':1,"
                                    + "'state':'ended','stage':'~','journal':'~'}]"),
                    Map.entry(
                            "Char.Journal",
                            "{'kinds':'~','met':[{'id':'~','name':'~','kills':'~','deaths':1,"
                                    + "'found':['~']}]}"),
                    Map.entry(
                            "Delve.Timeline",
                            "{'now':0,'tick':'~','next':[{'id':'~','name':'~','due':1}]}"));

    private static final String LINES =
            """
            {'lines':[['~',{'t':'~','c':'~','b':1},{'t':'~','send':'~'},{'t':'~','ask':'~'},
            {'t':'~','web':'~'},{'t':'~','web':'javascript:window.hacked=1'},
            {'t':'~','web':'https://~'}]],'prompt':[{'t':'~','c':'~'}]}\
            """;

    private HostileFrames() {}

    /** All messages there are, with that text wherever one may stand. */
    static List<String> saying(String text) {
        var gmcp =
                MESSAGES.entrySet().stream()
                        .map(message ->
                                "{\"proto\":\"gmcp\",\"id\":\""
                                        + message.getKey()
                                        + "\",\"data\":"
                                        + quoted(filled(message.getValue(), text))
                                        + "}");
        var lines =
                "{\"proto\":\"text\",\"id\":\"Text.Lines\",\"data\":" + filled(LINES, text) + "}";
        return Stream.concat(gmcp, Stream.of(lines)).toList();
    }

    private static String filled(String message, String text) {
        var quoted = quoted(text);
        return message.replace('\'', '"').replace("~", quoted.substring(1, quoted.length() - 1));
    }

    private static String quoted(String text) {
        return JSON.writeValueAsString(text);
    }
}
