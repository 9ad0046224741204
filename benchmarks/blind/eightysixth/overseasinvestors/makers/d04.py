from h import *
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(8604)
FN='Mieterspiegel_Seefeldpark_Zuerich.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Mieterspiegel'
bd=Font(name='Calibri',bold=True); th=Side(style='thin',color='999999')
ws['A1']='Mieterspiegel'; ws['A1'].font=Font(bold=True,size=14)
for i,(k,v) in enumerate([('Liegenschaft:','Seefeldpark, Höschgasse 60 / 62, 8008 Zürich'),('Eigentümerin:','Alpenblick Real Assets (Cayman) AG, Zug'),('Verwaltung:','Bachofner & Stüssi Immobilientreuhand AG'),('Stichtag:',D(2025,10,1))]):
    ws.cell(2+i,1,k).font=bd; c=ws.cell(2+i,3,v)
    if isinstance(v,D): c.number_format='DD.MM.YYYY'; c.alignment=Alignment(horizontal='left'); ws.merge_cells('C5:E5')
H1=['Obj.-Nr.','Haus','Geschoss','Objektart','Zi.','Fläche','Mieter','Mietbeginn','Mietende','Nettomiete','HK/BK akonto','Bruttomiete','Nettomiete','Depot']
H2=['','','','','','m2','','','','CHF/Mt.','CHF/Mt.','CHF/Mt.','CHF/Jahr','CHF']
for j,(a,b) in enumerate(zip(H1,H2),1):
    for r,x in((7,a),(8,b)):
        c=ws.cell(r,j,x or None); c.font=bd; c.fill=PatternFill('solid',fgColor='DDE6DA'); c.alignment=Alignment(horizontal='right' if j>=10 or j==6 else 'left')
    ws.cell(8,j).border=Border(bottom=Side(style='medium'))
na=['Aebischer Rolf','Brunner-Kälin Ursula','Camenzind Reto','De Santis Marco u. Lucia','Eggenschwiler Priska','Fankhauser Beat','Ganz-Vogt Hedwig','Horvat Ivana','Imhof Stefan','Jeanneret Claire','Krähenbühl Tobias','Lüscher Annemarie','Meili Urs und Sandra','Nötzli Patrick','Odermatt Franziska','Petrovic Milan','Räber Christoph','Schönenberger Lea','Trachsel Kurt','Utzinger Monika','Von Arx Daniel','Wyrsch Nadja','Zehnder-Bühler Max']
random.shuffle(na); it=iter(na)
U=[]
for haus in('60','62'):
    base='1' if haus=='60' else '2'
    U.append((f'{base}.001',haus,'EG','Laden' if haus=='60' else 'Praxis',None,142 if haus=='60' else 128,'Papeterie Zellweger GmbH' if haus=='60' else 'Physiotherapie am See AG',D(2017,4,1) if haus=='60' else D(2021,10,1),D(2027,3,31) if haus=='60' else D(2031,9,30),5680 if haus=='60' else 4480,420 if haus=='60' else 395,None))
    for fl in range(1,5):
        for k in range(1,4):
            zi={1:2.5,2:3.5,3:4.5}[k]; fla={1:58,2:79,3:104}[k]+random.choice([0,0,1,-1])
            net=round((900+fla*random.uniform(15.5,24)+fl*25)/5)*5; ak={1:180,2:230,3:290}[k]
            vac=(haus,fl,k) in {('60',3,1),('62',1,3)}
            t='leer' if vac else next(it,None) or 'Stiftung Wohnen im Quartier'
            U.append((f'{base}.{fl}0{k}',haus,f'{fl}. OG','Wohnung',zi,fla,t,None if vac else random.choice([D(2009,4,1),D(2014,10,1),D(2018,4,1),D(2020,7,1),D(2023,10,1),D(2024,4,1)]),'' if vac else 'unbefristet',net,ak,None))
for i in range(1,13):
    vac=i in(4,11); w=[u for u in U if u[3]=='Wohnung' and u[6]!='leer']
    U.append((f'9.{i:03d}','60/62','UG','Einstellplatz',None,None,'leer' if vac else w[(i*5)%len(w)][6],None if vac else random.choice([D(2018,4,1),D(2020,7,1),D(2024,4,1)]),'' if vac else 'unbefristet',190 if i<9 else 210,0,None))
r=9; rows=[]; vacs=0; T=[0]*6
secs=[('60','Haus Höschgasse 60'),('62','Haus Höschgasse 62'),('60/62','Tiefgarage')]
first=[]
for hs,ttl in secs:
    ws.cell(r,1,ttl).font=bd; r+=1; s=[0]*6
    for o,h,g,a,z,fl,t,b,e,n,ak,_ in [u for u in U if u[1]==hs]:
        vac=t=='leer'; dep=None if vac or a=='Einstellplatz' else n*3
        vals=[o,h,g,a,z,fl,t,b,e or None,0 if vac else n,0 if vac else ak,0 if vac else n+ak,0 if vac else n*12,dep]
        for j,x in enumerate(vals,1):
            c=ws.cell(r,j,x)
            if isinstance(x,D): c.number_format='DD.MM.YYYY'
            if j>=10: c.number_format="#,##0.00"
            if j==7: c.alignment=Alignment(indent=1)
            if j in(8,9): c.alignment=Alignment(horizontal='left')
            if vac and j==7: c.font=Font(italic=True,color='C00000')
        for k,x in enumerate([fl or 0,vals[9],vals[10],vals[11],vals[12],dep or 0]): s[k]+=x
        R=dict(unit=o,building=h,section=ttl,unitType=a,area=fl,statusText='leer' if vac else 'Occupied',contractRent=vals[9],annualRent=vals[12],totalCharges=vals[11],charges=[dict(code='Nettomiete',amount=vals[9]),dict(code='HK/BK akonto',amount=vals[10])],deposit=dep)
        if not vac: R.update(tenantName=t,leaseStartDate=iso(b),leaseEndDate=iso(e) if isinstance(e,D) else e)
        vacs+=vac; rows.append(R); r+=1
    ws.cell(r,1,'Total '+ttl).font=bd
    for k,j in enumerate([6,10,11,12,13,14]):
        if j==6 and not s[k]: continue
        c=ws.cell(r,j,s[k]); c.font=bd; c.border=Border(top=th); c.number_format='#,##0.00' if j>6 else '0'
    T=[x+y for x,y in zip(T,s)]; r+=2
ws.cell(r,1,'Total Liegenschaft').font=bd
for k,j in enumerate([6,10,11,12,13,14]):
    c=ws.cell(r,j,T[k]); c.font=bd; c.border=Border(top=th,bottom=Side(style='double')); c.number_format='#,##0.00' if j>6 else '0'
r+=2; ws.cell(r,1,f'{len(U)} Objekte, davon leer: {vacs}'); ws.cell(r+1,1,'Leerstehende Objekte mit Ertrag 0 ausgewiesen. Referenzzinssatz 1.25 %.').font=Font(italic=True,size=9)
for col,w in zip('ABCDEFGHIJKLMN',[11,7,10,13,5,9,27,12,12,13,15,13,13,12]): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='7:8'
wb.save(doc(FN))
save(FN,'MIXED_USE','German Mieterspiegel Zürich, houses as sections, CHF monthly and yearly',False,'Seefeldpark, Höschgasse 60 / 62, 8008 Zürich','2025-10-01',rows,len(U),len(U)-vacs,vacs)
