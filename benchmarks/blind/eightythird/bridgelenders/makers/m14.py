from common import *
import openpyxl
from openpyxl.styles import *
r=G(8314); fn='Rent roll - Juniper Row Townhouses.xlsx'
wb=openpyxl.Workbook(); w=wb.active; w.title='Rent roll'
w['A1']='Rent roll'; w['A1'].font=Font(name='Calibri',size=16,bold=True); w['A2']='Juniper Row Townhouses | as of Jan 31, 2026'; 
h=['PROPERTY / UNIT','TENANTS','STATUS','LEASE TYPE','LEASE','BED/BATH','SIZE (SQFT)','MARKET RENT','RENT','DEPOSITS HELD','BALANCE DUE','RENEWAL STATUS']
for c,t in enumerate(h,1): q=w.cell(4,c,t); q.alignment=Alignment(horizontal='right' if 7<=c<=11 else 'left',indent=1 if c==12 else 0); q.font=Font(name='Calibri',size=8,bold=True,color='666666'); q.border=Border(bottom=Side('thin',color='AAAAAA'))
rows=[]; y=5
D_=lambda v: f'${v:,.2f}' if v>=0 else f'-${-v:,.2f}'
w.cell(y,1,'Juniper Row Townhouses').font=Font(name='Calibri',bold=True); y+=1
for i in range(1,13):
    bb,sf,mk=r.choice([('2 Bed/1.5 Bath',1050,1475.0),('3 Bed/2.5 Bath',1320,1790.0),('3 Bed/2.5 Bath',1345,1825.0)]); x=dict(unit=f'{300+2*i} Juniper Row',unitType=bb,area=sf,marketRent=mk); rows.append(x)
    if i in (4,): x['statusText']='Vacant'; v=[x['unit'],'',x['statusText'],'','',bb,sf,D_(mk)]
    else:
        x['statusText']='Active' if i!=9 else 'Notice given'; n1=r.name(); x['tenantName']=n1 if r.random()<.6 else n1+', '+r.name(); s=r.date(D(2025,2,1),D(2026,1,10)).replace(day=1); aw=i==7
        x['leaseStartDate']=s
        if aw: ls=f'{mdyn(s)} - At will'; x['leaseEndDate']='At will'
        else: e=addm(s,12)-dt.timedelta(days=1); x['leaseEndDate']=e; ls=f'{mdyn(s)} - {mdyn(e)}'
        x['contractRent']=mk-r.choice([0,25,45,70,95]); x['deposit']=r.choice([mk,1000.0,1200.0]); x['balance']=r.choice([0.0,0.0,0.0,150.0,-20.0])
        rn='Not renewing' if i==9 else r.choice(['Not started','Offer pending','Renewal accepted']) if not aw else 'Not started'
        v=[x['unit'],x['tenantName'],x['statusText'],'At will' if aw else 'Fixed',ls,bb,sf,D_(mk),D_(x['contractRent']),D_(x['deposit']),D_(x['balance']),rn]
    for c,t in enumerate(v,1):
        if c==12: w.cell(y,c).alignment=Alignment(horizontal='left',indent=1)
        q=w.cell(y,c,t)
        if c in (1,): q.alignment=Alignment(horizontal='left',indent=1)
        if c==2: q.alignment=Alignment(wrap_text=True,vertical='top')
        if 8<=c<=11: q.alignment=Alignment(horizontal='right')
    y+=1
S=lambda k: D_(sum(x.get(k,0) for x in rows))
for c,t in ((1,'Total (12 units)'),(2,'11 leased / 1 vacant'),(7,sum(x['area'] for x in rows)),(8,S('marketRent')),(9,S('contractRent')),(10,S('deposit')),(11,S('balance'))): q=w.cell(y,c,t); q.font=Font(name='Calibri',bold=True); q.alignment=Alignment(horizontal='right' if c>6 else 'left')
for c,wd in zip('ABCDEFGHIJKL',[25,36,13,11,26,15,11,13,12,14,13,17]): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path(fn)); save(fn,'MULTIFAMILY','Buildium-style small export, amounts as text, lease dates in one cell',False,'Juniper Row Townhouses','2026-01-31',12,11,1,rows)
