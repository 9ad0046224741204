# Seller's own spreadsheet of scattered houses, Memphis: untidy, notes, month-only dates, HAP split, three sheets
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.comments import Comment
rng=random.Random(4511);N=Names(rng)
name='x01_JD_houses_for_contract.xlsx'
wb=Workbook(); s0=wb.active; s0.title='READ ME'
for i,t in enumerate(['To:  Mitzi @ law office','Here is the list you asked for to go with the contract (Exhibit B).','The tab called "Houses 2025" is the right one. The other tab is houses I already sold, leave it off.','Rent is what they pay me + what the Authority pays me, both per month.','If there is no Section 8 then the whole rent is under tenant pays.','- J.D.'],2): s0.cell(i,2,t)
s0.column_dimensions['B'].width=95
ws=wb.create_sheet('Houses 2025')
ws['A1']='J D Featherstone Rental Houses'; ws['A1'].font=Font(name='Arial',size=14,bold=True)
ws['A2']='what is rented as of 9/1/2025'; ws['A2'].font=Font(name='Arial',italic=True)
hd=['','House','zip','BR/BA','sq feet','Who lives there','Moved in','Lease up','tenant pays','Sec. 8 pays','RENT','dep. held','behind','','notes']
for c,h in enumerate(hd,1):
    x=ws.cell(4,c,h); x.font=Font(name='Arial',bold=True,underline='single'); x.alignment=Alignment(horizontal='center',wrap_text=True)
STR='1187 Pecan Grove|2240 Dunn Ferry|3316 Kimball Oaks|894 S Barksdale Ct|4071 Winchell|4075 Winchell|610 Faxon Ln|1522 Echles Bend|2908 Northmoor|775 Tillery|3350 Givens Park|1966 Castalia Pt|5012 Flamingo Run|5118 Flamingo Run|203 Ayers Place A|203 Ayers Place B|1440 Rozelle Cv|2671 Supreme St|918 Dempster|3827 Kerwin Hill|1105 Wilma Mae|2519 Lamphier'.split('|')
MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
notes={0:'water heater new 2024',3:'sister is on the lease too',5:'roof leak back bedroom, tarp',6:'EVICTION set 9/18',9:'long time tenant, never late',12:'wants to buy',14:'duplex',15:'duplex',17:'storm damage - insurance claim open',19:'moving out end of Sept she says'}
vac={5:'EMPTY',17:'EMPTY',20:'EMPTY'}
rows=[];T=[0]*5
mtxt=lambda m,y:f'{MON[m-1]}-{y%100:02d}'
for i,a in enumerate(STR):
    r=5+i
    z='381'+rng.choice(['06','08','09','11','14','16']); bb=rng.choice(['3/1','3/1','3/2','2/1','4/2']); sf=rng.randrange(820,1640,5) if i not in(7,16) else None
    d={}
    ws.cell(r,1,i+1);ws.cell(r,2,a);ws.cell(r,3,z);ws.cell(r,4,bb);ws.cell(r,5,sf)
    row=dict(unit=a,unitType=bb,area=sf)
    if i in vac:
        ws.cell(r,6,'EMPTY'); row['statusText']='EMPTY'
        for c in range(1,15): ws.cell(r,c).fill=PatternFill('solid',fgColor='FFFF99')
    else:
        nm=N.fl(); 
        my,mm_=rng.randint(2012,2025),rng.randint(1,8)
        ws.cell(r,6,nm); ws.cell(r,7,mtxt(mm_,my)); 
        mtm=rng.random()<.35; le='MTM' if mtm else f'{MON[rng.randint(0,11)]}-26'
        ws.cell(r,8,le)
        rent=rng.randrange(795,1350,5); s8=None
        if rng.random()<.35: s8=rng.randrange(400,rent-50,1)
        tp=rent-(s8 or 0)
        dep=rng.choice([0,300,500,500,rent]); beh=rng.choice([0]*7+[rent,150,rent*2]) if i!=6 else rent*3
        ws.cell(r,9,tp);ws.cell(r,10,s8);ws.cell(r,11,f'=I{r}+J{r}');ws.cell(r,12,dep); ws.cell(r,13,beh if beh else None)
        row.update(tenantName=nm,statusText='Occupied',moveInDate=f'{MON[mm_-1]} {my}',leaseEndDate='MTM' if mtm else f'{le[:3]} 2026',contractRent=rent,deposit=dep,balance=beh if beh else None,
          charges=[dict(code='tenant pays',amount=tp)]+([dict(code='Sec. 8 pays',amount=s8)] if s8 else []))
        for k,v in enumerate((tp,s8 or 0,rent,dep,beh)): T[k]+=v
    if i in notes: ws.cell(r,15,notes[i])
    rows.append(row)
r=5+len(STR)+1
ws.cell(r,2,'22 houses, 19 rented'); 
for k,c in enumerate('IJKLM'): ws[f'{c}{r}']=f'=SUM({c}5:{c}{r-2})'; ws[f'{c}{r}'].font=Font(name='Arial',bold=True); ws[f'{c}{r}'].border=Border(top=Side(style='double'))
ws.cell(r+2,2,'yearly'); ws.cell(r+2,11,f'=K{r}*12')
ws.cell(r+4,2,'I certify this is right to the best of my knowledge.  J D Featherstone   9/3/25')
for rr in ws.iter_rows(min_row=5,max_row=r+2,min_col=9,max_col=13):
    for c in rr: c.number_format='#,##0'
for rr in ws.iter_rows(min_row=5,max_row=r+4):
    for c in rr:
        if not c.font.b: c.font=Font(name='Arial',size=10)
ws['F11'].comment=Comment('called her 8/28, no answer','JD')
for c,w in zip('ABCDEFGHIJKLMNO',(4,21,8,7,8,24,10,10,9,9,10,9,9,2,38)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('sold'); w2.append(['House','sold','price','rent was']); 
for a in ('411 Hawthorne Bnd','2830 Carnes Wy'): w2.append([a,f'{rng.choice(MON)}-24',rng.randrange(61000,98000,500),rng.randrange(700,950,5)])
wb.active=1
wb.save(doc(name)); recalc(name)
save(name,'SINGLE_FAMILY_RENTAL','seller (small owner)','untidy own spreadsheet, text month dates, tenant and Section 8 split, notes column, formula rents',False,'J D Featherstone Rental Houses','2025-09-01',22,19,3,rows,sheet='Houses 2025')
