# Austrian Zinsliste, German; one digit changed
from common import *; fonts()
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
FN='Zinsliste_Lindengasse_118_2025-11.pdf'
rng=random.Random(99)
de=lambda v:f'{v:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
fd=lambda d:d.strftime('%d.%m.%Y') if isinstance(d,D) else (d or '')
N=[("Lokal 1","Geschäftslokal","Papierwerk Handels GmbH",84.60,16.5),("Lokal 2","Geschäftslokal","Café Morgenrot OG",61.25,18.2),("Lager KG","Lager","Papierwerk Handels GmbH",38.00,5.4)]
nm="Steinlechner Hildegard|Vukovic Dragana|Prantl Josef|Özkaya Emre|Wallner Theresa|Hufnagl Markus|Benedikter Ilse|Kraus-Mayer Sonja|Szilagyi Tamas|Auer Leopold|Grabner Christine|Tschernko Paul|Moravec Jana|Holzinger Franz|Dimitrov Asen|Ebner Magdalena|Fuchsbichler Rudolf|Zeilinger Anna".split('|')
i=0
for t in ["Top 1","Top 2","Top 3","Top 4","Top 5-6","Top 7","Top 8","Top 9","Top 10","Top 11","Top 12","Top 13","Top 14","Top 15","Top 16","Top 17","Top 18","DG 19","DG 20"]:
    if t in("Top 8","Top 13"): N.append((t,"Wohnung",None,round(rng.uniform(44,82),2),None)); continue
    n=nm[i];i+=1; old=t in("Top 3","Top 9","Top 11"); N.append((t,"Wohnung",n,round(rng.uniform(36,74) if t!="Top 5-6" else 118.4,2) if not t.startswith('DG') else round(rng.uniform(88,106),2),4.6 if old else (14.2 if t.startswith('DG') else rng.choice([8.9,9.6,10.4,11.2]))))
N+= [("STP 1","Stellplatz","Café Morgenrot OG",None,95),("STP 2","Stellplatz","Zeilinger Anna",None,95),("STP 3","Stellplatz",None,None,None)]
hd=["Top","Nutzung","Mieter","Nfl.\nm²","Mietvertrag\nvom","Befristung\nbis","HMZ\nnetto","BK","Lift","USt","Vorschreibung\nbrutto","Kaution"]
data=[hd];rows=[];T=[0]*6;A=0;PL="Top 7"
for t,nu,m,a,q in N:
    A+=a or 0
    if not m:
        data.append([t,nu,'Leerstand',de(a) if a else '','','','-','-','-','-','-','']); rows.append(row(unit=t,unitType=nu,area=a,statusText='Leerstand')); continue
    h=round(a*q,2) if a else q; bk=round(a*2.38,2) if a else 9.5; lf=round(a*.31,2) if a and t.startswith(('Top','DG')) and t not in('Top 1','Top 2') else 0; us=round((h+bk+lf)*(.1 if nu=='Wohnung' else .2),2); br=round(h+bk+lf+us,2)
    if q==4.6 : s=D(rng.randint(1979,1993),rng.randint(1,12),1);e='unbefristet'
    elif nu!='Wohnung': s=D(rng.randint(2012,2022),rng.randint(1,12),1); e='unbefristet' if nu=='Geschäftslokal' else ('jederzeit kündbar' if nu=='Stellplatz' else 'unbefristet')
    else:
        s=addm(D(2021,2,1),rng.randint(0,54)); e=addm(s,60)-dt.timedelta(days=1)
        if rng.random()<.2: s=addm(s,-90);e='unbefristet'
        elif e<D(2025,12,1): e=addm(e+dt.timedelta(days=1),36)-dt.timedelta(days=1)
    k=round(br*3/10)*10 if s.year>2000 and nu!='Stellplatz' else None
    hp=h
    if t==PL: # one digit of the HMZ printed wrong
        z=de(h); d=z[1] if z[0].isdigit() else z[0]; nz=z[0]+str((int(z[1])+4)%10)+z[2:]; hp=float(nz.replace('.','').replace(',','.')); plant=(z,nz)
    data.append([t,nu,m,de(a) if a else '',fd(s),fd(e),de(hp),de(bk),de(lf) if lf else '-',de(us),de(br),de(k) if k else ''])
    rows.append(row(unit=t,unitType=nu,tenantName=m,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=hp,charges=[dict(code='HMZ',amount=hp),dict(code='BK',amount=bk)]+([dict(code='Lift',amount=lf)] if lf else [])+[dict(code='USt',amount=us)],totalCharges=br,deposit=k,statusText='Occupied'))
    for j,v in enumerate((h,bk,lf,us,br,k or 0)): T[j]+=v
data.append(['Summe','','',de(A),'','']+[de(v) for v in T])
tb=Table(data,colWidths=[50,74,118,42,62,80,58,52,44,54,68,62],repeatRows=1)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LSe',8.3),('FONT',(0,0),(-1,0),'LSeB',8),('FONT',(0,-1),(-1,-1),'LSeB',8.5),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEABOVE',(0,0),(-1,0),.7,colors.black),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]))
n=len(N);v=sum(1 for x in N if not x[2])
st=ParagraphStyle('x',fontName='LSe',fontSize=9,leading=12);sb=ParagraphStyle('y',fontName='LSeB',fontSize=14,leading=18)
el=[Paragraph('Hausverwaltung Reischl & Söhne GmbH, 1070 Wien',st),Paragraph('Zinsliste November 2025',sb),Paragraph('Liegenschaft: Lindengasse 118, 1070 Wien &nbsp;&nbsp;&nbsp; EZ 1443, KG 01010 Neubau &nbsp;&nbsp;&nbsp; Stichtag: 01.11.2025 &nbsp;&nbsp;&nbsp; Beträge in EUR pro Monat',st),Spacer(1,6),tb,Spacer(1,5),Paragraph(f'{n} Bestandobjekte, davon {n-v} vermietet und {v} leerstehend. HMZ = Hauptmietzins; BK = Betriebskosten inkl. öffentliche Abgaben; USt 10 % (Wohnung) bzw. 20 %.',ParagraphStyle('z',parent=st,fontSize=7.5))]
SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=28,bottomMargin=24).build(el)
tie('hmz',T[0],S(rows,'contractRent'),True);tie('br',T[4],S(rows,'totalCharges'));tie('bk',T[1],C(rows,'BK'));tie('a',A,S(rows,'area'));tie('k',T[5],S(rows,'deposit'))
print(plant)
save(FN,'MULTIFAMILY','Austrian Zinsliste in German, decimal comma, row sum and column totals',True,'Lindengasse 118, 1070 Wien','2025-11-01',n,n-v,v,rows,planted=dict(what=f'{PL}: HMZ printed {plant[1]} instead of {plant[0]}; Vorschreibung brutto of the row and the Summe of HMZ still rest on {plant[0]}',kind='digit_changed'))
