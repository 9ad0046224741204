# Apartments, a column a month, paid amounts as the year went; two sheets
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(6101); N=Names(r)
FN='brookline_rent_2025_by_month.xlsx'
M='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
wb=Workbook(); wx=wb.active; wx.title='bills'
wx.append(['BILLS 2025','','']); wx.append(['what','who','amt'])
for a in (('insurance','Farmers Co-op Mut.',4180),('taxes 1st half','County',3925.4),('roof patch','Loftis & Son',1650),('water','Town of Brookline',2871.33),('mowing','Tyrell',900)): wx.append(a)
ws=wb.create_sheet('rents 2025'); wb.active=1
B=Font(bold=True); 
recs=[]
for u in ['A1','A2','A3','A4','A5','A6','B1','B2','B3','B4','B5','B6','C1','C2','C3','C4']:
    d=dict(u=u,rent=r.choice([650,675,675,700,725]) if u[0]!='C' else r.choice([825,850]))
    if u in('A5','C2'): d['v']={'A5':'vacant - evicted Aug','C2':'VACANT'}[u]
    else:
        d['n']=N.full(); d['end']=r.choice([dt.date(2026,r.randint(1,8),28),'mo-mo',dt.date(2025,12,31)]); d['dep']=r.choice([400,500,d['rent']])
    pay=[]
    for m in range(10):
        if d.get('v'): pay.append(d['rent'] if (u=='A5' and m<6) or (u=='C2' and m<9) else None)
        else:
            q=r.random(); pay.append(0 if q<.03 else (d['rent']-r.choice([50,100,200]) if q<.09 else d['rent']))
    d['pay']=pay; d['paid']=sum(p or 0 for p in pay); d['behind']=0 if d.get('v') else d['rent']*10-d['paid']
    recs.append(d)
T=sum(d['rent'] for d in recs if 'n' in d)
ws['A1']='BROOKLINE APTS  -  rents 2025'; ws['A1'].font=Font(bold=True,size=14)
ws['A2']='money in thru Oct 31, 2025'
ws['Q1']='should be / mo'; ws['R1']=T; ws['Q1'].font=ws['R1'].font=B; ws['R1'].number_format='$#,##0'
hd=['apt','who','lease\nthru','dep on hand','rent']+M+['paid so far','behind']
for j,h in enumerate(hd,1):
    c=ws.cell(4,j,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side(style='double')); c.fill=PatternFill('solid',fgColor='D9EAD3')
i=5; rows=[]
for k,d in enumerate(recs):
    if k and d['u'][0]!=recs[k-1]['u'][0]: i+=1
    ws.cell(i,1,d['u']); ws.cell(i,2,d.get('n') or d['v'])
    if 'n' in d:
        ws.cell(i,3,d['end']).number_format='m/d/yy'; ws.cell(i,4,d['dep']); ws.cell(i,5,d['rent'])
    else: ws.cell(i,2).font=Font(color='C00000',italic=True)
    for m,p in enumerate(d['pay']):
        c=ws.cell(i,6+m,p)
        if p is not None and p<d['rent']: c.fill=PatternFill('solid',fgColor='FFE599')
    ws.cell(i,18,d['paid']); 
    if 'n' in d: ws.cell(i,19,d['behind'])
    if 'n' in d: rows.append(row(unit=d['u'],tenantName=d['n'],statusText='Occupied',leaseEndDate=d['end'] if isinstance(d['end'],str) else iso(d['end']),deposit=d['dep'],contractRent=d['rent'],balance=d['behind']))
    else: rows.append(row(unit=d['u'],statusText=d['v']))
    i+=1
i+=1
ws.cell(i,2,'took in'); mt=[sum(d['pay'][m] or 0 for d in recs) for m in range(10)]
for m,v in enumerate(mt): ws.cell(i,6+m,v)
ws.cell(i,18,sum(mt)); ws.cell(i,19,sum(d['behind'] for d in recs)); ws.cell(i,4,sum(d.get('dep',0) for d in recs)); 
for c in ws[i]: c.font=B
ws.cell(i+2,2,'16 apts, 14 rented'); ws.cell(i+3,2,'C2 went empty Oct 1, ad is up at 850')
for rw in ws.iter_rows(min_row=5,max_row=i,min_col=4,max_col=19):
    for c in rw: c.number_format='#,##0'
ws.column_dimensions['B'].width=22; ws.column_dimensions['A'].width=5
for c in 'FGHIJKLMNOPQ': ws.column_dimensions[c].width=7
ws.column_dimensions['Q'].width=13
ws.row_dimensions[4].height=30
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+FN)
save(FN,'MULTIFAMILY','a column a month of money received, owner headings, total of rent at top right, second sheet of bills',True,propertyName='Brookline Apts',asOnDate='2025-10-31',units=16,occupied=14,vacant=2,sheet='rents 2025',rows=rows,
 printedTotals=dict(contractRent=T,deposit=sum(d.get('dep',0) for d in recs),balance=sum(d['behind'] for d in recs)))
