from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
R=random.Random(3801)
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
cols=[m+' 2025' for m in M]+['Total']
s=St('Profit and Loss','Blue Heron Motor Inn LLC','2025-01-01','2025-12-31',cols)
sea=[.55,.6,.75,.9,1.1,1.35,1.55,1.5,1.1,.95,.65,.6]
def ser(base,seas=1,j=.06,cents=True):
    v=[round(base*((sea[i]-1)*seas+1)*(1+R.uniform(-j,j)),2) for i in range(12)]
    return v+[round(sum(v),2)]
def some(d):
    v=[d.get(i) for i in range(12)]; return v+[round(sum(x for x in v if x),2)]
def fix(x): return [x]*12+[round(12*x,2)]
neg=lambda v:[-x if x is not None else None for x in v]
s.H('Income')
i=[]
s.H('Room Revenue',1)
a=[s.L('Transient Rooms',ser(41250),ind=2),s.L('Weekly Guests',ser(6400,.2),ind=2),s.L('OTA Bookings',ser(14900),ind=2)]
i.append(s.T('Total Room Revenue',a,ind=1))
i.append(s.L('Laundry & Vending',ser(780)))
i.append(s.L('Pet Fees',ser(410)))
i.append(s.L('Cell Tower Lease',fix(925.0)))
i.append(s.L('Refunds/Allowances',neg(ser(390))))
ti=s.T('Total Income',i,key='total_income',typ='TOTAL')
s.H('Cost of Goods Sold')
c=[s.L('OTA Commissions',ser(2390)),s.L('Breakfast Supplies',ser(1180)),s.L('Vending Stock',ser(260))]
tc=s.T('Total Cost of Goods Sold',c)
gp=s.T('Gross Profit',[ti,tc],[1,-1])
s.H('Expenses')
e=[s.L('Advertising & Signs',ser(640,.3,.3)),s.L('Bank & Merchant Fees',ser(1710)),s.L('Franchise & Reservation Fee',ser(2140)),s.L('Guest Supplies',ser(1260))]
s.H('Insurance',1)
b=[s.L('Property & Liability',fix(2318.42),ind=2),s.L('Workers Comp',some({0:1911.0,3:1911.0,6:2044.0,9:2044.0}),ind=2)]
e.append(s.T('Total Insurance',b,ind=1))
s.H('Payroll Expenses',1)
b=[s.L('Front Desk',ser(7900,.25),ind=2),s.L('Housekeeping',ser(8600,.7),ind=2),s.L('Maintenance Wages',ser(2850,.1),ind=2),s.L('Payroll Taxes',ser(1610,.5),ind=2)]
e.append(s.T('Total Payroll Expenses',b,ind=1))
e+=[s.L('Legal & Accounting',some({0:350.0,2:2875.0,3:350.0,6:350.0,9:350.0})),s.L('Pool',some({4:1480.25,5:612.1,6:588.4,7:640.0,8:910.77})),s.L('Property Taxes',some({3:17244.61,9:17244.61})),s.L('Repairs & Maintenance',ser(2950,.2,.45)),s.L('Snow Removal',some({0:1120.0,1:1400.0,2:560.0,11:840.0}))]
s.H('Utilities',1)
b=[s.L('Cable & Internet',fix(689.95),ind=2),s.L('Electric',ser(3300,.5),ind=2),s.L('Propane',ser(1450,-.6),ind=2),s.L('Trash',fix(412.5),ind=2),s.L('Water & Sewer',ser(1380,.7),ind=2)]
e.append(s.T('Total Utilities',b,ind=1))
te=s.T('Total Expenses',e,key='total_operating_expenses')
no=s.T('Net Operating Income',[gp,te],[1,-1],key='noi',typ='TOTAL')
s.H('Other Income'); oi=s.L('Interest Earned',ser(38,.1)); toi=s.T('Total Other Income',[oi])
s.H('Other Expenses')
o=[s.L('Depreciation',some({11:61480.0})),s.L('Mortgage Interest',ser(6120,0,.01)),s.L('Owner Vehicle',ser(460,0,.2))]
to=s.T('Total Other Expenses',o); no2=s.T('Net Other Income',[toi,to],[1,-1])
s.T('Net Income',[no,no2],key='net_income',typ='TOTAL')
fn='BlueHeron_PL_2025.pdf'
W,Hh=landscape(legal); cv=canvas.Canvas(D+fn,pagesize=(W,Hh),invariant=1)
x0=30; lw=138; cw=(W-60-lw)/13
def hdr(first):
    y=Hh-34
    if first:
        cv.setFont('Helvetica-Bold',13); cv.drawCentredString(W/2,y,'Blue Heron Motor Inn LLC'); y-=15
        cv.setFont('Helvetica',11); cv.drawCentredString(W/2,y,'Profit and Loss'); y-=13
        cv.setFont('Helvetica',9); cv.drawCentredString(W/2,y,'January - December 2025'); y-=22
    cv.setLineWidth(.6); cv.line(x0,y+10,W-30,y+10)
    cv.setFont('Helvetica-Bold',6.8)
    for k,c in enumerate(cols): cv.drawRightString(x0+lw+(k+1)*cw-2,y,c.upper())
    cv.line(x0,y-4,W-30,y-4); return y-15
def foot(p): cv.setFont('Helvetica',7); cv.drawString(x0,20,'Cash Basis  Thursday, January 22, 2026 03:41 PM GMT-06:00'); cv.drawRightString(W-30,20,f'{p}/2')
y=hdr(True); p=1
for l,t,v,code,ind in s.R():
    if y<44: foot(p); cv.showPage(); p+=1; y=hdr(False)
    b=t in('SUBTOTAL','TOTAL'); fo='Helvetica-Bold' if b else 'Helvetica'
    cv.setFont(fo,7); cv.drawString(x0+ind*8,y,l)
    if b: cv.setLineWidth(.3); cv.line(x0+lw,y+7.4,W-30,y+7.4)
    if t!='HEADING':
        cv.setFont(fo,6.6)
        for k,q in enumerate(v):
            if q is not None: cv.drawRightString(x0+lw+(k+1)*cw-2,y,f2(q,'$' if b else ''))
    y-=11.2
foot(p); cv.save()
save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','QuickBooks Online monthly P&L, legal landscape, nested accounts','headers repeat on p2, blank months, COGS before expenses')
