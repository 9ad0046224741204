# hotel USALI summary, labels between month (left) and YTD (right)
from lib import *; import random
from reportlab.pdfgen import canvas
r=random.Random(1902)
C=["Current Month Actual","Current Month Budget","Current Month Last Year","Year to Date Actual","Year to Date Budget","Year to Date Last Year"]
s=St("Summary Operating Statement","Harborline Inn & Suites - Portsmouth","2025-01-01","2025-07-31",C)
def six(m,vol=.09): 
    x=[m*(1+r.uniform(-vol,vol)),m,m*.955*(1+r.uniform(-vol,vol))]
    y=[m*6.1*(1+r.uniform(-vol,vol)/2),m*6.05,m*5.8*(1+r.uniform(-vol,vol)/2)]
    return [round(z) for z in x+y]
av=[4557,4557,4557,31164,31164,31164]
occ=[.842,.825,.816,.713,.702,.689]; sold=[round(a*o) for a,o in zip(av,occ)]
adr=[189.4,186,181.2,162.75,160.5,156.1]
rooms=[round(a*b) for a,b in zip(sold,adr)]
s.H("STATISTICS")
s.L("Rooms Available",av,ind=1,f='n');s.L("Rooms Sold",sold,ind=1,f='n')
s.L("Occupancy",[round(a/b,3) for a,b in zip(sold,av)],ind=1,f='p')
for row in s.rows[-1:]: row['v']=[round(a/b,3) for a,b in zip(sold,av)]
s.L("Average Daily Rate",[round(a/b,2) for a,b in zip(rooms,sold)],ind=1,f='r')
s.L("RevPAR",[round(a/b,2) for a,b in zip(rooms,av)],ind=1,f='r')
s.H("OPERATING REVENUE")
a=[s.L("Rooms",rooms)]+[s.L(l,six(m)) for l,m in [("Food & Beverage",64200),("Other Operated Departments",11850),("Miscellaneous Income",4300)]]
tr=s.S("TOTAL OPERATING REVENUE",a,t='TOTAL',key="total_income")
s.H("DEPARTMENTAL EXPENSES")
a=[s.L(l,six(m)) for l,m in [("Rooms",151300),("Food & Beverage",49900),("Other Operated Departments",6420)]]
de=s.S("TOTAL DEPARTMENTAL EXPENSES",a)
dp=s.S("TOTAL DEPARTMENTAL PROFIT",[tr,de],neg=[de],t='TOTAL')
s.H("UNDISTRIBUTED OPERATING EXPENSES")
a=[s.L(l,six(m)) for l,m in [("Administrative & General",58800),("Information & Telecom Systems",9100),("Sales & Marketing",51700),("Franchise Fees",63900),("Property Operations & Maint.",33250),("Utilities",27600)]]
ue=s.S("TOTAL UNDISTRIBUTED EXPENSES",a)
gop=s.S("GROSS OPERATING PROFIT",[dp,ue],neg=[ue],t='TOTAL')
mf=s.L("Management Fees",[round(.03*x) for x in s.rows[tr]['v']],ind=0)
ib=s.S("INCOME BEFORE NON-OPERATING",[gop,mf],neg=[mf],t='TOTAL')
s.H("NON-OPERATING INCOME & EXPENSES")
a=[s.L("Property & Other Taxes",[28400,28400,27150,198800,198800,190050]),s.L("Insurance",six(14900,.02)),s.L("Equipment Leases",six(1650,.05)),s.L("Owner Expenses",[0,1500,2240,6115,10500,9870])]
ne=s.S("TOTAL NON-OPERATING",a)
eb=s.S("EBITDA",[ib,ne],neg=[ne],t='TOTAL')
rr=s.L("FF&E Replacement Reserve",[round(.04*x) for x in s.rows[tr]['v']],ind=0)
s.S("NET OPERATING INCOME",[eb,rr],neg=[rr],t='TOTAL',key="noi")
W,H=842,595
N="harborline_hotel_pl_july.pdf"
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
c.setFillGray(.15);c.rect(0,548,W,47,fill=1,stroke=0);c.setFillGray(1)
c.setFont("Times-Bold",15);c.drawString(30,572,"Harborline Inn & Suites - Portsmouth")
c.setFont("Times-Roman",10);c.drawString(30,556,"Summary Operating Statement   |   147 Keys   |   For the Month and Seven Months Ended July 31, 2025")
c.setFillGray(0)
LX=[92,128,196,232,300,336];RX=[592,628,696,732,780,816]
LX=[84,118,186,220,288,322];RX=[586,620,688,722,784,818]
c.setFont("Times-Bold",9);c.drawCentredString(190,530,"CURRENT MONTH");c.drawCentredString(690,530,"YEAR TO DATE")
c.line(30,526,324,526);c.line(532,526,820,526)
c.setFont("Times-Bold",8)
for X in (LX,RX):
    for x,h in zip(X,["Actual","%","Budget","%","Last Year","%"]): c.drawRightString(x,515,h)
y=500
T=s.rows[tr]['v']; base=T; sec=None
rv={'Rooms':rooms,'Food & Beverage':s.rows[a[0]]['v']}
revrows={s.rows[i]['label']:s.rows[i]['v'] for i in s.rows[tr]['items']}
for row in s.rows:
    b=row['t']!='LINE'
    if row['t']=='HEADING':
        y-=4; sec=row['label']
        c.setFillGray(.9);c.rect(330,y-3,196,11,fill=1,stroke=0);c.setFillGray(0)
    c.setFont("Times-Bold" if b else "Times-Roman",8.5)
    c.drawString(336+8*row['ind'],y,row['label'])
    if row['t']!='HEADING':
        f=row.get('f','d')
        for j,v in enumerate(row['v']):
            X=LX if j<3 else RX; k=2*(j%3)
            if f=='p': t=f"{v*100:.1f}%"
            elif f=='r': t=f"${v:,.2f}"
            elif f=='n': t=f"{v:,}"
            else: t=par(v)
            c.drawRightString(X[k],y,t)
            if f=='d':
                den=T[j]
                if sec=="DEPARTMENTAL EXPENSES" and row['t']=='LINE': den=revrows[row['label']][j]
                c.setFont("Times-Italic",7.5);c.drawRightString(X[k+1],y,f"{v/den*100:.1f}");c.setFont("Times-Bold" if b else "Times-Roman",8.5)
        if b:
            for X in (LX,RX):
                for k in (0,2,4): c.line(X[k]-50,y+8,X[k],y+8)
    y-=12
c.setFont("Times-Italic",7);c.drawString(30,24,"Departmental expense percentages are of the department's own revenue; all other percentages are of total operating revenue.  Unaudited - for management use.")
c.save()
s.dash=1
save(N,[s],"HOSPITALITY","OPERATING_STATEMENT","USALI summary, labels in the middle, month left, YTD right, percent columns between",True)
