# small hotel: month and year to date, label column in the middle, % columns
from h import *; random.seed(606)
from fpdf import FPDF
F='harbor_light_inn_aug2025.pdf'
cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
s=St('Income Statement',cols,'The Harbor Light Inn','2025-08-01','2025-08-31',zero='num')
def L(l,*v,**k): return s.line(l,[x*100 for x in v],**k)
s.head('OPERATING STATISTICS')
av=(744,744,744,5832,5832,5856); oc=(692,680,671,3901,3980,3842)
rm=(167326,163200,155001,799705,807940,752872)
s.raw('Rooms Available',list(av)); s.raw('Rooms Occupied',list(oc))
s.raw('Occupancy %',[round(o/a,3) for o,a in zip(oc,av)],f='%'); s.raw('Average Daily Rate',[round(r/o,2) for r,o in zip(rm,oc)],f='2'); s.raw('RevPAR',[round(r/a,2) for r,a in zip(rm,av)],f='2')
s.head('REVENUE')
R=[L('Rooms',*rm),L('Breakfast & Tea Room',18344,17900,17120,96218,98400,91037),L('Tavern',41207,39500,36884,188930,185600,171425),L('Gift Nook',3918,4200,4066,15804,17150,16231),L('Weddings & Rentals',12500,9500,8750,47300,42000,38900),L('Other Income',864,900,1012,6127,6300,7218)]
tr=s.tot('TOTAL REVENUE',R,key='total_income',kind='TOTAL')
s.head('DEPARTMENTAL EXPENSES')
DE=[L('Rooms - Payroll',28416,27900,26733,166205,164300,155820),L('Rooms - Other',11872,11400,10966,60114,61200,57407),L('Food & Beverage - Cost of Sales',17905,17200,16610,88421,87600,82140),L('Food & Beverage - Payroll',19380,18850,18027,104377,103200,97866),L('Food & Beverage - Other',4126,4000,3871,22019,22400,20733),L('Gift Nook - Cost of Sales',2041,2200,2114,8277,8950,8511),L('Weddings & Rentals Expense',3610,2900,2645,13955,12600,11780)]
td=s.tot('TOTAL DEPARTMENTAL EXPENSES',DE)
dp=s.tot('DEPARTMENTAL PROFIT',[tr,(td,-1)])
s.head('UNDISTRIBUTED EXPENSES')
UE=[L('Administrative & General',15220,14800,14366,112408,111600,106972),L('Credit Card Commissions',6344,6100,5817,29466,29200,27083),L('Sales & Marketing',7890,8000,7012,52317,54000,48820),L('Booking Channel Fees',9716,9400,8955,43180,44000,40117),L('Repairs & Maintenance',8204,7500,9118,66731,62000,60254),L('Utilities',6911,6800,6570,58842,57600,55019)]
tu=s.tot('TOTAL UNDISTRIBUTED',UE)
gop=s.tot('GROSS OPERATING PROFIT',[dp,(tu,-1)],kind='TOTAL')
s.head('FIXED CHARGES')
FE=[L('Real Estate Taxes',4417,4417,4205,35336,35336,33640),L('Property Insurance',3186,3000,2740,25488,24000,21920),L('Equipment Leases',615,615,615,4920,4920,4920)]
tf=s.tot('TOTAL FIXED CHARGES',FE)
noi=s.tot('NET OPERATING INCOME',[gop,(tf,-1)],kind='TOTAL',key='noi')
I=[L('Mortgage Interest',12084,12084,12655,97911,97911,102480,lvl=1),L('Depreciation',11250,11250,11250,90000,90000,90000,lvl=1)]
s.tot('NET INCOME',[noi]+[(i,-1) for i in I],kind='TOTAL',key='net_income')
p=FPDF('L','pt','letter'); p.set_auto_page_break(False); p.add_page()
p.set_font('helvetica','B',14); p.set_text_color(20,60,90); p.set_xy(0,24); p.cell(792,16,'The Harbor Light Inn',align='C')
p.set_font('helvetica','',9); p.set_text_color(0); p.set_xy(0,41); p.cell(792,11,'Income Statement',align='C'); p.set_xy(0,52); p.cell(792,11,'For the Month and Eight Months Ended August 31, 2025',align='C')
XL=[92,128,192,256]; XR=[560,596,660,724]; LX=300; rt=lambda x,y,t: (p.set_xy(x-60,y),p.cell(60,9,t,align='R'))
y=72; p.set_fill_color(20,60,90); p.set_text_color(255); p.set_font('helvetica','B',8)
p.set_xy(30,y); p.cell(228,12,'CURRENT MONTH',align='C',fill=True); p.set_xy(498,y); p.cell(228,12,'YEAR TO DATE',align='C',fill=True); p.set_text_color(0)
y+=14
for X in(XL,XR):
    for x,t in zip(X,('Actual','%','Budget','Last Year')): rt(x,y,t)
p.line(30,y+11,726,y+11); y+=15
tot=[v for v in s.rows[tr]['v']]
for r in s.rows:
    if r['type']=='HEADING':
        y+=3; p.set_font('helvetica','B',7.5); p.set_text_color(20,60,90); p.set_xy(LX,y); p.cell(180,9,r['label']); p.set_text_color(0); y+=10; continue
    b=r['items'] is not None; p.set_font('helvetica','B' if b else '',7.5)
    if b and r['type']=='TOTAL': p.set_fill_color(228,236,243); p.rect(30,y-.5,696,10,'F')
    p.set_xy(LX+(0 if b else 8),y); p.cell(180,9,r['label'])
    for X,o in((XL,0),(XR,3)):
        a,bu,ly=r['v'][o:o+3]
        if r.get('raw'):
            f={'%':lambda x:f'{x*100:.1f}%','2':lambda x:f'{x:,.2f}'}.get(r.get('f'),lambda x:f'{x:,}')
            for x,t in zip((X[0],X[2],X[3]),(a,bu,ly)): rt(x,y,f(t))
        else:
            for x,t in zip((X[0],X[2],X[3]),(a,bu,ly)): rt(x,y,fm(t,0,'('))
            p.set_font('helvetica','I',7); rt(X[1],y,f'{a/tot[o]*100:.1f}'); p.set_font('helvetica','B' if b else '',7.5)
    if b and r['type']!='TOTAL':
        for X in(XL,XR):
            for x in(X[0],X[2],X[3]): p.line(x-44,y-.3,x-2,y-.3)
    y+=10
    if b: y+=2
p.set_font('helvetica','I',7); p.set_xy(30,y+6); p.cell(400,9,'24 rooms. % = percent of total revenue. Unaudited - for the use of the partners only.')
p.output(D+F)
save(F,'HOSPITALITY','OPERATING_STATEMENT','innkeeper-partnership bookkeeper','hotel statement, captions in the middle, month left and year to date right',True,[s])
