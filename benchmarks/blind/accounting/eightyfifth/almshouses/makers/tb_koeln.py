# Summen- und Saldenliste (DATEV-like, SKR 04) of a Cologne craft yard, PDF landscape
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
P='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont("N",P+"Regular.ttf")); pdfmetrics.registerFont(TTFont("NB",P+"Bold.ttf"))
R=random.Random(8502)
A={"0215":"Unbebaute Grundstücke","0235":"Grundstückswerte eigener bebauter Grundstücke","0240":"Geschäftsbauten (Werkstatthof A–F)","0285":"Außenanlagen","0440":"Maschinen (Hofkran, Absaugung)","0650":"Büroeinrichtung",
"0670":"Geringwertige Wirtschaftsgüter","1200":"Forderungen aus Lieferungen und Leistungen","1210":"Mietforderungen Werkstätten","1240":"Zweifelhafte Forderungen","1246":"Einzelwertberichtigung auf Forderungen",
"1300":"Sonstige Vermögensgegenstände","1406":"Abziehbare Vorsteuer 19 %","1600":"Kasse","1800":"Bank (laufendes Konto)","1810":"Bank Instandhaltungsrücklage","1900":"Aktive Rechnungsabgrenzung",
"2900":"Gezeichnetes Kapital","2930":"Gesetzliche Rücklage","2970":"Gewinnvortrag vor Verwendung","3020":"Steuerrückstellungen","3070":"Sonstige Rückstellungen","3095":"Rückstellungen für Abschluss und Prüfung","3160":"Verbindlichkeiten ggü. Kreditinstituten > 5 J.",
"3272":"Erhaltene Anzahlungen Betriebskosten","3300":"Verbindlichkeiten aus Lieferungen und Leistungen","3550":"Erhaltene Kautionen","3720":"Verbindlichkeiten aus Lohn und Gehalt","3730":"Verb. aus Lohn- und Kirchensteuer","3740":"Verb. im Rahmen der sozialen Sicherheit","3806":"Umsatzsteuer 19 %","3820":"Umsatzsteuer-Vorauszahlungen","3900":"Passive Rechnungsabgrenzung",
"4105":"Mieterlöse Werkstätten steuerfrei","4400":"Mieterlöse Werkstätten 19 % USt","4410":"Mieterlöse Lagerplätze 19 % USt","4420":"Erlöse Stellplätze 19 % USt","4430":"Erlöse Umlagen Betriebskosten","4730":"Gewährte Skonti / Mietnachlässe","4830":"Sonstige betriebliche Erträge","4925":"Erträge abgeschriebene Forderungen",
"6020":"Gehälter","6035":"Löhne für Minijobs (Hausmeister)","6110":"Gesetzliche soziale Aufwendungen","6220":"Abschreibungen auf Sachanlagen","6260":"Sofortabschreibung GWG","6325":"Gas, Strom, Wasser","6330":"Reinigung","6335":"Instandhaltung betrieblicher Räume","6345":"Sonstige Raumkosten / Müllabfuhr","6350":"Grundstücksaufwendungen","6400":"Versicherungen","6420":"Beiträge (IHK, Verband)","6600":"Werbekosten","6805":"Telefon und Internet","6815":"Bürobedarf","6825":"Rechts- und Beratungskosten","6827":"Abschluss- und Prüfungskosten","6855":"Nebenkosten des Geldverkehrs","6923":"Einstellung in die EWB auf Forderungen",
"7100":"Sonstige Zinsen und ähnliche Erträge","7310":"Zinsaufwendungen für langfr. Verbindlichkeiten","7680":"Grundsteuer"}
O={"0235":412000,"0240":2846310.5,"0285":61240,"0440":18733,"0650":6412,"1200":4118.3,"1210":13260.75,"1240":5236,"1246":-2618,"1300":3140.22,"1600":214.6,"1800":88412.17,"1810":64000,"1900":2218.4,
"2900":-50000,"2930":-5000,"3020":-1840,"3070":-9200,"3095":-7400,"3160":-1684200.4,"3272":-1960,"3300":-11327.48,"3550":-38700,"3720":0,"3730":-912.33,"3740":-318.6,"3900":-4760}
O["2970"]=-round(sum(O.values()),2)
S={k:0.0 for k in A}; Hb={k:0.0 for k in A}
def b(d,h,a):
    a=round(a,2)
    if a: S[d]+=a; Hb[h]+=a
rd=lambda lo,hi: R.uniform(lo,hi)
for mth in range(12):
    for acc,net in (("4400",rd(19800,20600)),("4410",rd(2350,2480)),("4420",1140+30*(mth>5))):
        net=round(net,2); v=round(net*.19,2); b("1210",acc,net); b("1210","3806",v)
    b("1210","4105",3275); b("1210","4430",4980)
    b("1800","1210",rd(37000,37900))
    b("6020","3720",6240); b("6035","3720",538); b("6110","3740",1382.44); b("3720","3730",1118.9); b("3720","3740",1290.12); b("3720","1800",4368.98)
    b("3730","1800",1118.9); b("3740","1800",2672.56)
    for acc,lo,hi in (("6325",2100,3600),("6330",690,720),("6335",900,5200),("6345",640,700),("6805",88,104),("6815",20,160)):
        n=round(rd(lo,hi),2); b(acc,"3300",n); b("1406","3300",n*.19)
    b("3300","1800",rd(5200,9000)); b("6855","1800",24.9)
    b("7310","1800",3540-mth*9.2); b("3160","1800",4460+mth*9.2)
    b("3820","1800",rd(2500,3400)); b("1810","1800",500)
