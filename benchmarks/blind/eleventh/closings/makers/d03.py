# Full-service hotel, USALI summary, the labels stand between month (left) and year to date (right)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
def make():
    g=random.Random(4103); name='Marlowe_Quay_Hotel_P&L_Summary_2025-07.pdf'
    s=S('Summary Operating Statement','The Marlowe Quay Hotel & Conference Centre','2025-07-01','2025-07-31',['Month Actual','Month Budget','Month Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year'])
    def L(label,m,f=6.4,j=.05,fixed=False):
        b=int(m*(1 if fixed else g.gauss(1,.02))); v=[b if fixed else int(b*g.gauss(1,j)),b,int(b*g.gauss(.96,j)),0,int(b*f),0]
        v[3]=int(v[0]+b*(f-1)*g.gauss(1,j*.5)); v[5]=int(v[2]+b*(f-1)*.965*g.gauss(1,j*.5))
        return s.line(label,[x*100 for x in v],None,1)
    s.head('OPERATING REVENUE')
    ti=s.tot('TOTAL OPERATING REVENUE',[L('Rooms',1684300,6.1),L('Food and Beverage',742900),L('Other Operated Departments',88450,6.2,.09),L('Miscellaneous Income',21700,6.5,.15)],lvl=0,kind='TOTAL',key='total_income')
    s.head('DEPARTMENTAL EXPENSES')
    de=s.tot('TOTAL DEPARTMENTAL EXPENSES',[L('Rooms',412700),L('Food and Beverage',521300),L('Other Operated Departments',51900)],lvl=0)
    dp=s.tot('TOTAL DEPARTMENTAL PROFIT',[ti,de],lvl=0,signs=[1,-1])
    s.head('UNDISTRIBUTED OPERATING EXPENSES')
    un=s.tot('TOTAL UNDISTRIBUTED EXPENSES',[L('Administrative and General',186400,6.8),L('Information and Telecommunications Systems',39750,6.9),L('Sales and Marketing',158900,6.7),L('Property Operation and Maintenance',104600,6.9),L('Utilities',79300,6.8,.08)],lvl=0)
    go=s.tot('GROSS OPERATING PROFIT',[dp,un],lvl=0,signs=[1,-1])
    mf=s.add(R('LINE','MANAGEMENT FEES',[int(round(v*.03/100))*100 for v in s.rows[ti].vals],None,0))
    ib=s.tot('INCOME BEFORE NON-OPERATING INCOME AND EXPENSES',[go,mf],lvl=0,signs=[1,-1])
    s.head('NON-OPERATING INCOME AND EXPENSES')
    ni=s.add(R('LINE','Income',[-350000,-350000,-340000,-2450000,-2450000,-2380000],None,1))
    no=s.tot('TOTAL NON-OPERATING INCOME AND EXPENSES',[ni,L('Rent',12800,7,.0,True),L('Property and Other Taxes',93250,7,.01),L('Insurance',41600,7,.01),L('Other',2300,7,.4)],lvl=0)
    eb=s.tot('EBITDA',[ib,no],lvl=0,kind='TOTAL',signs=[1,-1])
    rr=s.add(R('LINE','LESS: REPLACEMENT RESERVE',[int(round(v*.04/100))*100 for v in s.rows[ti].vals],None,0))
    s.tot('NET OPERATING INCOME',[eb,rr],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    W,H=landscape(A4); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    c.setFillColor(colors.HexColor('#1f2f46')); c.rect(0,H-62,W,62,stroke=0,fill=1); c.setFillColor(colors.white)
    c.setFont('Times-Bold',15); c.drawString(28,H-28,'The Marlowe Quay Hotel & Conference Centre'); c.setFont('Times-Roman',10.5); c.drawString(28,H-46,'Summary Operating Statement')
    c.drawRightString(W-28,H-28,'For the month ended 31 July 2025'); c.drawRightString(W-28,H-46,'Amounts in US dollars')
    c.setFillColor(colors.black)
    LX=[84,112,170,198,256,284]; RX=[628,656,714,742,790,816]; mid=420
    RX=[612,640,694,722,776,804]
    y=H-82; c.setFont('Times-Bold',9); c.drawCentredString(156,y,'M O N T H'); c.drawCentredString(684,y,'Y E A R   T O   D A T E')
    c.setLineWidth(.5); c.line(40,y-4,288,y-4); c.line(562,y-4,808,y-4); y-=15
    c.setFont('Times-Italic',8.5)
    for X in(LX,RX):
        for x,t in zip(X,['Actual','%','Budget','%','Last Year','%']): c.drawRightString(x,y,t)
    y-=15; tv=s.rows[ti].vals; base=None
    f=lambda v: num(v,0)
    for k,r in enumerate(s.rows):
        tot=r.t in('SUBTOTAL','TOTAL'); b=tot or r.t=='HEADING'; c.setFont('Times-Bold' if b else 'Times-Roman',8.6)
        if r.t=='TOTAL': c.setFillColor(colors.HexColor('#dde4ee')); c.rect(28,y-3.2,W-56,11.8,stroke=0,fill=1); c.setFillColor(colors.black)
        if tot or r.lvl==0: c.drawCentredString(mid+4,y,r.label)
        else: c.drawString(318,y,r.label)
        if r.t!='HEADING':
            dept={7:1,8:2,9:3}  # departmental expenses against their own revenue
            for X,o in((LX,0),(RX,3)):
                for q in range(3):
                    v=r.vals[o+q]; den=tv[o+q]
                    if 'DEPARTMENTAL EXPENSES' not in r.label and k in dept: den=s.rows[dept[k]].vals[o+q]
                    c.drawRightString(X[2*q],y,f(v)); c.setFont('Times-Italic',7.6); c.drawRightString(X[2*q+1],y,f'{100*v/den:.1f}'); c.setFont('Times-Bold' if b else 'Times-Roman',8.6)
            if tot: c.setLineWidth(.4); [c.line(x-46,y+8.6,x,y+8.6) for X in(LX,RX) for x in X[::2]]
        y-=11.5
        if tot: y-=3.2
    # statistics box: 296 rooms
    rv=[s.rows[1].vals[0]/100/(296*31),s.rows[1].vals[3]/100/(296*212)]; oc=[.847,.782]
    stats=[('Occupancy',)+tuple(f'{100*o:.1f}%' for o in oc),('Average daily rate',)+tuple(f'$ {a/o:.2f}' for a,o in zip(rv,oc)),('RevPAR',)+tuple(f'$ {a:.2f}' for a in rv)]
    y-=6; c.setLineWidth(.7); c.rect(200,y-37,W-400,44); c.setFont('Times-Bold',8); c.drawString(208,y-7,'Operating statistics')
    c.setFont('Times-Roman',8)
    for i,(l,m,t) in enumerate(stats):
        c.drawString(320,y-7-i*12,l); c.drawRightString(500,y-7-i*12,m); c.drawRightString(590,y-7-i*12,t)
    c.setFont('Times-Italic',7); c.drawString(28,22,'Departmental expense ratios are shown against the revenue of the department. Prepared by Harcastle Lodging Management, Property Accounting. Unaudited.'); c.drawRightString(W-28,22,'1 / 9')
    c.save()
    save(name,[s],'HOSPITALITY','OPERATING_STATEMENT','property accounting, hotel manager','USALI summary, label column in the middle between month and YTD blocks, ratio columns','labels in the middle; same label twice (revenue / expense); statistics box below is not part of rows; non-operating income negative among expenses')
if __name__=='__main__': make()
