# XLSX HUD 202 senior: assisted rents, by building, status codes with a legend at top
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2013);F='sen_hud202_roll.xlsx';wb=Workbook();w=wb.active;w.title='Nov25';b=Font(bold=True,name='Calibri',size=10);gr=PatternFill('solid',fgColor='E2EFDA')
w['A1']='ST. ALDHELM MANOR  (Section 202/8 elderly)';w['A1'].font=Font(bold=True,size=13);w['A2']='Tenant Roll for the month of November 2025';w['A3']='Codes:  O = occupied   N = occupied, notice given   V = vacant, ready   M = vacant, make-ready'
h=['#','Apt','BR','Code','Head of Household','Moved In','Recert. Due','Contract Rent','Tenant Pays','HUD Pays (HAP)','Util. Allow.','Sec. Dep. Held','Tenant Bal.']
for i,t in enumerate(h): q=w.cell(5,1+i,t);q.font=b;q.fill=gr;q.alignment=Alignment(wrap_text=True,horizontal='center')
rows=[];tots=[];y=6;no=0;K=['contractRent','tp','hap','ua','deposit','balance']
def T(l,q,of=None):
    global y;w.cell(y,2,l)
    for i,k in enumerate(K): w.cell(y,8+i,sum(x.get(k,0) for x in q))
    for cc in range(1,14): w.cell(y,cc).font=b;w.cell(y,cc).border=Border(top=Side('thin'))
    tots.append(dict(label=l,of=of,**{k:sum(x.get(k,0) for x in q) for k in('contractRent','deposit','balance')}));y+=1
for bd,n in(('Manor House',14),('Garden Wing',11),('Annex',6)):
    w.cell(y,1,bd).font=Font(bold=True,italic=True);w.merge_cells(start_row=y,end_row=y,start_column=1,end_column=13);y+=1;Q=[]
    for i in range(n):
        no+=1;br=r.choice(['0','1','1','1','2']);u=f'{bd[0]}{i+1}';cr={'0':892.,'1':1046.,'2':1251.}[br];z=r.random();st='V' if z<.07 else 'M' if z<.12 else 'N' if z<.17 else 'O';x=dict(unit=u,building=bd,unitType=br,statusText=st)
        w.cell(y,1,no);w.cell(y,2,u);w.cell(y,3,int(br));w.cell(y,4,st)
        if st in'ON':
            tp=float(r.randint(212,405));nm=r.person();mi=r.date(D.date(2009,1,1),D.date(2025,9,30));rc=D.date(2026,mi.month,1);ua=0.;ua={'0':38.,'1':47.,'2':59.}[br];dp=float(r.choice([tp,50,200]));bal=r.choice([0.,0.,0.,-4.,tp,36.5])
            for j,v in enumerate([nm,mi,rc,cr,tp,cr-tp,ua,dp,bal]): w.cell(y,5+j,v)
            x.update(tenantName=nm,moveInDate=mi,contractRent=cr,charges=[dict(code='Tenant Pays',amount=tp),dict(code='HUD Pays (HAP)',amount=cr-tp)],deposit=dp,balance=bal,tp=tp,hap=cr-tp,ua=ua)
        Q.append(x);y+=1
    T(f'{bd}: {n} apts',Q,dict(building=bd));y+=1;rows+=Q
T(f'Manor total: {len(rows)} apts',rows);y+=1
for l,cs in(('Occupied (O + N)','ON'),('Vacant (V + M)','VM')): w.cell(y,2,l);w.cell(y,5,sum(x['statusText'] in cs for x in rows)).alignment=Alignment(horizontal='left');y+=1
w.cell(y+1,1,'Vacant apartments carry no rent in this schedule; no vacancy claim has been filed for the month.')
for R_ in w.iter_rows(min_row=6):
    for z in R_:
        if z.column>=8: z.number_format='#,##0.00;[Red]-#,##0.00'
        if z.column==6: z.number_format='d-mmm-yyyy'
        if z.column==7: z.number_format='mm/yyyy'
for l,wd in zip('ABCDEFGHIJKLM',(5,8,5,6,26,13,10,11,11,12,9,11,10)): w.column_dimensions[l].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
for x in rows:
    for k in('tp','hap','ua'):x.pop(k,0)
wb.save(doc(F));o=sum(x['statusText'] in'ON' for x in rows);save(F,'SENIOR_HOUSING','HUD 202 elderly tenant roll with status codes and HAP',True,'St. Aldhelm Manor','2025-11',len(rows),o,len(rows)-o,rows,totals=tots)
