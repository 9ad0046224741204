# Exact proef- en saldibalans (Dutch), xlsx, planted digit change
from h import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(7602)
cx=[("101","Kanaalzicht",96),("102","De Meerkoet",64),("103","Rietveldhof",120),("104","Zuiderkade",48),("105","Studentenflat Uilentoren",210),("106","Molenwiek",72),("107","Oude Gasthuis",31),("108","Parkrand",88),("109","Winkelstrip Veerplein",14),("110","Havenmeester",54),("111","De Linde",40)]
wk={"109":1850,"105":385}
def rr(x,p=.05): return int(round(x*100*(1+R.uniform(-p,p))))+R.randint(-50,50)
A=[] # code,name,open,deb,cred  cents
def a(c,n,o,d,k): A.append([c,n,o,d,k])
def ex(x): return int(round(x*100))
for i,(c,n,u) in enumerate(cx): a(f"01{c}",f"Vastgoed in exploitatie {c} {n}",rr(u*118000,.2),rr(u*950) if i in(2,4,7) else 0,0)
a("02000","Vastgoed in ontwikkeling",rr(2860000),rr(1412000),rr(288000))
a("02900","Cum. waardeverandering vastgoed",rr(-6420000),0,0)
a("03000","Bedrijfsgebouw Sluisweg 8",rr(1150000),0,0);a("03100","Afschrijving bedrijfsgebouw",rr(-402500),0,rr(23000))
a("03200","Inventaris en automatisering",rr(318400),rr(41200),0);a("03210","Afschrijving inventaris",rr(-224700),0,rr(38600));a("03300","Vervoermiddelen",rr(142000),0,rr(18500));a("03310","Afschrijving vervoermiddelen",rr(-88000),rr(18500),rr(14200))
a("05000","Algemene reserve",None,0,0);a("05100","Herwaarderingsreserve",rr(-21400000),0,0)
a("06100","Voorziening groot onderhoud",rr(-640000),rr(212000),rr(180000));a("06200","Voorziening loopbaanbudget",rr(-58300),rr(7100),rr(9400))
for c,n,o,d in (("07010","BNG-lening 40.112233 2,15% 2034",-14500000,725000),("07020","NWB-lening 1-28114 1,89% 2041",-19200000,480000),("07030","NWB-lening 1-30027 3,04% 2046",-8000000,0),("07040","Leningen kredietinstelling roll-over",-5000000,0)): a(c,n,ex(o),ex(d),ex(2000000) if c=="07040" else 0)
a("07100","Waarborgsommen huurders",rr(-214600),rr(31800),rr(38450))
a("10000","Kas",ex(312.45),ex(2400),ex(2283.15));a("11000","BNG Bank rekening-courant",rr(1284000),0,0);a("11010","Rabobank incassorekening",rr(211000),None,None);a("11020","Spaarrekening Rabobank",ex(1500000),ex(18225.4),ex(500000));a("11900","Kruisposten",0,ex(2400),ex(2400))
a("12000","Huurdebiteuren zittende huurders",rr(184300),None,None);a("12010","Huurdebiteuren vertrokken huurders",rr(96150),rr(41200),rr(36700));a("12050","Voorziening dubieuze debiteuren",rr(-88200),rr(29100),rr(42000));a("12100","Overige vorderingen gemeente",rr(48600),rr(22000),rr(48600,.0))
a("12200","Vooruitbetaalde kosten",rr(61200),rr(144000),rr(152300));a("12300","Te vorderen servicekosten",rr(73800),rr(412000),rr(388200))
a("14000","Crediteuren",rr(-612400),rr(8412000),rr(8366000));a("14100","Vooruitontvangen huren",rr(-148900),rr(148900,.01),rr(162700));a("14200","Te betalen rente leningen",rr(-388100),rr(691000),rr(702000));a("14300","Loonheffing",rr(-71200),rr(421000),rr(426400));a("14310","Pensioenpremie SPW",rr(-24800),rr(156000),rr(154900));a("14400","Btw af te dragen",rr(-38200),rr(401000),rr(394000));a("14500","Vennootschapsbelasting",rr(-120000),rr(310000),rr(265000));a("14600","Nog te ontvangen facturen",rr(-204500),rr(204500,.01),rr(318700));a("14700","Netto lonen",0,ex(742611.38),ex(742611.38))
rent=0
for c,n,u in cx:
    x=rr(u*wk.get(c,642)*10,.06); rent+=x; a(f"80{c}",f"Huur {c} {n}",0,0,x)
