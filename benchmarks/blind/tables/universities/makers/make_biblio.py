from make_lib import *
from reportlab.lib.pagesizes import A4
R,B,I="Times-Roman","Times-Bold","Times-Italic"
d=Doc("edition_survey",(482,680))   # a journal page
d.text(50,40,"118",R,9);d.text(241,40,"A. M. VERNEY",R,9,"c");d.text(432,40,"The Library Quarter, 41 (2024)",I,8,"r")
y=d.para(50,62,382,"copies of the first edition are rarer than the bibliographies allow. Sixteen have been seen for this study. Table II gives for each printing the imprint as it stands on the title leaf, the collation, and the copies examined; the sigla of the libraries are resolved in Table III.",R,9.5,11.6)
d.text(241,y+8,"TABLE II",R,8.5,"c");d.text(241,y+19,"Printings of the Garden Calendar, 1664–1731",I,9,"c")
E=[("1","1664","London, for Jo. Martyn and Ja. Allestry, at the Bell in St Paul's Churchyard","8°: A–F⁸","48","L, O, C²","[8], 83, [5] pp."),
("2","1666","as 1","8°: A–G⁸","56","L, Ed","Enlarged; errata on G8v"),
("3","1669","London, for Jo. Martyn","8°: A–H⁸ I⁴","68","O","–"),
("4","1676","London, by T. R. and N. T. for J. Martyn, Printer to the Royal Society","8°: A–I⁸","72","L, C, D","Two states of the frontispiece"),
("5","1683","not seen","?","?","none","Known from the Term Catalogues only"),
("6","1691","London, for R. Chiswell and T. Sawbridge","8°: A–K⁸","80","L, Ed","–"),
("7","1706","London, for Francis Fayram and others","12°: A–H¹²","96","C, D, M","Plates re-cut"),
("8","1731","Dublin, by S. Powell","12°: A–E¹² F⁶","66","D","Unauthorised")]
U=ttf("DSC","/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf")
rw=[["No.","Date","Imprint","Collation","Leaves","Copies","Remarks"]]+[[a,b,c,C(e.replace("as","as"),font=U,size=6.8),l,k,m] for a,b,c,e,l,k,m in E]
for r in rw[1:]:
    if "²" in r[5]: r[5]=C(r[5])
g=d.grid(50,y+26,[24,28,112,66,34,44,74],rw,R,8.2,9.6,"llllcll",1.9,3,I,1).draw()
g.h(0,.8);g.h(0,.8);g.h(1,.4);g.h(g.nr,.8)
d.para(50,g.bottom+11,382,"C² denotes two copies at Cambridge. Leaves are counted with blanks. Roman numerals in the press figures have been ignored.",R,7.8,9.4)
y=g.bottom+36
y=d.para(50,y,382,"The fifth printing is a puzzle. Chiswell's catalogue of 1684 lists it at one shilling and sixpence bound, the price asked for its neighbours, and the entry has the look of a book in stock. No copy has come to light.",R,9.5,11.6)
# table III: two-column listing in a half-width beside prose
d.text(50,y+10,"TABLE III",R,8.5);d.text(104,y+10,"Sigla",I,9)
S=[("C","Cambridge, University Library","3"),("D","Dublin, Marlow's Library","3"),("Ed","Edinburgh, Advocates' Collection","2"),("L","London, Royal Garden Society","4"),("M","Manchester, Portico Rooms","1"),("O","Oxford, Physic Garden","2")]
n=sum(int(x[2]) for x in S)
g=d.grid(50,y+16,[24,140,28],[["Siglum" if 0 else "","Library","Items"]]+[list(s) for s in S]+[["","All",str(n)]],R,8.4,10,"llr",1.2,3,I,1).draw()
g.h(1,.4);g.h(g.nr-1,.4)
d.para(262,y+10,170,"Of the copies listed, that in the Physic Garden is the only one in its first binding, of sheep over boards, and it bears the name of a gardener at Wotton. The Edinburgh copy of the second printing wants the last leaf. The copies at Dublin came together from one sale, that of Dean Hartstonge in 1741, and are uniformly lettered.",R,9.5,11.6)
d.save()
