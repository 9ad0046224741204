import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
INDEX=[]
AUTHOR="controller, parks/storage/RV/marina group"
def m(c,paren=True,dollar=False):
    "cents -> text"
    if c is None: return ''
    s=f"{abs(c)/100:,.2f}"
    if dollar: s='$'+s
    return (f"({s})" if paren else f"-{s}") if c<0 else s
def d(c): return round(c/100,2)
def save(stem,ext,kind,asset,money,rows,totals,planted,style,hard):
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(TR,stem+'.json'),'w'),indent=1)
    INDEX.append({"file":stem+'.'+ext,"assetType":asset,
      "documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
      "author":AUTHOR,"style":style,"hard":hard})
LAST="Halvorsen Pruitt Okonkwo Delgadillo Brandvold Teague Szymanski McElroy Vang Castaneda Hutchins Lindqvist Farrow Oyelaran Birdwell Trujillo Kasprzak Nakai Sorrells Boudreaux Winfield Pham Goolsby Ruelas Stubblefield Ames Tollefson Yarbrough Quintero Dietz Eubanks Fonoti Garrity Hatcher Imhoff Jessup Kettler Lovato Mabry Nesbitt Orozco Pickard Rasmussen Spurlock Trask Ulrich Villasenor Whitlow Youngblood Zamora Bixby Coyle Dunphy Escobedo Finch Gantt Hulsey Ingram".split()
FIRST="Erik Marlene Dwayne Rosa Chidi Patrice Tomasz Lorraine Kou Hector Shawna Ingrid Curtis Bola Wanda Julio Basia Delbert Misty Remy Gail Tuan Roy Yesenia Clint Bernice Sven Tammy Luis Ruth Terrence Sina Colleen Buddy Heike Marvin Opal Dolores Keith Nadine".split()
def names(R,n):
    L=LAST[:]; R.shuffle(L); F=FIRST[:]; R.shuffle(F)
    return [(L[i%len(L)],F[(i*7+i//len(L))%len(F)]) for i in range(n)]