for c,n,u in cx[:8]:
    if c!="109": x=rr(u*41*10,.1); rent+=x; a(f"81{c}",f"Vergoeding servicekosten {c} {n}",0,rr(310) if R.random()<.3 else 0,x)
for c,n,u in cx: a(f"82{c}",f"Huurderving leegstand {c} {n}",0,rr(u*wk.get(c,642)*10*R.choice([.005,.01,.02,.03]),.2),0)
for c,n,u in cx: a(f"40{c}",f"Reparatieonderhoud {c} {n}",0,rr(u*R.choice([410,520,640]),.1),rr(u*14) if R.random()<.35 else 0)
for c,n,u in cx: a(f"41{c}",f"Verzekering en belastingen {c} {n}",0,rr(u*R.choice([560,610]),.05),0)
for c,n,d,k in (("42000","Lonen en salarissen",986000,0),("42010","Sociale lasten",171000,0),("42020","Pensioenlasten",148000,0),("42050","Inhuur derden",188400,12300),("42060","Opleidingskosten",31200,0),("43000","Huisvestingskosten kantoor",74800,0),("43010","Automatiseringskosten",266400,8150),("43020","Accountantskosten",88000,0),("43030","Contributie Aedes",24100,0),("43040","Bijdrage saneringsheffing WSW/Aw",19700,0),("43050","Kosten RvC",46200,0),("43060","Drukwerk en porti",17900,0),("43090","Algemene kosten",22800,640),("43100","Dotatie dubieuze debiteuren",42000,0),("44000","Afschrijvingslasten",75800,0),("44100","Dotatie voorziening groot onderhoud",180000,0),("46000","Rentelasten leningen",702000,0),("46010","Rentebaten",0,18225.4),("46020","Borgstellingsvergoeding",28600,0),("48000","Diverse baten","0",14450),("49000","Vennootschapsbelasting lopend jaar",265000,0)):
    a(c,n,0,rr(float(d)) if float(d) else 0,rr(k) if k and c!="46010" else ex(k))
ix={r[0]:r for r in A}
ix['44000'][3]=ix['03100'][4]+ix['03210'][4]+ix['03310'][4];ix['43100'][3]=ix['12050'][4];ix['44100'][3]=ix['06100'][4];ix['46000'][3]=ix['14200'][4];ix['49000'][3]=ix['14500'][4];ix['12100'][4]=ix['12100'][2]
ix['12000'][3]=rent+rr(18400);ix['12000'][4]=rent-rr(9700)
ix['11010'][3]=ix['12000'][4]+rr(36700);ix['11010'][4]=ix['11010'][3]-ex(24118.77)
ix['05000'][2]=-sum(r[2] for r in A if r[2])
d=sum(r[3] for r in A);k=sum(r[4] for r in A)
ix['11000'][3]=ex(8914233.06)+ (0);ix['11000'][4]=ix['11000'][3]+d-k
print('bng',ix['11000'],'res',ix['05000'][2],len(A))
A.sort(key=lambda r:(0 if r[0]<'2' else 1, r[0]))
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def cols(r):
    e=r[2]+r[3]-r[4]
    return [max(r[2],0),max(-r[2],0),r[3],r[4],max(e,0),max(-e,0)]
wb=openpyxl.Workbook();ws=wb.active;ws.title="Proef- en saldibalans"
F=lambda **q:Font(name='Verdana',size=q.pop('size',8),**q)
def put(r,c,v,**q):
    x=ws.cell(r,c,v);x.font=q.get('font',F());
    if 'al' in q:x.alignment=Alignment(horizontal=q['al'],vertical='center',wrap_text=q.get('wrap',False))
    return x
