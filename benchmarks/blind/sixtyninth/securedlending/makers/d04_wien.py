from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(44)
F='Zinsliste_1160_Wien_Hettenkofergasse_77.xlsx'
wb=Workbook();ws=wb.active;ws.title='Zinsliste 07-2025'
A=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
ws['B2']='ZINSLISTE';ws['B2'].font=A(size=16,bold=True)
ws['B3']='Liegenschaft: 1160 Wien, Hettenkofergasse 77';ws['B4']='Vorschreibungsmonat: Juli 2025';ws['B5']='EZ 2318, KG 01405 Ottakring  |  Baujahr 1904';ws['L3']='Immobilienverwaltung Prohaska & Sohn';ws['L4']='Druckdatum: 02.07.2025'
H1=['Stiege','Top','Stock','MG-Nr.','Mieter','Art','Kat.','Nutzfl.','Miet-','befristet','Haupt-','Betriebs-','Lift','Zwischen-','USt','USt','Brutto']
H2=['','','','','','','','m²','beginn','bis','mietzins','kosten','','summe','%','','Vorschreibung']
b=Side(style='thin');fill=PatternFill('solid',fgColor='FFF2CC')
for i,(x,y) in enumerate(zip(H1,H2),2):
    for r,v in ((7,x),(8,y)):
        cc=ws.cell(r,i,v or None);cc.font=A(bold=True,size=9);cc.fill=fill;cc.alignment=Alignment(horizontal='center')
        cc.border=Border(top=b if r==7 else None,bottom=b if r==8 else None)
ln='Adamec Bilek Cerny Dworak Eder Fiala Gruber Hrdlicka Istvanffy Jelinek Kovacevic Leitgeb Moser Novotny Oberhuber Pichler Querfeld Rosenberger Svoboda Tomasevic Ulreich Vavra Wimmer Yildiz Zach Aigner Brunner Csokor Demir Ebner Fuchs Haas'.split()
random.shuffle(ln);it=iter(ln)
fn='Maria Josef Elfriede Goran Andreas Leopoldine Milena Stefan Aylin Gerhard Theresa Franz'.split()
rows=[];r=9
plan=[]
for st,tops in (('1',range(1,20)),('2',range(20,36))):
    for k in tops:
        j=k if st=='1' else k-19
        if st=='1' and k==1: plan.append((st,'1','EG','Lokal','',84.2,'Ottakringer Fahrradstube OG',D(2014,5,1),'unbefristet',1010.4));continue
        if st=='1' and k==2: plan.append((st,'2','EG','Lokal','',46.8,None,None,None,None));continue
        if st=='2' and k==20: plan.append((st,'20','EG','Lager','',61.5,'Vinothek Strobl KG',D(2021,10,1),D(2026,9,30),398.0));continue
        fl=(j-3)//4+1 if st=='1' else (j-2)//4+1
        stock='DG' if (st=='1' and k==19) else str(min(fl,4))
        m=[38.4,52.15,67.3,41.9][j%4]+(25 if stock=='DG' else 0)+random.choice([0,0,.35,.6])
        m=round(m,2)
        if (st,k) in (('1',11),('2',27)): plan.append((st,str(k),stock,'Whg','A',m,None,None,None,None));continue
        old=random.random()<.3
        y=random.choice([1983,1987,1992,1996,2001]) if old else random.choice([2016,2018,2020,2021,2022,2023,2024])
        b0=D(y,random.randint(1,12),random.choice([1,1,1,15]))
        kat=random.choice('ABBC') if old else 'A'
        hm=round(m*({'A':4.47,'B':3.35,'C':2.23}[kat] if old else random.uniform(7.1,9.4) if stock!='DG' else 12.6),2)
        end='unbefristet'
        if not old and random.random()<.65:
            ny=b0.year+5
            while ny<2026: ny+=3
            end=D(ny,b0.month,b0.day)-dt.timedelta(days=1)
        t=f'{next(it)} {random.choice(fn)}'+(' u. Mitbewohner' if random.random()<.08 else '')
        plan.append((st,str(k),stock,'Whg',kat,m,t,b0,end,hm))
