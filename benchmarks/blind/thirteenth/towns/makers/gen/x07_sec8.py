# Section 8 garden apartments, grouped two-row header, totals above, future tenant row; one digit changed (planted)
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(6707); N=Names(r); D=dt.date
FN='garden_terrace_hap_list.xlsx'
wb=Workbook(); ws=wb.active; ws.title='HAP list'
mkt={'1BR':735,'2BR':880,'3BR':1045}; ct={'1BR':702,'2BR':845,'3BR':998}; ua={'1BR':58,'2BR':74,'3BR':91}
al=[]
for b in range(1,5):
    for k in range(1,11):
        u=f"{b}{k:02d}"; t='1BR' if k in(1,2,9) else ('3BR' if k==10 else '2BR'); d=dict(u=u,b=b,t=t)
        if u in('107','204','310','403'): d['s']='Vac' 
        else:
            d['s']='Occ'; d['n']=N.full().upper(); d['c']=ct[t]; d['ten']=r.randint(0,ct[t]*6//10); 
            if r.random()<.12: d['ten']=ct[t]
            d['h']=d['c']-d['ten']; d['mi']=D(r.randint(2008,2025),r.randint(1,9),r.choice([1,1,15])); m_=r.randint(1,12); d['rc']=D(2026 if m_<10 else 2025,m_,1); d['dep']=r.choice([50,100,150,200])
        al.append(d)
        if u=='204': al.append(dict(u=u,b=b,t=t,s='Future',n=N.full().upper(),c=ct[t],ten=211,h=ct[t]-211,mi=D(2025,11,1),dep=150))
cur=[d for d in al if d['s']!='Future']; T=lambda k:sum(d.get(k,0) for d in cur)
tot=dict(c=T('c'),h=T('h'),ten=T('ten'),mk=sum(mkt[d['t']] for d in cur),dep=T('dep'))
bad=next(d for d in cur if d['u']=='308'); assert bad['c']==845; bad['printed']=545
ws['A1']='Garden Terrace Apartments'; ws['A1'].font=Font(bold=True,size=14); ws['H1']='October 2025'; ws['H1'].font=Font(italic=True)
B=Font(bold=True)
for a,b in (('E3','Program'),('I3','Other'),('A3','Apartment'),('L3','Dates')): ws[a]=b
for m in ('A3:D3','E3:H3','I3:K3','L3:M3'): ws.merge_cells(m)
hd=['Apt','Size','St.','Head of household','Contract rent','HAP','Tenant rent','Util. allow.','Market (pro forma)','Sec dep','Vac. loss','Move in','Recert due']
for j,h in enumerate(hd,1): ws.cell(4,j,h)
for rw in ws['A3:M4']:
    for c in rw: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7030A0'); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
# totals directly under the header
loss=sum(ct[d['t']] for d in cur if d['s']=='Vac')
for j,v in ((4,'40 apts / 36 occ / 4 vac'),(5,tot['c']),(6,tot['h']),(7,tot['ten']),(9,tot['mk']),(10,tot['dep']),(11,loss)):
    ws.cell(5,j,v)
for j in range(1,14): ws.cell(5,j).font=B; ws.cell(5,j).fill=PatternFill('solid',fgColor='E4DFEC'); ws.cell(5,j).number_format='#,##0'
i=6; rows=[]; pb=0
for d in al:
    if d['b']!=pb:
        ws.cell(i,1,f"Bldg {d['b']}").font=Font(bold=True,underline='single'); pb=d['b']; i+=1
    ws.cell(i,1,int(d['u'])); ws.cell(i,2,d['t']); ws.cell(i,3,d['s']); ws.cell(i,4,d.get('n')); fut=d['s']=='Future'
    b=dict(unit=d['u'],building=f"Bldg {d['b']}",unitType=d['t'],statusText=d['s'],tenantName=d.get('n'))
    if not fut: ws.cell(i,9,mkt[d['t']]); b['marketRent']=mkt[d['t']]
    if d['s']=='Vac': ws.cell(i,11,ct[d['t']])
    else:
        c_=d.get('printed',d['c']); ws.cell(i,5,c_); ws.cell(i,6,d['h']); ws.cell(i,7,d['ten']); ws.cell(i,8,ua[d['t']]); ws.cell(i,10,d['dep']); ws.cell(i,12,d['mi']).number_format='yyyy-mm-dd'
        if d.get('rc'): ws.cell(i,13,d['rc']).number_format='mmm-yy'
        b.update(contractRent=c_,charges=[dict(code='HAP',amount=d['h']),dict(code='Tenant rent',amount=d['ten'])],deposit=d['dep'],moveInDate=iso(d['mi']))
    rows.append(row(**b))
    for j in range(5,12): ws.cell(i,j).number_format='#,##0'
    if fut:
        for j in range(1,14): ws.cell(i,j).font=Font(italic=True,color='808080')
    i+=1
ws.cell(i+1,1,'Grey = approved, not in yet; not in totals. HAP + tenant rent = contract rent. Contract renewed thru 9/2029.').font=Font(italic=True,size=9)
for c,w in zip('ABCDEFGHIJKLM',(7,6,7,26,10,9,9,8,11,9,9,12,10)): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=30
ws.freeze_panes='A6'; ws.print_title_rows='3:4'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+FN)
save(FN,'MULTIFAMILY','HAP list, grouped header, totals row right under the header, building headings, future tenant row outside totals',True,propertyName='Garden Terrace Apartments',asOnDate='2025-10',units=40,occupied=36,vacant=4,sheet=None,rows=rows,
 planted=dict(what='Apt 308 contract rent printed as 545; HAP + tenant rent and the printed total have it at 845',kind='digit_changed'),printedTotals=dict(contractRent=tot['c'],HAP=tot['h'],tenantRent=tot['ten'],marketRent=tot['mk'],deposit=tot['dep']))
