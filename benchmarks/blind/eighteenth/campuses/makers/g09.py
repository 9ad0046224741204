# XLSX senior, operator's monthly roll: care levels as sections w/ text amounts, two residents per unit on separate rows
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2009);F='sen_operator_monthly.xlsx';wb=Workbook();c0=wb.active;c0.title='Cover';c0['B4']='Wrenfield Assisted Living & Memory Support';c0['B5']='Monthly census package - November 2025';c0['B4'].font=Font(size=14,bold=True);c0['B7']='Tabs: Census Roll; Mix'
w=wb.create_sheet('Census Roll');b=Font(bold=True,name='Arial',size=9);f9=Font(name='Arial',size=9)
w.append(['Wrenfield Assisted Living & Memory Support']);w.append(['Census & Rent Roll as of 11/30/2025']);w.append([])
w.append(['Room','Bldg','Suite Type','Resident','Payor','Move-in','Rate Increase\nEffective','Market Rate','Room & Board','Care Charge','Other / Ancillary','Discount','Total Monthly','Security Dep.'])
for q in w[4]: q.font=b;q.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='center');q.border=Border(bottom=Side('medium'))
rows=[];tots=[];K=('marketRent','contractRent','care','oth','disc','totalCharges','deposit')
def T(l,q,of=None):
    w.append([l]+['']*6+[sum(x.get(k) or 0 for x in q) for k in K])
    for z in w[w.max_row]: z.font=b;z.border=Border(top=Side('thin'))
    tots.append(dict(label=l,of=of,**{k:sum(x.get(k) or 0 for x in q) for k in('marketRent','contractRent','totalCharges','deposit')}))
for sec,n0,n,sty in[('Assisted Living - Level 1',101,8,[('Studio',4300),('Deluxe Studio',4750)]),('Assisted Living - Level 2',120,9,[('Studio',4300),('One Bedroom',5400)]),('Assisted Living - Level 3',201,6,[('Studio',4300),('One Bedroom',5400)]),('Memory Support',301,10,[('Private',6900),('Shared',5200)])]:
    w.append([]);w.append([sec]);w.cell(w.max_row,1).font=Font(bold=True,italic=True,name='Arial',size=10);Q=[]
    for i in range(n):
        st,mk=r.choice(sty);u=f'{n0+i}';x=dict(unit=u,building='East' if i%2 else 'West',unitType=st,section=sec,marketRent=float(mk));wing='East' if i%2 else 'West'
        if r.random()<.13: x['statusText']='Vacant';w.append([u,wing,st,'Vacant','','','',mk])
        else:
            nm=r.person();mi=r.date(D.date(2020,1,1),D.date(2025,11,10));rb=float(mk-r.choice([0,0,100,180]));ca={'1':550.,'2':1150.,'3':1800.,'t':1350.}[sec[-1]];ot=r.choice([0.,0.,85.,120.]);di=-r.choice([0.,0.,0.,200.,345.]);dp=r.choice([0.,1500.])
            t=rb+ca+ot+di;w.append([u,wing,st,nm,r.choice(['Private','Private','LTC Ins','VA','Medicaid']),mi,D.date(2026,mi.month if mi.month>1 else 2,1),mk,rb,ca,ot,di,t,dp])
            x.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=rb,charges=[dict(code='Room & Board',amount=rb),dict(code='Care Charge',amount=ca),dict(code='Other / Ancillary',amount=ot),dict(code='Discount',amount=di)],totalCharges=t,deposit=dp,care=ca,oth=ot,disc=di)
        Q.append(x)
    T(f'Subtotal {sec} ({n} rooms)',Q,dict(section=sec));rows+=Q
w.append([]);o=sum('tenantName' in x for x in rows);T(f'TOTAL - {len(rows)} rooms; {o} occupied; {len(rows)-o} vacant',rows)
for R_ in w.iter_rows(min_row=5):
    for z in R_:
        if not z.font.b: z.font=f9
        if z.column>=8: z.number_format='#,##0.00_);(#,##0.00)'
        elif z.column in(6,7): z.number_format='mm/dd/yyyy'
for l,wd in zip('ABCDEFGHIJKLMN',(9,7,15,24,10,11,12,11,11,11,10,10,12,10)): w.column_dimensions[l].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
mx=wb.create_sheet('Mix');mx.append(['Care level','Rooms','Occupied','% Occ.'])
for s in dict.fromkeys(x['section'] for x in rows):
    q=[x for x in rows if x['section']==s];k=sum('tenantName' in x for x in q);mx.append([s,len(q),k,k/len(q)]);mx.cell(mx.max_row,4).number_format='0.0%'
for x in rows:
    for k in('care','oth','disc'):x.pop(k,None)
wb.save(doc(F));save(F,'SENIOR_HOUSING','Operator census roll by care level, several tabs',False,'Wrenfield Assisted Living & Memory Support','2025-11-30',len(rows),o,len(rows)-o,rows,sheet='Census Roll',totals=tots)
