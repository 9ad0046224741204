F='Marisol Deshawn Tabitha Colin Priya Hector Annelise Bryce Yolanda Kenji Fatima Preston Loretta Omar Giselle Wendell Carly Ruben Imani Trevor Saoirse Dominic Elaine Marcus Jolene Nadia Quentin Bethany Luis Corinne Travis Monique Gareth Shelby Andre Tessa Roland Keisha Ivan Paige Darnell Sylvia Cody Noemi Harold Leticia Dustin Vera'.split()
L='Abernathy Villareal Tran Oduya Kessler Mbeki Lindqvist Paredes Stubbs Harrow Castellano Nguyen Whitcomb Dupree Farouk Gentry Isaksen Jarrell Kowal Lockhart Mancuso Norwood Ocampo Pettigrew Quarles Rasmussen Sandoval Thibodeaux Underhill Vance Wozniak Yarbrough Zamora Bledsoe Crenshaw Dorsey Escobedo Fontaine Greer Holloway Ibarra Jessup Kaminski Lyle McAfee Nakagawa Ostrander Pruitt'.split()
def people(R,n):
    s=[]; seen=set()
    while len(s)<n:
        p=(R.choice(F),R.choice(L))
        if p not in seen: seen.add(p); s.append(p)
    return s
