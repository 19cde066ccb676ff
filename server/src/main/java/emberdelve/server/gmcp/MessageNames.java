package emberdelve.server.gmcp;

/** The messages that we send, as programs know them. */
final class MessageNames {
    static final String TALK = "Comm.Channel.Text";
    static final String LOGIN = "Char.Login.Default";
    static final String LOGIN_CODE = "Char.Login.Code";
    static final String NEW_PASSWORD = "Char.Login.NewPassword";
    static final String LOGIN_TICKET = "Char.Login.Ticket";
    static final String LOGIN_SAID = "Char.Login.Said";
    static final String LOGIN_RESULT = "Char.Login.Result";

    static final String KEPT_RESULT = "Client.Kept.Result";
    static final String MEDIA_FOLDER = "Client.Media.Default";
    static final String MEDIA_LOAD = "Client.Media.Load";
    static final String MEDIA_PLAY = "Client.Media.Play";

    static final String CHOICES = "Input.Choices";
    static final String WRITING = "Input.Writing";

    static final String MOMENT = "Recap.Moment";

    static final String GUI = "Client.GUI";
    static final String SCREEN_READER = "Client.ScreenReader";

    private MessageNames() {}
}