for q in range(4): b("7680","1800",2318.45)
b("6400","1800",9844.16); b("6420","1800",611); b("6600","1800",380); b("6825","3300",2450); b("6827","3095",7600); b("3095","1800",7250); b("3095","4830",150)
b("6220","0240",71200); b("6220","0285",4080); b("6220","0440",3122); b("6220","0650",1604); b("0670","3300",611.9); b("6260","0670",611.9); b("0650","3300",1842)
b("1240","1210",4165); b("6923","1246",2082.5); b("1210","4925",640); b("1800","1300",2210.5); b("1600","1800",600); b("6350","1600",412.3); b("6815","1600",118.75)
b("4730","1210",890); b("1800","7100",1386.2); b("3550","1800",2400); b("1800","3550",3900); b("6335","3070",6500); b("3070","1800",5870); b("1900","6400",311.7); b("6400","1900",2218.4); b("4400","3900",0); b("3900","4400",4760); b("1210","3900",5140); b("3020","1800",1840)
b("1300","4830",1190)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
out=[]; cls=[]; cur=None; G=[0]*6
names={"0":"Summe Klasse 0  Anlagevermögen","1":"Summe Klasse 1  Umlaufvermögen","2":"Summe Klasse 2  Eigenkapital","3":"Summe Klasse 3  Fremdkapital","4":"Summe Klasse 4  Erträge","6":"Summe Klasse 6  Aufwendungen","7":"Summe Klasse 7  Weitere Erträge/Aufw."}
items=[]
for k in sorted(A):
    o=round(O.get(k,0),2); s=round(S[k],2); h=round(Hb[k],2); e=round(o+s-h,2)
    if not(o or s or h): continue
    v=[o if o>0 else None,-o if o<0 else None,s or None,h or None,e if e>0 else None,-e if e<0 else None]
    items.append((k,v))
f=lambda z:f"{z:,.2f}".translate(str.maketrans(",.",".,"))
c=canvas.Canvas(doc("SuSa_2024_Handwerkerhof.pdf"),pagesize=landscape(A4)); W,H=landscape(A4)
X=[330,412,506,596,690,784]; p=0
def head():
    global p; p+=1
    c.setFont("N",8.5); c.drawString(40,H-38,"27714/10482/2024"); c.drawString(40,H-50,"Handwerkerhof Nippes-Longerich gGmbH"); c.drawString(40,H-62,"50739 Köln")
    c.setFont("NB",13); c.drawCentredString(W/2,H-42,"Summen und Salden"); c.setFont("N",9); c.drawCentredString(W/2,H-56,"Sachkonten Januar – Dezember 2024   Kontenrahmen SKR 04   in EUR")
    c.drawRightString(W-58,H-38,f"Blatt {p}"); c.drawRightString(W-58,H-50,"14.03.2025")
    y=H-76; c.setFillGray(.88); c.rect(40,y-26,W-92,28,fill=1,stroke=0); c.setFillGray(0)
    c.setFont("NB",8.5); c.drawString(44,y-20,"Konto"); c.drawString(80,y-20,"Beschriftung")
    for a,bb,t in ((0,1,"EB-Wert"),(2,3,"Jahresverkehrszahlen"),(4,5,"Saldo")): c.drawCentredString((X[a]+X[bb])/2-30,y-8,t)
    for x,t in zip(X,["Soll","Haben"]*3): c.drawRightString(x,y-20,t)
    return y-38
y=head(); tots=[]
def line(label,v):
    global y
    c.setFont("NB",8.2); c.line(X[0]-70,y+8,X[-1],y+8); c.drawString(80,y,label)
    for x,z in zip(X,v): c.drawRightString(x,y,f(z))
    tots.append({"label":label,**dict(zip(K,v))}); y-=16
for i,(k,v) in enumerate(items):
    if y<52: c.showPage(); y=head()
    if k[0]!=cur: cur=k[0]; cls=[0]*6
    c.setFont("N",8.2); c.drawString(44,y,k); c.drawString(80,y,A[k])
    for x,z in zip(X,v):
        if z is not None: c.drawRightString(x,y,f(z))
    cls=[round(a+(z or 0),2) for a,z in zip(cls,v)]; G=[round(a+(z or 0),2) for a,z in zip(G,v)]
    out.append(clean({"account":k,"name":A[k],**dict(zip(K,v))})); y-=11.3
    if i+1==len(items) or items[i+1][0][0]!=cur:
        if y<52: c.showPage(); y=head()
        line(" ".join(names[cur].split()),cls)
if y<52: c.showPage(); y=head()
y-=4; line("Gesamtsumme",G); c.line(X[0]-70,y+12,X[-1],y+12); c.line(X[0]-70,y+10,X[-1],y+10)
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
c.save(); print({k:v for k,v in items if k in("1800","3300","1210","3806","1406","2970","1600")})
save("SuSa_2024_Handwerkerhof.pdf","TB",K,out,tots,"DATEV-like Summen und Salden, German, three pairs Soll/Haben, class sums",hard=True)
