FN='Danielle Marcus Priya Tyler Keisha Andrew Mei Jordan Fatima Caleb Rosa Devin Hannah Omar Brianna Luis Sophie Malik Grace Ethan Yuki Carlos Amber Nathan Tiana Victor Paige Samir Chloe Dwayne Elena Logan Imani Peter Lauren Jamal Abby Wesley Nina Trevor Simone Kyle Leah Anton Maya Curtis Irene Blake Tara Joel'.split()
LN='Okafor Whitfield Raman Dalton Broussard Kessler Zhang Pruitt Haddad Lindqvist Villareal Stokes Marchetti Siddiqui Tolbert Arroyo Gruber Freeland Nakata Hobbs Escamilla Vance Conway Dufresne Petrov Lattimore Yoder Castellano Bledsoe Huang McNabb Santangelo Oyelaran Kirkpatrick Mosley Trujillo Wendt Ashby Delacroix Ferris Goodwin Ibarra Jessup Kowalczyk Lomax Munroe Novak Ostrander Parrish Quintero'.split()
def names(R,n):
    s=[];seen=set()
    while len(s)<n:
        x=(R.choice(LN),R.choice(FN))
        if x not in seen: seen.add(x); s.append(x)
    return s
