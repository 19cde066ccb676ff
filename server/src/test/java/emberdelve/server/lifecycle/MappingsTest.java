package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.lifecycle.Mappings.Mapping;

import org.junit.jupiter.api.Test;

/** What Linux tells of a process's memory is read line by line. */
class MappingsTest {
    private final Mappings mappings = new Mappings();

    @Test
    void addressesRightsFileAndChangesAreRead() {
        var read =
                mappings.read(
                        """
                        802616000-805084000 r--p 02616000 fe:00 5327512    /srv/a folder/learnt.aot
                        Size:              43448 kB
                        Rss:               22112 kB
                        Anonymous:            16 kB
                        VmFlags: rd mr mw me sd
                        """
                                .lines()
                                .toList());
        var mapping =
                new Mapping(0x802616000L, 0x805084000L, "r--p", "/srv/a folder/learnt.aot", 16);
        assertThat(read).containsExactly(mapping);
        assertThat(mapping.octets()).isEqualTo(43_448 << 10);
    }

    @Test
    void onlyWhatIsAsInTheFileAndStaysSoIsOnlyRead() {
        assertThat(isOnlyRead("r--p", "/srv/learnt.aot", 0)).isTrue();
        assertThat(isOnlyRead("r-xp", "/srv/libjvm.so", 0)).as("a program").isTrue();
        assertThat(isOnlyRead("rw-p", "/srv/learnt.aot", 0)).as("may be changed").isFalse();
        assertThat(isOnlyRead("r--p", "/srv/libjvm.so", 4)).as("was changed").isFalse();
        assertThat(isOnlyRead("r--p", "", 0)).as("no file").isFalse();
        assertThat(isOnlyRead("r-xp", "[vdso]", 0)).as("the system's own").isFalse();
    }

    @Test
    void whatWasChangedAndIsInTheSwapIsNotOnlyRead() {
        var told = lines("r--p", "/srv/libjvm.so") + "Anonymous: 0 kB\nSwap: 8 kB\nSwapPss: 0 kB";
        assertThat(mappings.read(told.lines().toList())).noneMatch(Mapping::isOnlyRead);
    }

    @Test
    void whatIsNotToldMayHaveBeenChanged() {
        var read = mappings.read(lines("r--p", "/srv/learnt.aot").lines().toList());
        assertThat(read).hasSize(1).noneMatch(Mapping::isOnlyRead);
    }

    @Test
    void whatIsNotUnderstoodIsPassedOver() {
        var lines = "Anonymous: 8 kB\n\nRss: many\nff-- r\n" + lines("r--p", "/a") + "News: 1\n";
        assertThat(mappings.read(lines.lines().toList()))
                .extracting(Mapping::file)
                .containsExactly("/a");
    }

    /** 64 bits are all the processor's. */
    @Test
    void theHighestAddressesAreRead() {
        var line = "ffffffffff600000-ffffffffff601000 --xp 00000000 00:00 0      [vsyscall]";
        assertThat(mappings.read(line.lines().toList()))
                .extracting(Mapping::begin)
                .containsExactly(0xffffffffff600000L);
    }

    private boolean isOnlyRead(String rights, String file, int changedKib) {
        var told = lines(rights, file) + "Anonymous: %d kB".formatted(changedKib);
        var read = mappings.read(told.lines().toList());
        assertThat(read).hasSize(1);
        return read.getFirst().isOnlyRead();
    }

    private static String lines(String rights, String file) {
        return "7f00-8f00 %s 00000000 fe:00 7      %s\n".formatted(rights, file);
    }
}
