package emberdelve.server.endtoend;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Messages that fill every part of the page which a quiet evening leaves empty. */
final class Lively {
    static final List<String> PANELS =
            List.of(
                    gmcp(
                            "Char.Effects",
                            "[{'name':'Poisoned','good':false,'seconds':90},"
                                    + "{'name':'Blessed','good':true,'seconds':-1}]"),
                    gmcp(
                            "Group",
                            "{'leader':'Lysa','members':[{'name':'Lysa','level':1,'hp':100,"
                                    + "'maxhp':120,'room':'Lantern Yard','here':true,'num':0},"
                                    + "{'name':'Tolo','level':2,'hp':20,'maxhp':120,"
                                    + "'room':'Lantern Yard','here':true,'num':0}]}"),
                    gmcp(
                            "Comm.Channel.Text",
                            "{'channel':'tell','talker':'Tolo','text':'Tolo tells you: well met'}"),
                    gmcp(
                            "Comm.Channel.Text",
                            "{'channel':'chat','talker':'Tolo','text':'[chat] Tolo: hm'}"),
                    gmcp(
                            "Char.Vitals",
                            "{'hp':20,'maxhp':120,'xp':10,'tnl':90,'gold':7,'fighting':true}"),
                    gmcp(
                            "Quest.List",
                            "[{'id':'one-lantern-one-brother','name':'One Lantern, One"
                                + " Brother','giver':'Bettany"
                                + " Orr','level':2,'group':1,'state':'open','stage':'asked','journal':'In"
                                + " the flooded stope, something of his should"
                                + " lie.'},{'id':'what-was-counted','name':'What Was"
                                + " Counted','giver':'the"
                                + " clerk','level':4,'group':1,'state':'ended','stage':'written','journal':'You"
                                + " wrote UNPAID.'}]"),
                    gmcp(
                            "Char.Journal",
                            "{'kinds':40,'met':[{'id':'kobold','name':'kobold','kills':3,"
                                    + "'alone':2,'deaths':1,'first':'2026-11-23',"
                                    + "'last':'2026-11-23','closest':9,'found':['dagger']}]}"),
                    gmcp(
                            "Delve.Timeline",
                            "{'now':5,'tick':200,'next':[{'id':'#1','name':'Lysa','due':5,'sign':'',"
                                + "'target':'','number':0,'condition':'hurt','foe':false,"
                                + "'against':'#2','lands':0,'answers':[]},{'id':'#2','name':'kobold"
                                + " guard','due':9,'sign':'couches the"
                                + " rail','target':'#1','number':2,"
                                + "'condition':'badly-hurt','foe':true,'against':'#1','lands':25,'answers':['dodge','brace','bash"
                                + " #2']},{'id':'#3','name':'kobold guard','due':12,'sign':'',"
                                + "'target':'','number':1,'condition':'unhurt','foe':true,"
                                + "'against':'','lands':0,'answers':[]}]}"),
                    gmcp(
                            "Input.Choices",
                            "{'question':'Which way?','choices':[{'label':'north','send':'1'},"
                                    + "{'label':'south','send':'2'}]}"));

    /**
     * A fight with two who are about to do something, one of them to everybody, and one who only
     * strikes.
     */
    static final String THREE_FOES =
            gmcp(
                    "Delve.Timeline",
                    "{'now':5,'tick':200,'next':[{'id':'#1','name':'Lysa','due':5,'sign':'',"
                            + "'target':'','number':0,'condition':'hurt','foe':false,"
                            + "'against':'#2','lands':0,'answers':[]},"
                            + foe(
                                    "#2",
                                    2,
                                    "couches the rail",
                                    "#1",
                                    25,
                                    "'dodge','brace','bash #2'")
                            + ","
                            + foe("#3", 1, "winds the horn", "", 20, "'brace'")
                            + ","
                            + foe("#4", 3, "", "", 0, "")
                            + "]}");

    /** The same, when the first has died, and the last is about to do something now. */
    static final String TWO_FOES_LEFT =
            gmcp(
                    "Delve.Timeline",
                    "{'now':9,'tick':200,'next':["
                            + foe("#3", 1, "", "", 0, "")
                            + ","
                            + foe("#4", 3, "winds the horn", "", 30, "'brace'")
                            + "]}");

    /** A rat and a bat are in the room. */
    static final String RAT_AND_BAT = inRoom("tunnel rat", "pit bat");

    /** The same, without the rat. */
    static final String BAT = inRoom("pit bat");

    /** The same, and somebody has come who is told of first. */
    static final String HOUND_AND_BAT = inRoom("gallery hound", "pit bat");

    /** A fight in which nobody is about to do anything, so that nothing helps against it. */
    static final String NO_MENACE =
            gmcp(
                    "Delve.Timeline",
                    "{'now':5,'tick':200,'next':[" + foe("#2", 2, "", "", 0, "") + "]}");

    /** The end of the fight. */
    static final String PEACE =
            gmcp(
                    "Char.Vitals",
                    "{'hp':120,'maxhp':120,'xp':10,'tnl':90,'gold':7,'fighting':false}");

    /** In every tone, and with every kind of link. */
    static final List<String> WORDS =
            List.of(
                    """
                    {"proto":"text","id":"Text.Lines","data":{"lines":[
                    [{"t":"Title","c":"title"}," ",{"t":"north","c":"exits","send":"north"}," ",
                    {"t":"Tolo","c":"people","ask":"tell tolo"}," ",{"t":"a lamp","c":"things"}," ",
                    {"t":"says","c":"talk"}," ",{"t":"group","c":"group"}," ",
                    {"t":"shouts","c":"shout"}," ",{"t":"hurts","c":"hurt"}," ",
                    {"t":"heals","c":"heal"}," ",{"t":"dies","c":"death"}," ",
                    {"t":"gains","c":"gain"}," ",{"t":"warns","c":"warn"}," ",
                    {"t":"staff","c":"staff","b":1,"u":1}," ",
                    {"t":"a page","web":"https://example.org/"}],
                    ["Everybody laughs."]]}}\
                    """);

    private Lively() {}

    private static String foe(
            String id, int number, String sign, String target, int lands, String answers) {
        return ("{'id':'%s','name':'kobold guard','due':12,'sign':'%s','target':'%s','number':%d,"
                        + "'condition':'badly-hurt','foe':true,'against':'#1','lands':%d,"
                        + "'answers':[%s]}")
                .formatted(id, sign, target, number, lands, answers);
    }

    private static String inRoom(String... names) {
        var items =
                Stream.of(names)
                        .map(
                                ("{'id':'#7','name':'%s','count':1,'attrib':'m',"
                                                + "'commands':['look %1$s','kill %1$s']}")
                                        ::formatted)
                        .collect(Collectors.joining(","));
        return gmcp("Char.Items.List", "{'location':'room','items':[" + items + "]}");
    }

    private static String gmcp(String name, String json) {
        return "{\"proto\":\"gmcp\",\"id\":\"%s\",\"data\":\"%s\"}"
                .formatted(name, json.replace("'", "\\\""));
    }
}
