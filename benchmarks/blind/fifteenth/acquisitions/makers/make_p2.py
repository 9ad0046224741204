# Full-service hotel USALI TTM vs prior TTM; portrait; $, %, POR columns; statistics block; parentheses none -> minus signs
from st import *
from reportlab.pdfgen import canvas
R=random.Random(8202)
s=S('Summary Operating Statement','The Wharfside Hotel & Conference Center','2024-07-01','2025-06-30',['TTM Jun-2025 Amount','TTM Jun-2024 Amount','Variance'])
av=(212*365,212*366); sold=(57218,55391); rooms=(9871440,9288070)
occ=[round(a/b,3) for a,b in zip(sold,av)]; adr=[round(r/n,2) for r,n in zip(rooms,sold)]; rp=[round(r/n,2) for r,n in zip(rooms,av)]
s.H('Operating Statistics')
s.L('Available Rooms',[av[0],av[1],None],f='n'); s.L('Rooms Sold',[sold[0],sold[1],None],f='n'); s.L('Occupancy',[occ[0],occ[1],None],f='p'); s.L('Average Daily Rate',[adr[0],adr[1],None],f='d'); s.L('RevPAR',[rp[0],rp[1],None],f='d')
def L(l,a,g): 
    b=int(round(a/(1+g))); return s.L(l,[a,b,a-b])
s.H('Operating Revenue')
i=[s.L('Rooms',[rooms[0],rooms[1],rooms[0]-rooms[1]]),L('Food',2418306,.051),L('Beverage',811294,.083),L('Banquet Room Rental & AV',466180,-.032),L('Other Operated Departments',388415,.024),L('Miscellaneous Income',97026,-.12)]
rev=s.T('Total Operating Revenue',i,'TOTAL',key='total_income')
s.H('Departmental Expenses')
i=[L('Rooms',2512873,.046),L('Food & Beverage',2467511,.062),L('Other Operated Departments',201733,.011)]
dx=s.T('Total Departmental Expenses',i)
dp=s.T('Total Departmental Profit',[rev,dx],'TOTAL',signs=[1,-1])
s.H('Undistributed Operating Expenses')
i=[L('Administrative & General',1192460,.038),L('Information & Telecommunications Systems',214388,.071),L('Sales & Marketing',1004217,.029),L('Franchise Fees',493572,.0631),L('Property Operations & Maintenance',601845,.055),L('Utilities',488190,-.018)]
ux=s.T('Total Undistributed Expenses',i)
gop=s.T('Gross Operating Profit',[dp,ux],'TOTAL',signs=[1,-1])
mf=L('Management Fees',421580,.048)
ib=s.T('Income Before Non-Operating Income and Expenses',[gop,mf],'TOTAL',signs=[1,-1])
s.H('Non-Operating Income and Expenses')
i=[L('Property & Other Taxes',518904,.022),L('Insurance',263117,.187),L('Equipment Leases',38640,-.05),s.L('Cost Recovery Income',[-24000,-24000,0])]
nx=s.T('Total Non-Operating Income and Expenses',i)
eb=s.T('EBITDA',[ib,nx],'TOTAL',signs=[1,-1])
rs=L('Replacement Reserve',int(round(s.rows[rev]['v'][0]*.04)),.05)
s.rows[rs]['v'][1]=int(round(s.rows[rev]['v'][1]*.04)); s.rows[rs]['v'][2]=s.rows[rs]['v'][0]-s.rows[rs]['v'][1]
s.T('Net Operating Income (EBITDA less Replacement Reserve)',[eb,rs],'TOTAL',signs=[1,-1],key='noi')
c=canvas.Canvas(f'{DOC}/Wharfside TTM Summary Operating Statement.pdf',pagesize=(612,792),invariant=1)
c.setFont('Times-Bold',15); c.drawCentredString(306,752,'The Wharfside Hotel & Conference Center'); c.setFont('Times-Roman',11); c.drawCentredString(306,737,'Summary Operating Statement')
c.setFont('Times-Italic',9.5); c.drawCentredString(306,724,'Trailing Twelve Months Ended June 30, 2025 and June 30, 2024 (212 keys)')
# grouped header
c.setFont('Times-Bold',9); c.setFillColorRGB(.13,.2,.36); c.rect(232,694,158-0,14,fill=1,stroke=0); c.rect(393,694,120,14,fill=1,stroke=0); c.rect(516,694,66,14,fill=1,stroke=0)
c.setFillGray(1); c.drawCentredString(311,698,'TTM Jun-2025'); c.drawCentredString(453,698,'TTM Jun-2024'); c.drawCentredString(549,698,'Change'); c.setFillGray(0)
c.setFont('Times-Italic',8.5)
X=dict(a=298,ap=334,apor=386,b=460,bp=508,v=582)
for k,l in (('a','Amount'),('ap','% Rev'),('apor','$ POR'),('b','Amount'),('bp','% Rev'),('v','Variance')): c.drawRightString(X[k],684,l)
c.line(36,680,582,680)
y=668
def m(x): return f'-{abs(x):,}' if x<0 else f'{x:,}'
RV=s.rows[rev]['v']
for r in s.rows:
    t=r['rt']
    if t=='HEADING': y-=4; c.setFont('Times-BoldItalic',9.5); c.drawString(36,y,r['label']); y-=13; continue
    b=t!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',9)
    f=r.get('f'); lab=r['label']; ind=36 if b else 48
    if c.stringWidth(lab,'Times-Bold' if b else 'Times-Roman',9)>232-ind:   # wrap on two lines
        ws=lab.split(); one=''
        while c.stringWidth(one+' '+ws[0],'Times-Bold',9)<200-ind+20: one=(one+' '+ws.pop(0)).strip()
        c.drawString(ind,y,one); y-=10; c.drawString(ind+8,y,' '.join(ws))
    else: c.drawString(ind,y,lab)
    v=r['v']
    if f:
        g={'n':lambda x:f'{x:,}','p':lambda x:f'{x*100:.1f}%','d':lambda x:f'${x:,.2f}'}[f]
        c.drawRightString(X['a'],y,g(v[0])); c.drawRightString(X['b'],y,g(v[1]))
    else:
        cur='$' if lab in('Total Operating Revenue','Gross Operating Profit','EBITDA') or lab.startswith('Net Op') else ''
        if b: c.setLineWidth(.5); yy=y+(19 if len(lab)>45 else 9); c.line(240,yy,582,yy)
        c.drawRightString(X['a'],y,cur+m(v[0])); c.drawRightString(X['b'],y,cur+m(v[1])); c.drawRightString(X['v'],y,m(v[2]))
        c.setFont('Times-Italic',8); c.drawRightString(X['ap'],y,f'{v[0]/RV[0]*100:.1f}%'); c.drawRightString(X['apor'],y,f'{v[0]/sold[0]:,.2f}'); c.drawRightString(X['bp'],y,f'{v[1]/RV[1]*100:.1f}%')
    y-=12.6 if not b else 15.5
c.setFont('Times-Italic',8); c.drawString(36,40,'POR = per occupied room. Departmental results follow the Uniform System of Accounts, 11th revised edition. Unaudited; furnished by ownership.')
c.save(); print('p2 y',y)
dump('Wharfside TTM Summary Operating Statement.pdf',[s])
