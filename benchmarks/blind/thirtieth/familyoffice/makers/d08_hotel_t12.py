"""Small hotel trailing twelve months on the uniform system, openpyxl; real date headers, prior year column, per-room column, hidden row, second sheet of statistics."""
import random,os,datetime
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as gl
R=random.Random(30808)
NAME='T12_Cedar_Gate_Inn_thru_Jun25.xlsx'
ms=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
d=[datetime.date(y,m,1) for y,m in ms]
cols=[x.strftime('%b-%y') for x in d]+['T-12 Jun-25','T-12 Jun-24']
s=St('Trailing Twelve Month Operating Statement','Cedar Gate Inn','2024-07-01','2025-06-30',cols,sheet='T12')
occ={1:.41,2:.46,3:.55,4:.63,5:.71,6:.82,7:.88,8:.86,9:.76,10:.79,11:.52,12:.44};adr={1:104,2:107,3:113,4:121,5:131,6:149,7:164,8:161,9:144,10:151,11:118,12:112}
dim=lambda y,m:((datetime.date(y+(m==12),m%12+1,1))-datetime.date(y,m,1)).days
ROOMS=46
nights=[round(ROOMS*dim(y,m)*occ[m]*R.uniform(.97,1.03)) for y,m in ms]
rr=[n*adr[m]*R.uniform(.98,1.02) for n,(y,m) in zip(nights,ms)]
def L(label,v,py=None,**k):
    v=[round(x) for x in v];t=sum(v);return s.l(label,v+[t,round(t*(py or R.uniform(.9,1.04)))],**k)
per=lambda share,j=.06:[x*share*R.uniform(1-j,1+j) for x in rr]
pn=lambda a,j=.06:[n*a*R.uniform(1-j,1+j) for n in nights]
fx=lambda a,j=0:[a*R.uniform(1-j,1+j) for _ in ms]
s.h('REVENUE')
s.h('Rooms',lvl=1)
a=[L('Transient - Retail',per(.58),lvl=2),L('OTA',per(.21),lvl=2),L('Group & Wedding Blocks',per(.14,.2),lvl=2),L('Corporate Negotiated',per(.06),lvl=2),L('Rebates & Allowances',[-x for x in per(.008,.4)],lvl=2)]
r1=s.t('Total Rooms Revenue',a,lvl=1)
s.h('Food & Beverage',lvl=1)
a=[L('Breakfast Room',pn(6.1),lvl=2),L('Taproom - Beverage',pn(8.4,.1),lvl=2),L('Banquet',[x*.062*(1.8 if m in(6,7,8,9,10) else .5) for x,(y,m) in zip(rr,ms)],lvl=2)]
r2=s.t('Total Food & Beverage Revenue',a,lvl=1)
r3=L('Other Operated Departments',pn(1.45,.2),lvl=1);r4=L('Cell Tower Lease',fx(1100),1.0,lvl=1);hid=len(s.rows)
r5=L('Miscellaneous Income',pn(.7,.5),lvl=1)
ti=s.t('TOTAL OPERATING REVENUE',[r1,r2,r3,r4,r5],type='TOTAL',key='total_income')
s.h('DEPARTMENTAL EXPENSES')
a=[L('Rooms - Payroll & Benefits',[4200+n*13.5 for n in nights],lvl=1),L('Rooms - Other',pn(14.2,.08),lvl=1),L('Food & Beverage - Payroll & Benefits',[3800+n*3.1 for n in nights],lvl=1),L('Food & Beverage - Cost of Sales',[x*.31*R.uniform(.95,1.05) for x in s.rows[r2]['v'][:12]],lvl=1),L('Food & Beverage - Other',pn(1.6,.1),lvl=1),L('Other Operated Departments',pn(.8,.1),lvl=1)]
td=s.t('Total Departmental Expenses',a)
dp=s.t('TOTAL DEPARTMENTAL PROFIT',[ti,td],[1,-1],'TOTAL')
s.h('UNDISTRIBUTED OPERATING EXPENSES')
s.h('Administrative & General',lvl=1)
b=[L('General Manager & Office Wages',fx(8650,.02),lvl=2),L('Credit Card Commissions',[x*.027 for x in s.rows[ti]['v'][:12]],lvl=2),L('Professional Fees',[0,0,1150,0,0,0,0,3900,4150,0,0,0],lvl=2),L('Other A&G',fx(1480,.25),lvl=2)]
u1=s.t('Total Administrative & General',b,lvl=1)
u2=L('Information & Telecommunications Systems',fx(1890,.03),lvl=1)
s.h('Sales & Marketing',lvl=1)
b=[L('Franchise / Referral Association Fees',per(.042,0),lvl=2),L('Advertising & Digital',fx(2350,.3),lvl=2),L('Loyalty & OTA Commissions',per(.034),lvl=2)]
u3=s.t('Total Sales & Marketing',b,lvl=1)
u4=L('Property Operation & Maintenance',fx(5900,.25),lvl=1);u5=L('Utilities',[4200+n*2.9+(1900 if m in(12,1,2) else 0) for n,(y,m) in zip(nights,ms)],lvl=1)
tu=s.t('Total Undistributed Expenses',[u1,u2,u3,u4,u5])
gop=s.t('GROSS OPERATING PROFIT',[dp,tu],[1,-1],'TOTAL')
mf=L('Management Fee (3.0%)',[x*.03 for x in s.rows[ti]['v'][:12]],s.rows[ti]['v'][13]/s.rows[ti]['v'][12])
ib=s.t('INCOME BEFORE NON-OPERATING',[gop,mf],[1,-1],'TOTAL')
s.h('NON-OPERATING EXPENSES')
a=[L('Property Taxes',fx(4985),.97,lvl=1),L('Property Insurance',fx(3120)[:6]+fx(3410)[:6],.92,lvl=1),L('Ground Lease - Parking Annex',fx(750),1,lvl=1),L('Equipment Leases',[412]*12,1,lvl=1)]
tn=s.t('Total Non-Operating Expenses',a)
eb=s.t('EBITDA',[ib,tn],[1,-1],'TOTAL')
rs=L('Replacement Reserve (4.0%)',[x*.04 for x in s.rows[ti]['v'][:12]],s.rows[ti]['v'][13]/s.rows[ti]['v'][12])
s.t('NET OPERATING INCOME AFTER RESERVE',[eb,rs],[1,-1],'TOTAL',key='noi')
# draw
wb=Workbook();st=wb.active;st.title='Stats';w=wb.create_sheet('T12')
wb.properties.created=datetime.datetime(2025,7,18);
st.append(['Cedar Gate Inn - 46 rooms']);st.append(['Statistic']+d+['T-12'])
st.append(['Available rooms']+[ROOMS*dim(*q) for q in ms]+[sum(ROOMS*dim(*q) for q in ms)])
st.append(['Occupied rooms']+nights+[sum(nights)])
st.append(['Occupancy']+[n/(ROOMS*dim(*q)) for n,q in zip(nights,ms)]+[sum(nights)/sum(ROOMS*dim(*q) for q in ms)])
RV=s.rows[r1]['v']
st.append(['ADR']+[v/n for v,n in zip(RV,nights)]+[RV[12]/sum(nights)])
for r in range(2,7):
    for c in range(2,15): st.cell(r,c).number_format={2:'mmm-yy',5:'0.0%',6:'0.00'}.get(r,'#,##0')
