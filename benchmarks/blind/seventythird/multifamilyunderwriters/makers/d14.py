# LIHTC townhomes on a lender's certified rent roll form; hidden rows/cols, unit mix sheet
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
rng=random.Random(7314); nm=N(rng)
F='Certified Rent Roll - Juniper Landing (LIHTC).xlsx'
wb=openpyxl.Workbook(); w1=wb.active; w1.title='Instructions'; ws=wb.create_sheet('Certified RR'); wm=wb.create_sheet('Unit Mix')
for i,s in enumerate(['Borrower Certified Rent Roll - Form MF-114','1. Complete one line per residential unit.','2. Report tenant-paid rent and rental assistance separately.','3. Rent roll must be dated within 30 days of submission.']): w1.cell(i+1,1,s)
w1.column_dimensions['A'].width=70
lab=Font(name='Calibri',size=10,bold=True); f9=Font(name='Calibri',size=10)
for i,(a,b) in enumerate([('Property Name:','Juniper Landing'),('Address:','2900 Arroyo Seco Blvd, Las Cruces, NM'),('Loan No.:','MF-2207714'),('Rent Roll Date:',D(2025,11,15)),('Total Units:',None)]):
    ws.merge_cells(start_row=1+i,start_column=4,end_row=1+i,end_column=7); ws.cell(1+i,2,a).font=lab; q=ws.cell(1+i,4,b); q.font=f9; q.alignment=Alignment(horizontal='left')
    if i==3: q.number_format='mmmm d, yyyy'
H1=[(2,6,'UNIT'),(7,11,'OCCUPANT'),(12,15,'MONTHLY RENT'),(16,17,'LIMITS')]
med=Side(style='thin',color='44546A')
for a,b,h in H1:
    ws.merge_cells(start_row=7,start_column=a,end_row=7,end_column=b); q=ws.cell(7,a,h); q.font=Font(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='44546A'); q.alignment=Alignment(horizontal='center')
hd={2:'Unit\nNo.',3:'Type',4:'BR/BA',5:'Net SF',6:'Set-Aside',7:'Tenant Name',8:'Internal ID',9:'Move-In',10:'Lease\nStart',11:'Lease\nExpiration',12:'Tenant-Paid\nRent',13:'Rental\nAssistance',14:'Total Contract\nRent',15:'Arrears',16:'Max LIHTC\nGross Rent',17:'Utility\nAllowance'}
for k,h in hd.items():
    q=ws.cell(8,k,h); q.font=lab; q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); q.border=Border(top=med,bottom=med,left=med,right=med); q.fill=PatternFill('solid',fgColor='DDE3EC')
