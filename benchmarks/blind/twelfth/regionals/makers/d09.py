# hotel departmental P&L, label in the centre, month on the left and YTD on the right
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(9909)
S=St('Departmental Profit and Loss Statement','HOTEL LARKSPUR',['Current Month Actual','Current Month Budget','Current Month Last Year','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Last Year'],'2025-01-01','2025-07-31',zero='dash',dp=0)
rooms=138; dm,dy=31,212
av=[rooms*dm]*3+[rooms*dy]*3
occ=[.842,.835,.821,.748,.755,.731]; adr=[184.2,181,176.4,166.85,168,161.1]
sold=[round(a*o) for a,o in zip(av,occ)]; rrev=[round(s*a) for s,a in zip(sold,adr)]
g=[1,1,1]; k=[1,.985,.955,6.35,6.4,6.05]
def a(b,n=.06): return [b*x*R.uniform(1-n,1+n) for x in k]
S.H('STATISTICS')
def stat(l,v,fmt): S.L(l,[0]*6,ind=1); S.rows[-1]['vals']=v; S.rows[-1]['fmt']=fmt; S.rows[-1]['nofoot']=1
stat('Rooms Available',av,'n'); stat('Rooms Occupied',sold,'n'); stat('Occupancy %',[round(s/x,3) for s,x in zip(sold,av)],'p'); stat('Average Daily Rate',[r2(x/s) for x,s in zip(rrev,sold)],'d'); stat('RevPAR',[r2(x/s) for x,s in zip(rrev,av)],'d')
S.H('OPERATING REVENUE')
oth=a(9100,.1)
rv=[S.L('Transient',[x*.62 for x in rrev]),S.L('Group',[x*.27 for x in rrev])]
rv.append(S.L('Contract / Airline',[rrev[c]-S.rows[rv[0]]['vals'][c]-S.rows[rv[1]]['vals'][c] for c in range(6)]))
tr=S.T('Total Rooms Revenue',rv)
fb=S.T('Total Food & Beverage Revenue',[S.L('Restaurant & Bar',a(96400)),S.L('Banquet & Catering',a(71800,.12)),S.L('Meeting Room Rental',a(12500,.1))])
od=S.L('Parking',a(18600)); mi=S.L('Guest Laundry & Sundry',a(4350,.1)); at=S.L('Miscellaneous Income',oth)
inc=S.T('TOTAL OPERATING REVENUE',[tr,fb,od,mi,at],kind='TOTAL',key='total_income')
def dep(h,ls,tot):
    S.H(h); return S.T(tot,[S.L(l,a(b,.07)) for l,b in ls])
