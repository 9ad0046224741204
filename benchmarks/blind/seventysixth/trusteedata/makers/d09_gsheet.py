from common import *
from openpyxl import Workbook
from openpyxl.styles import *
n=N(909);r=n.r;fn='r76a_Fern Hollow Townhomes - rent roll (shared).xlsx'
wb=Workbook();ws=wb.active;ws.title='Oct 2025'
f=Font(name='Roboto',size=10);ws['A1']='Fern Hollow Townhomes';ws['A1'].font=Font(name='Roboto',size=14,bold=True,color='FFFFFF');ws['A1'].fill=PatternFill('solid',fgColor='356854')
for c in range(1,14): ws.cell(1,c).fill=PatternFill('solid',fgColor='356854')
ws['A2']='rents for October 2025 - please dont sort! (formulas on tab 2) - last edit Oct 3';ws['A2'].font=Font(name='Roboto',size=9,italic=True,color='777777')
hd=['Address','Beds','Who lives there','Phone','lease began','lease ends','Rent','Pet','HOA water','Due each mo.','Dep. we hold','Autopay?','Notes']
for j,h in enumerate(hd,1): c=ws.cell(4,j,h);c.font=Font(name='Roboto',size=10,bold=True);c.fill=PatternFill('solid',fgColor='F6F8F9');c.border=Border(bottom=Side('medium'))
rows=[];R=5;S=[0]*5
M=lambda v:f'${v:,.0f}'
for i in range(14):
    u=f'{31+2*i} Fern Hollow Ln';bd='3 bd' if i%3 else '2 bd';base=2150 if i%3 else 1875
    ws.cell(R,1,u);ws.cell(R,2,bd)
    row=dict(unit=u,unitType=bd)
    if i in(5,): ws.cell(R,3,'empty - painting');ws.cell(R,13,'showing Sat, asking $2,150');row.update(statusText='empty - painting');ws.cell(R,12,False)
    else:
        a,l=n();nm=f'{a} {l}' if r.random()<.6 else f'{a} & {n()[0]} {l}';rent=base-r.choice([0,50,75,125]);pet=r.choice([0,0,30]);wa=45
        st=dt.date(2025,r.randint(1,9),1);st=addm(st,-12*r.choice([0,0,1,2]));mtm=i in(2,9)
        en=addm(dt.date(st.year,st.month,1),12)-dt.timedelta(1)
        while en<dt.date(2025,10,3): en=addm(en+dt.timedelta(1),12)-dt.timedelta(1)
        dep=r.choice([rent,base,1500]);ws.cell(R,3,nm);ws.cell(R,4,f'(503) 555-01{r.randint(10,99)}')
        ws.cell(R,5,st).number_format='m/d/yyyy'
        if mtm: ws.cell(R,6,'MTM')
        else: ws.cell(R,6,en).number_format='m/d/yyyy'
        # some typed as text with $
        for j,v in ((7,rent),(8,pet),(9,wa),(10,rent+pet+wa),(11,dep)):
            if v==0: continue
            if j==7 and i%4==1: ws.cell(R,j,M(v)).alignment=Alignment(horizontal='right')
            else: ws.cell(R,j,v).number_format='"$"#,##0'
        ws.cell(R,12,r.random()<.6)
        if i==3: ws.cell(R,13,'paid late Sep, waived fee')
        if i==8: ws.cell(R,13,'goes up $60 at renewal')
        row.update(tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mtm else en,contractRent=rent,totalCharges=rent+pet+wa,deposit=dep,charges=[dict(code=k,amount=v) for k,v in (('Rent',rent),('Pet',pet),('HOA water',wa)) if v])
        for j,v in enumerate((rent,pet,wa,rent+pet+wa,dep)): S[j]+=v
    rows.append(row);R+=1
R+=1;ws.cell(R,1,'TOTALS').font=Font(bold=True)
for j,v in zip((7,8,9,10,11),S): c=ws.cell(R,j,v);c.number_format='"$"#,##0';c.font=Font(name='Roboto',bold=True)
ws.cell(R+2,1,'13 of 14 rented')
for j,w in enumerate([21,7,27,16,13,12,10,7,11,13,13,10,34],1): ws.column_dimensions['ABCDEFGHIJKLM'[j-1]].width=w
w2=wb.create_sheet('late fees');
for q in (('Month','Tenant','Fee','Paid'),('Sep 2025',rows[3]['tenantName'],75,'waived'),('Aug 2025',rows[7]['tenantName'],75,'yes')): w2.append(q)
wb.save(D+fn)
save(fn,dict(propertyName='Fern Hollow Townhomes',asOnDate='2025-10',sheet='Oct 2025',units=14,occupied=13,vacant=1,rows=rows),'SINGLE_FAMILY_RENTAL' if False else 'MULTIFAMILY','small owner, Google Sheets','address as unit, checkboxes, amounts partly as text, chatty headers')