st.column_dimensions['A'].width=24
Fn='Century Gothic';ft=lambda **k:Font(name=Fn,size=k.pop('size',8),**k)
w['A1']='CEDAR GATE INN';w['A1'].font=ft(bold=True,size=13,color='FF7A3E1D')
w['A2']='Trailing Twelve Month Operating Statement';w['A2'].font=ft(bold=True,size=10)
w['A3']='July 2024 through June 2025  -  Juniper Lodging Advisors, manager';w['A3'].font=ft(italic=True)
hr=5;fill=PatternFill('solid',fgColor='FF7A3E1D');th=Side(style='thin');
C=[2+i for i in range(12)]+[14,17]
for c in range(1,18):
    if c in(16,): continue
    w.cell(hr,c).fill=fill
for c,x in zip(C[:12],d): w.cell(hr,c,x).number_format='mmm-yy'
w.cell(hr,14,'T-12 Jun-25');w.cell(hr,15,'POR');w.cell(hr,17,'T-12 Jun-24')
for c in range(1,18): w.cell(hr,c).font=ft(bold=True,color='FFFFFFFF');w.cell(hr,c).alignment=Alignment(horizontal='right')
row=6;N=sum(nights)
for i,r in enumerate(s.rows):
    if i==hid:
        w.cell(row,1,'    Gift Shop Sales (closed)').font=ft()
        for c in C: w.cell(row,c,0)
        w.row_dimensions[row].hidden=True;row+=1
    if r['lvl']==0 and r['type']=='HEADING': row+=1
    x=w.cell(row,1,r['label']);b=r['type']!='LINE';x.font=ft(bold=b);x.alignment=Alignment(horizontal='left',indent=r['lvl'])
    if r['type']!='HEADING':
        for c,v in zip(C,r['v']):
            q=w.cell(row,c,int(v));q.number_format='#,##0;[Red]-#,##0;0';q.font=ft(bold=b)
            if b:q.border=Border(top=th,bottom=Side(style='double') if r['type']=='TOTAL' and i==len(s.rows)-1 else None)
            if r['type']=='TOTAL': q.fill=PatternFill('solid',fgColor='FFF3E6DC')
        q=w.cell(row,15,round(r['v'][12]/N,2));q.number_format='0.00';q.font=ft(italic=True,color='FF888888')
    row+=1
w.cell(row+1,1,'POR = per occupied room. Prior-year column is the same twelve months ended June 30, 2024.').font=ft(italic=True)
w.column_dimensions['A'].width=40
for c in range(2,18): w.column_dimensions[gl(c)].width=9.6
w.column_dimensions['N'].width=12;w.column_dimensions['Q'].width=12;w.column_dimensions['P'].width=1.5;w.column_dimensions['O'].width=7
w.freeze_panes='B6';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=1;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
wb.save(os.path.join(DOC,NAME))
save(NAME,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','uniform-system hotel T12, date-typed month headers, per-occupied-room column and prior T12 after a gap, hidden row, statistics tab first',True)
