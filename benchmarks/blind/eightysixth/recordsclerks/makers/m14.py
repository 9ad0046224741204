# Strip plaza, New Brunswick; accountant's workbook with QuickBooks-fed charges; two-line header, GST/HST, annual and monthly, sections
from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(8614)
fn='Plaza Champlain rent schedule - Estate of Leblond.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Sched'; s2=wb.create_sheet('HST recon'); s3=wb.create_sheet('Notes')
N_=lambda **k: Font(name='Calibri',size=10,**k)
ws['A1']='PLAZA CHAMPLAIN / CHAMPLAIN PLAZA'; ws['A1'].font=Font(name='Calibri',size=13,bold=True); ws['A2']='870 chemin Champlain, Dieppe NB'; ws['A3']='Estate of Réal Leblond - rent schedule for Letters Probate'; ws['H1']='Date:'; ws['I1']=dt.datetime(2024,10,31); ws['I1'].number_format='yyyy-mm-dd'
h1=['CRU','Tenant','Area','Lease','', 'Min. rent','Min. rent','CAM &','Realty','Sign','Sub-','HST','Total','In','Prepaid']
h2=['','(trade name)','sq. ft.','from','to','annual','monthly','ins.','tax','fee','total','15%','billed','arrears','deposit']
gr=PatternFill('solid',fgColor='F2F2F2')
for rr,hs in((5,h1),(6,h2)):
    for i,z in enumerate(hs):
        c=ws.cell(rr,1+i,z or None); c.font=N_(bold=True); c.fill=gr; c.alignment=Alignment(horizontal='center' if i>1 else 'left')
        if rr==6: c.border=Border(bottom=Side(style='medium'))
X=[('MAIN BUILDING',[('101','Pharmacie Coverdale',4800,d(2017,5,1),d(2027,4,30),16.5),('102','Nettoyeur Express Cleaners',1150,d(2020,1,1),d(2024,12,31),14),('103','Pizza Chez Aldo',1400,d(2022,8,1),d(2027,7,31),15.25),('104','',1400,None,None,0),('105','Salon Bella Donna',950,d(2023,3,1),d(2026,2,28),14.5),('106-107','Dollar Dépôt',6200,d(2015,11,1),d(2025,10,31),9.75),('108','Vapes & Things',800,d(2024,6,1),d(2026,5,31),17),('109','Caisse Acadie (ATM lobby)',420,d(2019,4,1),d(2029,3,31),28),('110','Dr. S. Okafor, optometrist',1350,d(2018,9,1),d(2028,8,31),15)]),
('REAR BUILDING',[('201','Karaté Dieppe',2600,'mensuel / monthly','mensuel / monthly',7.5),('202','',1900,None,None,0),('203','Atelier Gauthier Upholstery',1900,d(2021,10,1),d(2026,9,30),7.25),('204','Petitcodiac Brewing Supply',2250,d(2024,1,1),d(2028,12,31),8)]),
('PADS & OTHER',[('P-1','Tim Beignets drive-thru (ground lease)',3100,d(2012,7,1),d(2032,6,30),31),('K-1','Photo kiosk',96,None,None,0),('LOT','Encore Auto (12 stalls)',None,'mensuel / monthly','mensuel / monthly',0)])]
y=7; rows=[]; G=[0.0]*11; occ=n=0; num_='#,##0.00'
def put(yy,vals,bold=False,top=False):
    for c,v in vals.items():
        q=ws.cell(yy,c,v); q.font=N_(bold=bold)
        if c>5: q.number_format='#,##0.00;(#,##0.00);0.00'
        if top: q.border=Border(top=Side(style='thin'))
for sec,us in X:
    ws.cell(y,1,sec).font=N_(bold=True,underline='single'); y+=1; S=[0.0]*11
    for u,tn,sf,a,b,rate in us:
        n+=1; put(y,{1:int(u) if u.isdigit() else u}); ws.cell(y,1).alignment=Alignment(horizontal='left')
        if sf: ws.cell(y,3,sf).number_format='#,##0'; S[0]+=sf
        R=dict(unit=u,section=sec,area=sf)
        if u=='K-1': put(y,{2:'Vacant - kiosk removed 2023'}); R.update(statusText='Vacant - kiosk removed 2023')
        elif not tn: put(y,{2:'Vacant'}); R.update(statusText='Vacant')
        else:
            occ+=1; mo=round(sf*rate/12,2) if sf else 420.0; an=round(mo*12,2) if not sf else round(sf*rate,2); cam=round(sf*3.4/12,2) if sf and u!='P-1' else 0; tax=round(sf*2.85/12,2) if sf else 0; sg=r.choice([0,25,40]) if sf and sf<5000 and u[0]=='1' else 0; sub=round(mo+cam+tax+sg,2); hst=round(sub*.15,2); tot=round(sub+hst,2); ar=r.choice([0,0,0,tot,-50.0]); dep=r.choice([0,round(mo),1000])
            for c,v in((4,a),(5,b)):
                q=ws.cell(y,c,dt.datetime(v.year,v.month,v.day) if not isinstance(v,str) else v); q.font=N_(); q.number_format='yyyy-mm-dd'
            V=[mo,cam,tax,sg,sub,hst,tot,ar,dep]; put(y,{2:tn,6:an,7:mo,**{8+i:v for i,v in enumerate(V[1:])}})
            for i,v in enumerate([an]+V): S[i+1]+=v
            R.update(tenantName=tn,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,annualRent=an,contractRent=mo,charges=[dict(code=k,amount=num(v)) for k,v in zip(('Min. rent monthly','CAM & ins.','Realty tax','Sign fee','HST 15%'),(mo,cam,tax,sg,hst))],totalCharges=tot,balance=ar,deposit=dep)
        rows.append(row(**R)); y+=1
    put(y,{2:'Sub-total '+sec.title(),**{6+i:round(v,2) for i,v in enumerate(S[1:])}},True,True); ws.cell(y,3,int(S[0])).number_format='#,##0'; ws.cell(y,3).font=N_(bold=True)
    G=[p+q for p,q in zip(G,S)]; y+=2
G=[round(v,2) for v in G]
put(y,{1:'TOTAL',**{6+i:v for i,v in enumerate(G[1:])}},True,True); ws.cell(y,3,int(G[0])).number_format='#,##0'; ws.cell(y,3).font=N_(bold=True)
ws.cell(y+2,1,'%d units, %d leased, %d vacant (incl. kiosk pad).'%(n,occ,n-occ)).font=N_(italic=True)
for L,w in zip('ABCDEFGHIJKLMNO',[9,34,9,17,17,12,11,10,10,7,11,10,11,10,10]): ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
for i,(p,q) in enumerate([('HST collected, October 2024',G[6]),('HST per QuickBooks 2310',G[6]),('Difference',0)]): s2.cell(1+i,1,p); s2.cell(1+i,2,q)
s3['A1']='Tim Beignets pays its own maintenance; realty tax only is recovered.'; s3['A2']='Encore Auto has no written lease.'
wb.save(f'{ROOT}/documents/{fn}'); assert abs(G[1]-sum(x.get('annualRent',0) for x in rows))<.01
finish(fn,'RETAIL','accountant rent schedule, strip plaza, charge columns with HST',True,rows,'PLAZA CHAMPLAIN / CHAMPLAIN PLAZA','2024-10-31',n,occ,n-occ,sheet='Rent Sched',totals=dict(area=G[0],annualRent=G[1],contractRent=G[2],totalCharges=G[8],balance=G[9],deposit=G[10]))
