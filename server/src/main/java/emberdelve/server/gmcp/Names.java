package emberdelve.server.gmcp;

/** The messages that we send, as programs know them. */
final class Names {
    static final String VITALS = "Char.Vitals";
    static final String NAME = "Char.Name";
    static final String STATUS = "Char.Status";
    static final String STATUS_VARS = "Char.StatusVars";
    static final String STATS = "Char.Stats";
    static final String ITEMS = "Char.Items.List";
    static final String ROOM = "Room.Info";
    static final String ROOM_PLAYERS = "Room.Players";
    static final String GROUP = "Group";
    static final String TALK = "Comm.Channel.Text";
    static final String LOGIN = "Char.Login.Default";
    static final String LOGIN_RESULT = "Char.Login.Result";
    static final String TIMELINE = "Delve.Timeline";

    private Names() {}
}