put(1,1,"Proef- en saldibalans",font=F(size=13,bold=True))
for i,(l,v) in enumerate((("Administratie","310 - Stichting Woonhaven De Waterkring"),("Boekjaar / periode","2025 / 1 t/m 10"),("Afdrukdatum","07-11-2025 09:16"),("Valuta","EUR"))):
    put(2+i,1,l,font=F(color='666666'));put(2+i,3,v)
fill=PatternFill('solid',fgColor='DCE6F1');th=Side(style='thin',color='7F7F7F')
put(7,1,"Grootboekrekening",font=F(bold=True),al='left');ws.merge_cells('A7:B7')
put(7,3,"B/W",font=F(bold=True),al='center')
for i,g in enumerate(("Beginbalans","Mutaties","Saldo")):
    c=4+2*i;put(7,c,g,font=F(bold=True),al='center');ws.merge_cells(start_row=7,start_column=c,end_row=7,end_column=c+1)
for c,t in enumerate(["Nummer","Omschrijving",""]+["Debet","Credit"]*3,1): put(8,c,t,font=F(bold=True),al='left' if c<4 else 'right')
for r in(7,8):
    for c in range(1,10): ws.cell(r,c).fill=fill; ws.cell(r,c).border=Border(bottom=th if r==8 else None,top=th if r==7 else None)
r=9;rows=[];tot=[];G=[0]*6
pl='40106';
def line(lab,S):
    global r
    put(r,2,lab,font=F(bold=True))
    for i,v in enumerate(S):
        x=put(r,4+i,m(v),font=F(bold=True));x.number_format='#,##0.00'
    for c in range(1,10): ws.cell(r,c).border=Border(top=th)
    tot.append({"label":lab,**{k:m(v) for k,v in zip(K,S)}}); r+=1
plant=None
for sec,bw,flt in(("Totaal balansrekeningen","B",lambda c:c<'2'),("Totaal resultatenrekeningen","W",lambda c:c>='2')):
    S=[0]*6
    for a_ in A:
        if not flt(a_[0]): continue
        v=cols(a_);S=[p+q for p,q in zip(S,v)]
        pv=list(v)
        if a_[0]==pl:
            s=str(v[2]); i=1; nd=str((int(s[i])+4)%10); pv[2]=int(s[:i]+nd+s[i+1:])
            plant={"what":f"account {pl}: Mutaties Debet printed {m(pv[2])} instead of {m(v[2])} (balance and totals follow the latter)","kind":"digit_changed"}
        put(r,1,a_[0]);put(r,2,a_[1]);put(r,3,bw,al='center')
        t={"account":a_[0],"name":a_[1]}
        for i,x in enumerate(pv):
            if x: 
                q=put(r,4+i,m(x));q.number_format='#,##0.00';t[K[i]]=m(x)
        rows.append(t);r+=1
    line(sec,S);G=[p+q for p,q in zip(G,S)];r+=1
    if bw=='B': BS=S
    else: WS=S
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
line("Totaal generaal",G)
res=WS[5]-WS[4]
pass
print('resultaat',res/100)
for c,w in zip("ABCDEFGHI",(11,44,5,16,16,16,16,16,16)): ws.column_dimensions[c].width=w
ws.freeze_panes='D9';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.page_setup.paperSize=9;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='7:8'
w2=wb.create_sheet("Selectie")
for i,l in enumerate((("Selectie",""),("Rekeningen","Alle"),("Alleen met saldo of mutatie","Ja"),("Inclusief niet-verwerkte boekingen","Nee"),("Kostenplaats","<alle>"),("Resultaat lopend boekjaar",m(res)),("Gebruiker","controller03"))):
    w2.append(l)
wb.save(doc('Proef_saldi_2025-10_adm310.xlsx'))
save('Proef_saldi_2025-10_adm310.xlsx','TB','Exact (Dutch), opening/movement/closing debit-credit pairs, grouped header',True,K,rows,tot,plant)
print(plant)
