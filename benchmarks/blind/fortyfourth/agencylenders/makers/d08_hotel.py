from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
r=random.Random(4408);N='Harborgate Inn June 2025 P&L.pdf'
RM=128;P='Harborgate Inn & Suites'
cols=[f'{a} {b}' for a in ('Current Month','Year To Date') for b in ('Actual','Budget','Last Year')]
s=S('Summary Operating Statement',P,'2025-01-01','2025-06-30',cols,nd=0)
s.head('Statistics')
av=[RM*30]*3+[RM*181,RM*181,RM*182];occ=[.8241,.81,.7965,.7128,.72,.6987];sold=[round(a*o) for a,o in zip(av,occ)]
adr=[168.42,166,161.77,149.15,150.5,145.28];rev=[round(a*b) for a,b in zip(sold,adr)]
s.line('Rooms Available',av);s.line('Rooms Sold',sold)
def raw(l,v): s.rows.append(dict(code=None,label=l,type='LINE',base=v,vals=v,items=None,lv=1,kind='S'))
raw('Occupancy %',[round(a/b,3) for a,b in zip(sold,av)]);raw('ADR',[round(a/b,2) for a,b in zip(rev,sold)]);raw('RevPAR',[round(a/b,2) for a,b in zip(rev,av)])
sc=[1,.99,.95,5.15,5.2,4.95]
def L(l,b,k='E',v=.07): return s.line(l,[b*q*r.uniform(1-v,1+v) for q in sc],kind=k)
s.head('Operating Revenue')
R0=s.line('Rooms Revenue',rev);R1=L('Food & Beverage',38200);R2=L('Telecommunications',0.0) if 0 else L('Market Pantry',6150);R3=L('Parking',9300);R4=L('Miscellaneous Income',2750)
t=s.sub('Total Operating Revenue',[R0,R1,R2,R3,R4],'TOTAL',key='total_income')
s.head('Departmental Expenses')
de=s.sub('Total Departmental Expenses',[L('Rooms Department',136500),L('Food & Beverage Department',29100),L('Other Operated Departments',5900)],kind='E')
dp=s.sub('Total Departmental Profit',[t,(de,-1)])
s.head('Undistributed Operating Expenses')
ud=s.sub('Total Undistributed Expenses',[L('Administrative & General',44800),L('Information & Telecom Systems',8900),L('Sales & Marketing',36300),L('Franchise Fees',51200),L('Property Operation & Maintenance',25400),L('Utilities',22600)],kind='E')
gop=s.sub('Gross Operating Profit',[dp,(ud,-1)],'TOTAL')
mf=s.line('Base Management Fees',[s.rows[t]['base'][i]*.03 for i in range(6)],kind='E')
ib=s.sub('Income Before Non-Operating Expenses',[gop,(mf,-1)])
s.head('Non-Operating Expenses')
no=s.sub('Total Non-Operating Expenses',[s.line('Real Estate Taxes',[21450,21450,20780,128700,128700,124680],kind='E'),s.line('Property Insurance',[13870,13200,11940,83220,79200,71640],kind='E'),L('Equipment Leases',1240,'E',.02)],kind='E')
eb=s.sub('Net Operating Income',[ib,(no,-1)],'TOTAL',key='noi')
ff=s.line('Replacement Reserve (4%)',[s.rows[t]['base'][i]*.04 for i in range(6)],kind='E')
nn=s.sub('Net Cash Flow After Reserve',[eb,(ff,-1)],'TOTAL',key='net_cash_flow')
c=canvas.Canvas(doc(N),pagesize=(842,595))
xl=[82,120,172,210,262,300];xr=[572,610,662,700,752,790]
c.setFont('Times-Bold',14);c.drawCentredString(436,560,P);c.setFont('Times-Roman',10);c.drawCentredString(436,546,'Summary Operating Statement');c.drawCentredString(436,533,'For the Month and Six Months Ended June 30, 2025')
c.setFillColor(HexColor('#DDE7E0'));c.rect(34,492,768,32,fill=1,stroke=0);c.setFillColor(black);c.setFont('Times-Bold',9)
c.drawCentredString(170,513,'CURRENT MONTH');c.drawCentredString(660,513,'YEAR TO DATE')
c.setLineWidth(.5);c.line(40,510,300,510);c.line(520,510,790,510)
for xs in (xl,xr):
    for i,h in enumerate(['Actual','%','Budget','%','Last Year','%']): c.drawRightString(xs[i],498,h)
y=482;T=s.rows[t]['vals'];fm=lambda v:f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
st=True
for R in s.rows:
    b=R['type']!='LINE';c.setFont('Times-Bold' if b else 'Times-Roman',8.8)
    if R['type']=='HEADING': c.drawCentredString(420,y,R['label'].upper() if 0 else R['label']);c.line(420-c.stringWidth(R['label'])/2,y-1.5,420+c.stringWidth(R['label'])/2,y-1.5)
    else:
        c.drawString(325,y,R['label'])
        for j in range(6):
            xs=(xl if j<3 else xr);x=xs[2*(j%3)];v=R['vals'][j]
            if R['kind']=='S': tx=f'{v*100:.1f}%' if '%' in R['label'] else f'{v:,.2f}'
            else: tx=fm(v)
            c.drawRightString(x,y,tx)
            if R['kind']!='S' and 'Rooms A' not in R['label'] and 'Rooms Sold' not in R['label']: c.drawRightString(xs[2*(j%3)+1],y,f'{v/T[j]*100:.1f}')
            if R['items']: c.line(x-44,y+8.5,x,y+8.5)
            if R['type']=='TOTAL': c.line(x-44,y-2.5,x,y-2.5)
    y-=10.9
    if R['type']=='TOTAL' or R['label']=='RevPAR': y-=4
    elif R['items']:y-=2
c.setFont('Times-Italic',7.5);c.drawString(40,28,'Unaudited - prepared by Coastline Hospitality Management');c.drawRightString(800,28,'7/18/2025')
c.save();print('y',y,len(s.rows))
save(N,[s.dump()],'HOSPITALITY','OPERATING_STATEMENT','hotel management company','label column in the middle, month left and YTD right, % beside each, statistics on top, A4 landscape',True)