e1=dep('ROOMS DEPARTMENT EXPENSE',[('Salaries & Wages',98400),('Payroll Taxes & Benefits',24900),('Guest Supplies',11800),('Linen & Laundry',9600),('Travel Agent Commissions',31200),('Reservation Fees',14100),('Complimentary Breakfast',8200),('Other Rooms Expense',5400)],'Total Rooms Expense')
e2=dep('FOOD & BEVERAGE EXPENSE',[('Cost of Food',38100),('Cost of Beverage',12600),('Salaries & Wages',61800),('Payroll Taxes & Benefits',15900),('China, Glass & Silver',1900),('Other F&B Expense',6300)],'Total Food & Beverage Expense')
e3=dep('OTHER DEPARTMENTS EXPENSE',[('Parking Operator Fee',7400),('Guest Laundry & Sundry Cost',2300)],'Total Other Departments Expense')
td=S.T('TOTAL DEPARTMENTAL EXPENSE',[e1,e2,e3],kind='SUBTOTAL')
dp=S.T('TOTAL DEPARTMENTAL PROFIT',[inc,~td],kind='TOTAL')
u=dep('UNDISTRIBUTED EXPENSES',[('Administrative & General',58700),('Information & Telecommunications',12900),('Sales & Marketing',44100),('Franchise Royalty & Program Fees',0),('Property Operations & Maintenance',33600),('Utilities',29800)],'Total Undistributed Expenses')
gop=S.T('GROSS OPERATING PROFIT',[dp,~u],kind='TOTAL')
mf=S.L('Base Management Fee',[x*.03 for x in S.rows[inc]['vals']],ind=0)
S.H('FIXED CHARGES')
fc=S.T('Total Fixed Charges',[S.L('Property Taxes',[23150,23150,22100,162050,162050,154700]),S.L('Property & Liability Insurance',[9480,9600,8840,66360,67200,61880]),S.L('Equipment Leases',[1260,1260,1410,8820,8820,9870])])
noi=S.T('NET OPERATING INCOME',[gop,~mf,~fc],kind='TOTAL',key='noi')
x=[S.L('Replacement Reserve (4%)',[v*.04 for v in S.rows[inc]['vals']],ind=0),S.L('Mortgage Interest',[71240,71240,72815,499310,499310,510220],ind=0),S.L('Depreciation & Amortization',[64500,64500,61800,451500,451500,432600],ind=0),S.L('Loss / (Gain) on Disposal',[0,0,0,2140,0,-850],ind=0)]
ni=S.T('NET INCOME',[noi]+[~i for i in x],kind='TOTAL',key='net_income')
if __name__=='__main__':
    W,H=landscape(letter); N='hotel_larkspur_dept_pl_jul25.pdf'
    c=canvas.Canvas(BASE+'/documents/'+N,pagesize=(W,H),invariant=1)
    xl=[78,166,254]; pl=[112,200,288]; xr=[538,626,714]; pr=[572,660,748]; mid=(296,476)
    pg=0
    def top():
        global y,pg; pg+=1
        c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-34,'HOTEL LARKSPUR'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-47,'Departmental Profit and Loss Statement'); c.drawCentredString(W/2,H-59,'July 2025'+('' if pg==1 else ' (continued)'))
        y=H-78; c.setFont('Times-Bold',8.5); c.setLineWidth(.8)
        c.drawCentredString(160,y,'C U R R E N T   M O N T H'); c.drawCentredString(620,y,'Y E A R - T O - D A T E'); c.line(30,y-3,290,y-3); c.line(486,y-3,750,y-3); y-=13
        c.setFont('Times-Bold',8)
        for xs,ps in((xl,pl),(xr,pr)):
            for q,p,t in zip(xs,ps,['Actual','Budget','Last Year']): c.drawRightString(q,y,t); c.drawRightString(p,y,'%')
        c.line(30,y-3,750,y-3); y-=14
    def foot(): c.setFont('Times-Italic',7); c.drawString(30,22,'Unaudited - for management use only.  % = percent of total revenue; department lines included.'); c.drawRightString(750,22,f'{pg}'); c.showPage()
    top()
    for r in S.rows:
        if y<42 or (y<70 and r['type']=='HEADING'): foot(); top()
        f='Times-Bold' if r['type']!='LINE' else 'Times-Roman'; c.setFont(f,8)
        if r['type']=='HEADING': y-=2; c.drawCentredString((mid[0]+mid[1])/2,y,r['label'])
        else:
            c.drawString(mid[0]+4+(8 if r['type']=='LINE' and r['ind'] else 0),y,r['label'])
            fm=r.get('fmt')
            for k2,(q,p) in enumerate(list(zip(xl,pl))+list(zip(xr,pr))):
                v=r['vals'][k2]
                t=f'{v*100:.1f}%' if fm=='p' else f'{v:,.2f}' if fm=='d' else f'{v:,}' if fm=='n' else par(v,0,'-')
                if r['type']=='TOTAL' : t=('$ ' if v>=0 else '')+t
                c.drawRightString(q,y,t)
                if not fm: c.drawRightString(p,y,'-' if not v else f'{v/S.rows[inc]["vals"][k2]*100:.1f}')
                if r['type']!='LINE': c.setLineWidth(.4); c.line(q-46,y+7.6,q,y+7.6)
            if r['type']=='TOTAL': y-=4
            if r.get('label')=='RevPAR': y-=3
        y-=10.2
    foot(); c.save(); print('pages',pg)
    save(N,[S],'HOSPITALITY','OPERATING_STATEMENT','hotel departmental P&L, label column in the centre between month and YTD','statistics on top, % columns between amounts without grouping, two pages, centred headings')
