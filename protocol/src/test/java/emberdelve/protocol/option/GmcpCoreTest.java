package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GmcpCoreTest {
    private final GmcpCore core = new GmcpCore();

    @ParameterizedTest
    @CsvSource({"Core.Hello, true", "core.ping, true", "Core, false", "Corelli.X, false"})
    void onlyTheMessagesOfCoreAreItsOwn(String name, boolean own) {
        assertThat(GmcpCore.takes(new GmcpMessage(name, ""))).isEqualTo(own);
    }

    @Test
    void aClientSaysWhoItIsInEitherCase() {
        says(
                "Core.Hello",
                "{\"client\":\"Mudlet\",\"Version\":\"4.20\",\"x\":{\"client\":\"no\"}}");
        assertThat(core.client()).isEqualTo("Mudlet");
        assertThat(core.version()).isEqualTo("4.20");

        says("core.hello", "{\"Client\":\"" + "\u00E9x".repeat(99) + "\"}");
        assertThat(core.client()).isEqualTo("x".repeat(40));
        says("Core.Hello", "[\"client\"]");
        assertThat(core.version()).isEqualTo("4.20");
    }

    @Test
    void whatIsWantedIsSetAddedToAndRemovedFrom() {
        says("Core.Supports.Set", "[\"Char 1\", \"Room 1\", 7, [\"No 1\"]]");
        assertThat(core.modules().names()).containsExactly("char", "room");
        says("Core.Supports.Add", "[\"Comm.Channel 1\"]");
        says("Core.Supports.Remove", "[\"char\"]");
        assertThat(core.modules().names()).containsExactly("comm.channel", "room");
        says("Core.Supports.Set", "[\"Group\"]");
        assertThat(core.modules().names()).containsExactly("group");
        says("Core.Supports.Set", "{\"Char\":1}");
        assertThat(core.modules()).isEqualTo(GmcpModules.NONE);
    }

    /** Mudlet installs packages of servers, but names only Client.Media. */
    @Test
    void mudletTakesPackagesWithoutNamingThem() {
        says("Core.Supports.Set", "[\"Char 1\", \"Client.Media 1\"]");
        assertThat(core.modules().wants("Client.GUI")).isFalse();
        says("Core.Hello", "{\"client\":\"Mudlet\",\"version\":\"4.18.5\"}");
        assertThat(core.modules().names()).containsExactly("char", "client.gui", "client.media");
        says("Core.Supports.Set", "[\"Room 1\"]");
        says("Core.Supports.Remove", "[\"Client.GUI 1\"]");
        assertThat(core.modules().names()).containsExactly("client.gui", "room");
        says("Core.Hello", "{\"client\":\"MUSHclient\"}");
        assertThat(core.modules().names()).containsExactly("room");
    }

    @ParameterizedTest
    @CsvSource({
        "Char.Items.List, true", "char.items, true", "Char, false", "Char.Vitals, false",
        "Room.Info, true", "Roomy, false", "Char.ItemsMore, false", "Core.Goodbye, false",
    })
    void aModuleIsWantedWithEverythingBelowIt(String name, boolean wanted) {
        says("Core.Supports.Set", "[\"Char.Items 1\", \"Room 1\"]");
        assertThat(core.modules().wants(name)).isEqualTo(wanted);
    }

    @Test
    void nobodyWantsMoreModulesThanTheLimit() {
        var many = new StringBuilder("[\"a\"");
        for (var number = 0; number < 200; number++) many.append(",\"M" + number + "\"");
        says("Core.Supports.Set", many + "]");
        assertThat(core.modules().names()).hasSize(GmcpModules.MODULES_MAX);
        says("Core.Supports.Add", "[\"One.More\"]");
        assertThat(core.modules().wants("One.More")).isFalse();
    }

    @Test
    void aPingIsAnsweredAndNothingElseIs() {
        assertThat(core.receive(new GmcpMessage("Core.Ping", "120")))
                .contains(new GmcpMessage("Core.Ping", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Core.KeepAlive", "Core.Hello", "Core.Whatever", "Core.Goodbye"})
    void theRestIsNotAnswered(String name) {
        assertThat(core.receive(new GmcpMessage(name, ""))).isEmpty();
    }

    @Test
    void theLastWordIsAText() {
        assertThat(GmcpCore.goodbye("Say \"bye\"\n"))
                .isEqualTo(new GmcpMessage("Core.Goodbye", "\"Say \\\"bye\\\"\\n\""));
    }

    private void says(String name, String json) {
        core.receive(new GmcpMessage(name, json));
    }
}
