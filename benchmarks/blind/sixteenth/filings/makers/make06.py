# desktop-accounting monthly P&L, printed in two panels of columns (Jan-Jun; Jul-Dec + TOTAL), cents, indented, "Total X" lines
from tl import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(6106)
N='stow_and_go_pl_by_month.pdf'; P='Stow & Go Storage of Pawcat LLC'
mon=['Jan 24','Feb 24','Mar 24','Apr 24','May 24','Jun 24','Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24']
s=St('Profit & Loss',P,'2024-01-01','2024-12-31',mon+['TOTAL'],page=1)
def ser(b,j=.06,g=0): return [round(b*(1+g*m/12)*random.uniform(1-j,1+j),2) for m in range(12)]
def at(d): return [float(d.get(m,0)) for m in range(12)]
def L(code,l,v,ind): return s.l(l,v+[round(sum(v),2)],code=code,ind=ind)
def T(l,a,m=(),ind=0,code=None,**k): return s.t(l,a,m,ind=ind,code=code,**k)
s.h('Ordinary Income/Expense',ind=0); s.h('Income',ind=1)
s.h('Rental Income',code='4000',ind=2)
r=[L('4010','Unit Rent - Climate',ser(21400,.02,.05),3),L('4020','Unit Rent - Drive Up',ser(17850,.02,.03),3),L('4030','RV & Boat Parking',ser(3140,.05),3),L('4090','Discounts & Concessions',[-x for x in ser(1190,.2)],3)]
t1=T('Total 4000 · Rental Income',r,ind=2)
s.h('Other Income',code='4100',ind=2)
r=[L('4110','Late Fees',ser(1420,.15),3),L('4120','Admin Fees',ser(610,.25),3),L('4130','Tenant Insurance Commissions',ser(2215,.04,.06),3),L('4140','Auction Proceeds',at({2:640,5:1185.5,10:420}),3),L('4150','Locks, Boxes & Merchandise',ser(388,.3),3)]
t2=T('Total 4100 · Other Income',r,ind=2)
ti=T('Total Income',[t1,t2],ind=1,key='total_income')
s.h('Cost of Goods Sold',ind=1); cg=L('5000','Merchandise Cost',ser(190,.3),2); tc=T('Total COGS',[cg],ind=1)
gp=T('Gross Profit',[ti],[tc],ind=0)
s.h('Expense',ind=1)
def mth(d,b=0): return at(d) if not b else b
x=[L('6010','Advertising & Internet Listings',ser(1350,.2),2),L('6050','Bank & Card Processing',ser(905,.05),2)]
x.append(L('6100','Insurance - Property',[1288.42]*12,2))
s.h('Payroll Expenses',code='6200',ind=2)
p=[L('6210','Manager Wages',[4615.38,4615.38,4615.38,4615.38,6923.07,4753.84,4753.84,4753.84,4753.84,7130.76,4753.84,4753.84],3),L('6220','Relief Staff',ser(1240,.15),3),L('6230','Payroll Taxes',ser(498,.08),3)]
x.append(T('Total 6200 · Payroll Expenses',p,ind=2))
x.append(L('6300','Property Taxes',at({0:15208.11,6:15208.11}),2))
s.h('Repairs & Maintenance',code='6400',ind=2)
p=[L('6410','Gate & Door Repairs',ser(540,.6),3),L('6420','HVAC Service',at({3:1180,9:1295}),3),L('6430','Snow Plowing',at({0:2100,1:1650,2:450,11:1800}),3),L('6440','Pest Control',[85.0]*12,3)]
x.append(T('Total 6400 · Repairs & Maintenance',p,ind=2))
s.h('Utilities',code='6500',ind=2)
p=[L('6510','Electric',ser(1985,.25),3),L('6520','Gas',at({0:812.4,1:774.18,2:590.06,3:311.2,10:404.9,11:698.33}),3),L('6530','Telephone & Internet',[214.95]*12,3),L('6540','Trash',[162.0]*12,3)]
x.append(T('Total 6500 · Utilities',p,ind=2))
x+=[L('6600','Management Fee',[round(v*.05,2) for v in s.v(ti)[:12]],2),L('6700','Software & Office',ser(420,.12),2),L('6800','Professional Fees',at({2:2400,7:650}),2)]
te=T('Total Expense',x,ind=1,key='total_operating_expenses')
no=T('Net Ordinary Income',[gp],[te],ind=0,key='noi')
s.h('Other Income/Expense',ind=0); s.h('Other Expense',ind=1)
o=[L('8010','Interest Expense',[round(7412.55-18.37*m,2) for m in range(12)],2),L('8020','Depreciation Expense',at({11:96240}),2)]
to=T('Total Other Expense',o,ind=1); no2=T('Net Other Income',[],[to],ind=0)
T('Net Income',[no,no2],ind=0,key='net_income',typ='TOTAL')
for i in (ti,te,no): s.d['rows'][i]['rowType']='TOTAL'
W,H=landscape(letter); c=canvas.Canvas(path(N),pagesize=(W,H),invariant=1)
def m(v): return f"{v:,.2f}"
panels=[range(0,6),range(6,13)]; rows=s.rows(); per=42; pg=0
for cols in panels:
    for st in range(0,len(rows),per):
        pg+=1
        c.setFont('Helvetica-Bold',8); c.drawString(30,H-34,'9:42 AM'); c.drawString(30,H-46,'04/08/25'); c.drawString(30,H-58,'Accrual Basis')
        c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-34,P); c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-49,'Profit & Loss'); c.setFont('Helvetica-Bold',9.5); c.drawCentredString(W/2,H-61,'January through December 2024')
        c.setLineWidth(.8); y=H-84
        X=[330+70*k for k in range(len(cols))]; c.setFont('Helvetica-Bold',7.8)
        for xx,k in zip(X,cols): c.drawCentredString(xx-26,y,s.d['columns'][k]); c.line(xx-58,y-3,xx,y-3)
        y-=15
        for r,q in rows[st:st+per]:
            t='plus' in q; c.setFont('Helvetica-Bold',7.8); lab=(r['accountCode']+' · ' if r['accountCode'] else '')+r['label']; c.drawString(30+12*q['ind'],y,lab)
            c.setFont('Helvetica-Bold' if r['label']=='Net Income' else 'Helvetica',7.8)
            if r['rowType']!='HEADING':
                for xx,k in zip(X,cols):
                    c.drawRightString(xx,y,m(r['values'][k]))
                    if t: c.setLineWidth(.5); c.line(xx-52,y+7.5,xx,y+7.5)
                    if r['label']=='Net Income': c.line(xx-52,y-3,xx,y-3); c.line(xx-52,y-4.6,xx,y-4.6)
            y-=11.3
        c.setFont('Helvetica-Bold',8); c.drawRightString(W-30,22,f'Page {pg}'); c.showPage()
c.save()
# label in truth of "Total 4000 · Rental Income" keeps the printed words
save(N,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','desktop accounting print','P&L by month, columns split over pages (six months, then six months and TOTAL), rows split over pages',True)