ws.row_dimensions[8].height=30
r=9;rows=[];n=0;oc=0;G=[0]*4;mix={}
mx={(2,'50%'):802,(2,'60%'):963,(3,'50%'):927,(3,'60%'):1112,(1,'50%'):668,(1,'60%'):802}
for b in 'ABCDE':
    cnt={'A':8,'B':10,'C':8,'D':12,'E':6}[b]
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=17); q=ws.cell(r,2,f'BUILDING {b}'); q.font=lab; q.fill=PatternFill('solid',fgColor='F2F2F2'); r+=1
    S=[0]*4
    for k in range(1,cnt+1):
        br=rng.choice([2,2,3,1]); ty={1:'Flat',2:'Townhome',3:'Townhome'}[br]; bb={1:'1/1',2:'2/1.5',3:'3/2'}[br]; sf={1:655,2:948,3:1190}[br]; sa=rng.choice(['50%','60%','60%']); ua={1:61,2:79,3:98}[br]
        u=f'{b}{100+k}'; mg=mx[(br,sa)]; n+=1
        d=dict(unit=u,building=f'BUILDING {b}',unitType=ty,area=sf)
        vals=[u,ty,bb,sf,sa+' AMI']
        q=mix.setdefault((br,sa),[0,0]); q[0]+=1
        if u in('A106','D103','D111'):
            vals+=['Vacant',None,None,None,None,None,None,None,None,mg,ua]; d.update(statusText='Vacant')
        elif u=='C101':
            vals+=['Manager Unit','EMP-02',D(2022,4,1),None,None,0,0,0,0,mg,ua]; oc+=1; d.update(tenantName='Manager Unit',moveInDate=D(2022,4,1),contractRent=0,balance=0,statusText='Occupied',charges=[dict(code='Tenant-Paid Rent',amount=0),dict(code='Rental Assistance',amount=0)])
        else:
            oc+=1; cr=mg-ua-rng.choice([0,0,12,30]); ra=0 if rng.random()<.7 else rng.randint(150,cr-90); tp=cr-ra; ar=0 if rng.random()<.85 else rng.randint(20,900)
            mi=D(2025,11,1)-dt.timedelta(rng.randint(20,2600)); a=addm(mi,12*((D(2025,11,15)-mi).days//366)); e=term(a,12)
            if e<D(2025,11,15): a=e+dt.timedelta(1); e=term(a,12)
            name=nm.lf(); vals+=[name,f'R{rng.randint(20000,29999)}',mi,a,e,tp,ra,cr,ar,mg,ua]
            for i,v in enumerate([tp,ra,cr,ar]): S[i]+=v
            q[1]+=cr
            d.update(tenantName=name,statusText='Occupied',moveInDate=mi,leaseStartDate=a,leaseEndDate=e,contractRent=cr,balance=ar,charges=[dict(code='Tenant-Paid Rent',amount=tp),dict(code='Rental Assistance',amount=ra)])
        for i,v in enumerate(vals):
            q=ws.cell(r,2+i,v); q.font=f9; q.border=Border(left=med,right=med,bottom=Side(style='hair'))
            if isinstance(v,dt.date): q.number_format='mm-dd-yy'
            if i>=10: q.number_format='$#,##0'
            if i in(0,1,2,4): q.alignment=Alignment(horizontal='center')
        rows.append(row(**d)); r+=1
    ws.cell(r,7,f'Subtotal Building {b} ({cnt} units)').font=lab
    for i,v in enumerate(S): q=ws.cell(r,12+i,v); q.font=lab; q.number_format='$#,##0'; G[i]+=v
    r+=1
    ws.row_dimensions[r].height=6; r+=1
ws.cell(r,7,'TOTAL PROPERTY').font=lab
for i,v in enumerate(G): q=ws.cell(r,12+i,v); q.font=lab; q.number_format='$#,##0'
for i in range(2,18): ws.cell(r,i).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
r+=1
ws.cell(r,7,'Prior month contract rent'); ws.cell(r,14,G[2]-315); ws.row_dimensions[r].hidden=True; r+=1
ws.cell(r+1,2,f'Occupied {oc} (incl. manager unit)   Vacant {n-oc}   Total {n}').font=f9
ws.cell(r+2,2,'The undersigned certifies that this rent roll is true, correct and complete as of the Rent Roll Date.').font=Font(italic=True,size=9)
ws.cell(r+4,2,'By: ____________________   Title: Authorized Member, Juniper Landing LP').font=f9
ws.cell(5,4,n).font=f9
for k,w in {1:2,2:8,3:11,4:8,5:8,6:10,7:26,8:10,9:10,10:10,11:11,12:12,13:12,14:14,15:10,16:12,17:11}.items(): ws.column_dimensions[GL(k)].width=w
ws.column_dimensions['H'].hidden=True
ws.freeze_panes='C9'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
for i,h in enumerate(['BR','AMI','Units','Contract Rent']): wm.cell(1,1+i,h).font=lab
i=2
for (br,sa),q in sorted(mix.items()):
    for j,v in enumerate([br,sa,q[0],q[1]]): wm.cell(i,1+j,v)
    i+=1
wm.cell(i,1,'Total'); wm.cell(i,3,n); wm.cell(i,4,G[2]); assert sum(q[1] for q in mix.values())==G[2]
wb.active=1; wb.save(DOC+F)
save(F,'MULTIFAMILY','lender certified rent roll form, LIHTC, building sections, hidden column and row',False,dict(propertyName='Juniper Landing',asOnDate='2025-11-15',units=n,occupied=oc,vacant=n-oc,sheet='Certified RR',planted=None,rows=rows))
