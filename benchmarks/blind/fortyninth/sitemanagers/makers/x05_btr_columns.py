# Build-to-rent export, charges by code across under a grouped header, hidden id columns
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
from common import *
N='SPR_BTR_RentRoll_0825.xlsx'; g=random.Random(4855); ppl=iter(people(g,60)); wb=Workbook(); ws=wb.active; ws.title='RR Aug25'; rows=[]
ws['A1']='Spring Prairie Rental Homes'; ws['A1'].font=Font(name='Calibri',bold=True,size=12); ws['A2']='Rent Roll | Rents effective 08/01/2025 | Billing period 2025-08'
H=['Home ID','Lot','Street Address','_gl','_res','Model','Beds / Baths','Heated SF','Resident','Status','Move-In','Lease Start','Lease End','Asking Rent','4100','4115','4130','4142','4190','Total Charges','Deposit on Hand','Delinquent']
H1={15:'Recurring charges by code'}; ND={15:'Base Rent',16:'Pet',17:'Smart Home',18:'Lawn',19:'Concession'}
ws.merge_cells('O4:S4'); ws['O4']='Recurring charges by code'
for c,h in enumerate(H,1):
    ws.cell(5,c,h if c not in ND else int(h)); ws.cell(6,c,ND.get(c))
    for r in(5,6): ws.cell(r,c).font=Font(bold=True,size=9); ws.cell(r,c).fill=PatternFill('solid',fgColor='D9D9D9'); ws.cell(r,c).alignment=Alignment(wrap_text=True,horizontal='center')
    if c not in ND: ws.merge_cells(start_row=5,end_row=6,start_column=c,end_column=c)
ws['O4'].alignment=Alignment(horizontal='center'); ws['O4'].font=Font(bold=True,size=9)
M={'Meadow':('3/2',1388,1985),'Prairie':('3/2.5',1604,2150),'Bluestem':('4/2.5',1895,2420),'Switchgrass':('4/3.5',2260,2780)}
for i in range(1,41):
    m=g.choice(list(M)); t=M[m]; st=['Bluebird Trl','Coneflower Dr','Big Bend Loop'][i//14]; ask=t[2]+g.choice([0,0,20])
    r=dict(unit=f'SPR-{i:03d}',unitType=m,area=t[1],marketRent=ask); v=[r['unit'],i+12,f'{2000+i*4+100*(i//14)} {st}',f'{i:05d}',None,m,t[0],t[1]]
    x=g.random()
    if x<.12 :
        r['statusText']='Vacant' if x<.09 else 'Under Construction'; r['statusText']='Vacant'; v+=['','Vacant',None,None,None,ask]+[None]*8
    else:
        a,b=next(ppl); s=D.date(2024 if g.random()<.55 else 2025,g.randint(1,7),1); s=s if s.year==2025 else D.date(2024,g.randint(9,12),g.choice([1,16])); e=D.date(s.year+1,s.month,s.day)-D.timedelta(days=1); mi=s if g.random()<.7 else D.date(s.year-1,s.month,s.day)
        ch=[('4100',ask-g.choice([0,25,60,90]))]; 
        if g.random()<.4: ch.append(('4115',g.choice([30,60])))
        ch.append(('4130',39.99)); ch.append(('4142',75))
        if g.random()<.15: ch.append(('4190',-g.choice([100,165.42])))
        stt='Notice' if g.random()<.08 else 'Current'; q=dict(ch); tot=round(sum(q.values()),2); bal=g.choice([0]*7+[75,tot,412.33])
        r.update(tenantName=f'{b.upper()}, {a.upper()}',statusText=stt,moveInDate=iso(mi),leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=q['4100'],charges=[dict(code=k+' '+{str(H[c-1]):n for c,n in ND.items()}[k],amount=w) for k,w in ch],totalCharges=tot,deposit=g.choice([500,1000,q['4100']]),balance=bal)
        v[4]=g.randint(5000,9999); v+=[r['tenantName'],stt,mi,s,e,ask]+[q.get(k) for k in('4100','4115','4130','4142','4190')]+[tot,r['deposit'],bal]
    for c,y in enumerate(v,1):
        k=ws.cell(6+i,c,y if y!='' else None); k.font=Font(size=9)
        if isinstance(y,D.date): k.number_format='mm/dd/yyyy'
        if c>=14: k.number_format='#,##0.00;(#,##0.00)'
        if c==8: k.number_format='#,##0'
    rows.append(r)
R=48
S=lambda k:sum(r.get(k,0) for r in rows); C=lambda k:sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code'].startswith(k)); oc=sum('tenantName' in r for r in rows)
for c,v in [(1,'Totals'),(3,'40 homes'),(8,S('area')),(9,f'{oc} occupied / {40-oc} vacant'),(14,S('marketRent')),(15,C('4100')),(16,C('4115')),(17,C('4130')),(18,C('4142')),(19,C('4190')),(20,S('totalCharges')),(21,S('deposit')),(22,S('balance'))]:
    k=ws.cell(R,c,round(v,2) if isinstance(v,float) else v); k.font=Font(bold=True,size=9); k.border=Border(top=Side('thin'),bottom=Side('double')); k.number_format='#,##0' if c==8 else '#,##0.00;(#,##0.00)'
for c,w in enumerate((9,5,22,8,8,11,7,8,24,9,11,11,11,11,11,9,13,9,12,11,11,11),1): ws.column_dimensions[GL(c)].width=w
for k in('D','E'): ws.column_dimensions[k].hidden=True
ws.row_dimensions[5].height=14; ws.row_dimensions[6].height=14; ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(N))
save(N,dict(propertyName='Spring Prairie Rental Homes',asOnDate='2025-08-01',units=40,occupied=oc,vacant=40-oc,rows=rows),'SINGLE_FAMILY_RENTAL','BTR export, GL-coded charges across under grouped three-line header, hidden columns')
