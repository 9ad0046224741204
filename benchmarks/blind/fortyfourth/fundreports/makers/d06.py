from h import *; fonts()
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
s=St(2); side=[]
def sub(mark,lab,kids,lv):  # total on top
    k=s.s_ ; raise 0
def build(tree):
    """tree: (mark,label,kids|vals)"""
    idx=[]
    for mark,lab,k in tree:
        if isinstance(k,list):
            me=s._a(lab,"SUBTOTAL",[0,0],None,0,[],mark=mark); ch=build(k); s.rows[me]["footsFrom"]["items"]=ch
            s.rows[me]["values"]=[round(sum(s.V(c)[j] for c in ch),2) for j in(0,1)]
        else: me=s.l(lab,k,mark=mark)
        idx.append(me)
    return idx
A=[("A.","Anlagevermögen",[("I.","Immaterielle Vermögensgegenstände",(4812.00,7219.00)),("II.","Sachanlagen",[("1.","Grundstücke und Bauten",(38416205.44,39284119.44)),("2.","Technische Anlagen und Maschinen",(1207318.90,1344702.15)),("3.","Betriebs- und Geschäftsausstattung",(86540.37,94116.82)),("4.","Geleistete Anzahlungen und Anlagen im Bau",(642880.11,118300.00))])]),
("B.","Umlaufvermögen",[("I.","Unfertige Leistungen (noch nicht abgerechnete Betriebskosten)",(918744.62,874090.18)),("II.","Forderungen und sonstige Vermögensgegenstände",[("1.","Forderungen aus Vermietung",(143208.76,98655.03)),("2.","Forderungen gegen Gesellschafter",(25000.00,25000.00)),("3.","Sonstige Vermögensgegenstände",(61477.29,72931.64))]),("III.","Guthaben bei Kreditinstituten",(1884067.15,1512348.90))]),
("C.","Rechnungsabgrenzungsposten",(17655.80,16204.33))]
s.h("Aktiva"); ia=build(A); ta=s.s_("Summe Aktiva",ia,"TOTAL",kt="total_assets"); nA=len(s.rows)
T=s.V(ta)
P0=[("1.","Verbindlichkeiten gegenüber Kreditinstituten",(24350000.00,25125000.00)),("2.","Erhaltene Anzahlungen auf Betriebskosten",(956120.00,931480.00)),("3.","Verbindlichkeiten aus Lieferungen und Leistungen",(288416.53,197702.41)),("4.","Verbindlichkeiten gegenüber Gesellschaftern",(1500000.00,1500000.00)),("5.","Sonstige Verbindlichkeiten",(132904.77,141388.26))]
RS=[("1.","Steuerrückstellungen",(64200.00,58750.00)),("2.","Sonstige Rückstellungen",(211350.00,187900.00))]
rap=(39870.25,44125.80); rl=(1250000.00,1250000.00); ju=(712408.33,655917.46)
kap=tuple(round(T[j]-sum(x[2][j] for x in P0+RS)-rap[j]-rl[j]-ju[j]-50000,2) for j in(0,1))
P=[("A.","Eigenkapital",[("I.","Kapitalanteil der Komplementärin",(50000.00,50000.00)),("II.","Kapitalanteile der Kommanditisten",kap),("III.","Rücklagen",rl),("IV.","Jahresüberschuss",ju)]),("B.","Rückstellungen",RS),("C.","Verbindlichkeiten",P0),("D.","Rechnungsabgrenzungsposten",rap)]
s.h("Passiva"); ip=build(P); tp=s.s_("Summe Passiva",ip,"TOTAL"); s.kt["total_equity"]=ip[0]; s.kt["net_income"]=[i for i,r in enumerate(s.rows) if r["label"]=="Jahresüberschuss"][0]
assert s.V(tp)==T
del s.kt["net_income"]
fn='Bilanz_2024_Objekt_Hafencarree_GmbH_Co_KG.pdf'; W,H=landscape(A4); cv=canvas.Canvas(D(fn),(W,H))
f=lambda v:f"{v:,.2f}".replace(",","_").replace(".",",").replace("_",".")
cv.setFont('LTB',13); cv.drawCentredString(W/2,H-52,"Hafencarree Bremen Objekt GmbH & Co. KG, Bremen"); cv.setFont('LTB',11); cv.drawCentredString(W/2,H-70,"Bilanz zum 31. Dezember 2024")
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
def half(x0,rows,title,tot):
    w=W/2-48; y=H-100; cv.setLineWidth(.8); cv.line(x0,y+14,x0+w,y+14); cv.setFont('LTB',9)
    cv.drawString(x0,y,title); cv.setFont('LT',8.5); c1=x0+w-74; c2=x0+w; cv.drawRightString(c1,y,"31.12.2024"); cv.drawRightString(c2,y,"31.12.2023"); cv.drawRightString(c1,y-11,"EUR"); cv.drawRightString(c2,y-11,"EUR"); cv.line(x0,y-16,x0+w,y-16); y-=32
    def wrap(t,mx):
        o=[""]
        for wd in t.split():
            if sw((o[-1]+" "+wd).strip(),'LT',8.5)>mx: o.append(wd)
            else: o[-1]=(o[-1]+" "+wd).strip()
        return o
    for i in rows:
        r=s.rows[i]; m=s.lv[i].get("mark",""); ind=0 if m[0] in "ABCD" else 12 if m[0] in "IV" else 28; b='LTB' if ind==0 else 'LT'
        if ind==0: y-=5
        cv.setFont(b,8.5); cv.drawString(x0+ind,y,m); ls=wrap(r["label"],c1-62-(x0+ind+16))
        for k,l in enumerate(ls): cv.drawString(x0+ind+16,y,l); y-=11 if k<len(ls)-1 else 0
        cv.drawRightString(c1,y,f(r["values"][0])); cv.drawRightString(c2,y,f(r["values"][1]))
        if r["rowType"]=="SUBTOTAL" and ind==0: 
            cv.setLineWidth(.3)
            for c in(c1,c2): cv.line(c-62,y-2.5,c,y-2.5)
        y-=14
    y=150; cv.setLineWidth(.8); cv.setFont('LTB',8.5); cv.drawString(x0,y,s.rows[tot]["label"])
    for c,v in((c1,T[0]),(c2,T[1])): cv.line(c-64,y+10,c,y+10); cv.drawRightString(c,y,f(v)); cv.line(c-64,y-4,c,y-4); cv.line(c-64,y-6,c,y-6)
half(36,range(1,ta),"AKTIVA",ta); half(W/2+12,range(nA+1,tp),"PASSIVA",tp)
cv.setFont('LT',8.5); cv.drawString(36,90,"Bremen, den 28. März 2025"); cv.line(W/2+12,96,W/2+200,96); cv.drawString(W/2+12,86,"Geschäftsführung der Komplementärin"); cv.setFont('LTI',7.5); cv.drawRightString(W-36,36,"Anlage 1"); cv.save()
s.rows[0]["label"]="AKTIVA"; s.rows[nA]["label"]="PASSIVA"
save(fn,[s.truth("Bilanz zum 31. Dezember 2024","Hafencarree Bremen Objekt GmbH & Co. KG",None,"2024-12-31",["31.12.2024 EUR","31.12.2023 EUR"])],"OFFICE","BALANCE_SHEET","German HGB account form, Aktiva left and Passiva right, subtotals above their items",True)
print(kap)