for k,(t,z) in enumerate([('Vinothek Strobl KG',45.0),('Ottakringer Fahrradstube OG',45.0),(None,None)],1): plan.append(('Hof',f'P{k}','Hof','Stellpl.','',None,t,D(2021+k-1,10,1) if t else None,'unbefristet' if t else None,z))
tot=[0]*6; prev=None
eur='#,##0.00';thin=Border(bottom=Side(style='hair'))
for st,top,stock,art,kat,m,t,b0,end,hm in plan:
    if prev and st!=prev: r+=1
    bk=round((m or 0)*2.38,2) if m else (0.0 if t else None)
    li=round((m or 0)*.31,2) if (m and stock not in('EG',)) else None
    if t is None and not m: bk=None
    if t is None and hm is None: hm0=0.0 if m else None
    else: hm0=hm
    if m and t is None: hm0=0.0
    up=20 if art in('Lokal','Lager','Stellpl.') else 10
    zs=None;us=None;br=None
    if t or m:
        zs=round((hm0 or 0)+(bk or 0)+(li or 0),2)
        us=round(zs*up/100,2) ; br=round(zs+us,2)
    vals=[st,top,stock,None if not t else f'{4000+len(rows)*7}',t or 'Leerstehung',art,kat or None,m,b0,end,hm0,bk,li,zs,up if zs is not None else None,us,br]
    for i,v in enumerate(vals,2):
        cc=ws.cell(r,i,v);cc.font=A(size=10,italic=(not t and i==6),color='FF808080' if not t else 'FF000000');cc.border=thin
        if i in(9,12,13,14,15,17,18): cc.number_format=eur
        if isinstance(v,dt.date): cc.number_format='DD.MM.YYYY'
        if i in(10,11): cc.alignment=Alignment(horizontal='right')
    for k,v in enumerate((m,hm0,bk,li,us,br)): tot[k]+=v or 0
    ch=[]
    for cd,v in (('Hauptmietzins',hm0),('Betriebskosten',bk),('Lift',li),('USt',us)):
        if v is not None: ch.append(dict(code=cd,amount=v))
    rows.append(R(unit=top,building=st,unitType=art,area=m,tenantName=t,statusText='Occupied' if t else 'Leerstehung',contractRent=hm0,leaseStartDate=b0,leaseEndDate=end,charges=ch,totalCharges=br))
    prev=st;r+=1
r+=1
ws.cell(r,6,'Summe').font=A(bold=True)
zst=round(tot[1]+tot[2]+tot[3],2)
for i,v in ((9,tot[0]),(12,tot[1]),(13,tot[2]),(14,tot[3]),(15,zst),(17,tot[4]),(18,tot[5])):
    cc=ws.cell(r,i,round(v,2));cc.font=A(bold=True);cc.number_format=eur;cc.border=Border(top=b,bottom=Side(style='double'))
r+=2
ws.cell(r,2,'Leerstehungen: Betriebskosten zu Lasten des Eigentümers.').font=A(size=9,italic=True)
for col,wd in zip('ABCDEFGHIJKLMNOPQR',(2,7,6,7,9,30,9,5,9,11,12,11,11,9,11,6,10,14)): ws.column_dimensions[col].width=wd
ws.column_dimensions['E'].hidden=True
ws.freeze_panes='B9';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Rückstände')
w2.append(['Rückstände per 30.06.2025']);w2.append([]);w2.append(['Mieter','Betrag EUR','Anmerkung'])
o=[x for x in rows if x.get('tenantName')]
for x,a,n in ((o[5],412.18,'Ratenvereinbarung'),(o[14],88.0,''),(o[22],1530.66,'Klage eingebracht')): w2.append([x['tenantName'],a,n])
w2.column_dimensions['A'].width=34
w3=wb.create_sheet('BK 2024');w3.append(['Betriebskostenabrechnung 2024 (Kurzfassung)']);w3.append([])
for a,v in (('Wasser/Abwasser',9120.44),('Versicherung',14388.1),('Grundsteuer',2104.0),('Hausreinigung',11880.0),('Verwaltungshonorar',7012.3),('Müll',6640.8)): w3.append([a,v])
w3.column_dimensions['A'].width=30
wb.save(DOC+F)
ties=[dict(field=k,total=round(v,2)) for k,v in (('area',tot[0]),('contractRent',tot[1]),('charge:Betriebskosten',tot[2]),('charge:Lift',tot[3]),('charge:USt',tot[4]),('totalCharges',tot[5]))]
nv=sum('tenantName' not in x for x in rows)
save(F,'MULTIFAMILY','Hausverwaltung (Austria)','Austrian Zinsliste, two-line header, hidden column, other sheets',False,'Hettenkofergasse 77','2025-07',rows,len(rows),len(rows)-nv,nv,ties,sheet='Zinsliste 07-2025')
