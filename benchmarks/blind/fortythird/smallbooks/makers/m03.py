# Housing cooperative, accountants' compiled year-end package (cover, balance sheets, statements of operations)
from h import *
from reportlab.pdfgen import canvas
F='lindenhof_coop_yearend_2025.pdf'; P='Lindenhof Apartments Corporation'
def S(x): return [i*100 for i in x]
bs=St('Balance Sheets',['2025','2024'],P,None,'2025-12-31',page=2,zero='dash',dtype='BALANCE_SHEET')
bs.head('ASSETS'); bs.head('CURRENT ASSETS',lvl=1)
L=lambda st,l,a,b,lvl=2: st.line(l,S([a,b]),lvl=lvl)
ca=bs.tot('Total current assets',[L(bs,'Cash and cash equivalents',214683,188920),L(bs,'Certificates of deposit',150000,150000),L(bs,'Tenant-shareholder receivables, net',11407,16255),L(bs,'Real estate tax escrow',42318,39870),L(bs,'Prepaid expenses',28944,26103)],lvl=3)
bs.head('PROPERTY AND EQUIPMENT',lvl=1)
g=bs.tot('Property and equipment, at cost',[L(bs,'Land',310000,310000),L(bs,'Building and improvements',6482117,6254602),L(bs,'Equipment and furnishings',188450,188450)],lvl=3)
ad=L(bs,'Less accumulated depreciation',-4117390,-3928244)
pe=bs.tot('Net property and equipment',[g,ad],lvl=3)
bs.head('OTHER ASSETS',lvl=1)
oa=bs.tot('Total other assets',[L(bs,'Replacement reserve - restricted',396205,441782),L(bs,'Deferred elevator project costs',0,22600)],lvl=3)
ta=bs.tot('TOTAL ASSETS',[ca,pe,oa],kind='TOTAL',key='total_assets',lvl=0)
bs.head("LIABILITIES AND SHAREHOLDERS' EQUITY"); bs.head('CURRENT LIABILITIES',lvl=1)
cl=bs.tot('Total current liabilities',[L(bs,'Current portion of mortgage payable',61204,58377),L(bs,'Accounts payable and accrued expenses',73915,52488),L(bs,'Carrying charges received in advance',18630,15974),L(bs,'Accrued interest',9127,9402)],lvl=3)
bs.head('LONG-TERM LIABILITIES',lvl=1)
ll=L(bs,'Mortgage payable, less current portion',2211846,2273050)
tl=bs.tot('TOTAL LIABILITIES',[cl,ll],kind='TOTAL',key='total_liabilities',lvl=1)
bs.head("SHAREHOLDERS' EQUITY",lvl=1)
rev=[('Carrying charges',1044480,1014060),('Commercial rent - ground floor shop',48600,47200),('Garage and storage fees',38940,38160),('Laundry concession',9415,10120),('Flip tax and transfer fees',24750,11800),('Interest and dividends',15382,12977),('Late charges and other',4218,5036)]
exp=[('Payroll - superintendent and porters',186420,179915),('Payroll taxes and employee benefits',61874,58790),('Heating fuel',92618,88344),('Electricity and gas',34105,33287),('Water and sewer',71240,66902),('Repairs, maintenance and supplies',118763,104518),('Elevator service',21480,20856),('Insurance',88412,79630),('Real estate taxes',211650,204380),('Management fee',45600,44400),('Professional fees',27915,24150),('Telephone, office and miscellaneous',14087,13522)]
oth=[('Interest - mortgage',107265,109988),('Depreciation',189146,182377)]
ni=[sum(r[k] for r in rev)-sum(r[k] for r in exp)-sum(r[k] for r in oth) for k in(1,2)]
A=[214683+150000+11407+42318+28944+310000+6482117+188450-4117390+396205,188920+150000+16255+39870+26103+310000+6254602+188450-3928244+441782+22600]
Lb=[61204+73915+18630+9127+2211846,58377+52488+15974+9402+2273050]
stk=38400; pic=[2864300,2864300]; deb=[A[0]-Lb[0]-stk-pic[0]]
deb0=deb[0]-ni[0]; pic[1]=2864300; need=A[1]-Lb[1]-stk-pic[1]; print('deficit 24 by roll',deb0,'by balance',need,'ni',ni)
# make 2024 deficit roll: adjust 2024 building cost
d=deb0-need
for r in bs.rows:
    if r['label']=='Building and improvements': r['b'][1]+=d*100; r['v'][1]+=d*100
for r in bs.rows:
    if r['items']:
        r['b']=[sum(gg*bs.rows[i]['b'][j] for i,gg in r['items']) for j in(0,1)]; r['v']=list(r['b'])
eq=bs.tot("TOTAL SHAREHOLDERS' EQUITY",[L(bs,'Common stock, $1 par, 38,400 shares',stk,stk),L(bs,'Additional paid-in capital',*pic),L(bs,'Accumulated deficit',deb[0],deb0)],kind='TOTAL',key='total_equity',lvl=1)
bs.tot("TOTAL LIABILITIES AND SHAREHOLDERS' EQUITY",[tl,eq],kind='TOTAL',lvl=0)
op=St('Statements of Operations',['2025','2024'],P,'2025-01-01','2025-12-31',page=3,zero='dash',dtype='OPERATING_STATEMENT')
op.head('REVENUES'); r1=op.tot('Total revenues',[L(op,*x,lvl=1) for x in rev],lvl=2,key='total_income')
op.head('OPERATING EXPENSES'); r2=op.tot('Total operating expenses',[L(op,*x,lvl=1) for x in exp],lvl=2,key='total_operating_expenses')
r3=op.tot('INCOME FROM OPERATIONS BEFORE INTEREST AND DEPRECIATION',[r1,(r2,-1)],key='noi')
op.head('OTHER CHARGES'); r4=op.tot('Total other charges',[L(op,*x,lvl=1) for x in oth],lvl=2)
op.tot('NET INCOME (LOSS)' if min(ni)<0<max(ni) else ('NET INCOME' if ni[0]>0 else 'NET LOSS'),[r3,(r4,-1)],kind='TOTAL',key='net_income')
cv=canvas.Canvas(D+F,pagesize=(612,792))
cv.setFont('Times-Bold',17); cv.drawCentredString(306,560,P.upper())
cv.setFont('Times-Roman',13)
for i,t in enumerate(['FINANCIAL STATEMENTS','with Independent Accountants’ Compilation Report','','YEARS ENDED DECEMBER 31, 2025 AND 2024']): cv.drawCentredString(306,520-20*i,t)
cv.setFont('Times-Italic',11); cv.drawCentredString(306,150,'Thorsby, Quill & Partners LLP'); cv.drawCentredString(306,135,'Certified Public Accountants'); cv.showPage()
def page(st,sub,pg):
    cv.setFont('Times-Bold',12)
    for i,t in enumerate([P.upper(),st.title.upper(),sub]): cv.drawCentredString(306,735-15*i,t)
    cv.setLineWidth(1); cv.line(72,698,540,698); X=(446,532); cv.setFont('Times-Bold',11)
    for x,t in zip(X,('2025','2024')): cv.drawCentredString(x-28,678,t); cv.setLineWidth(.5); cv.line(x-60,674,x+3,674)
    y=656; first=True
    for k,r in enumerate(st.rows):
        if r['type']=='HEADING':
            if r['lvl']==0 and k: y-=7
            cv.setFont('Times-Bold',10.5)
            if r['lvl']==0 and st is bs: cv.drawCentredString(210,y,r['label'])
            else: cv.drawString(72,y,r['label'])
            y-=15; continue
        cv.setFont('Times-Bold' if r['label'].isupper() else 'Times-Roman',10.5)
        lx=72+(14*r['lvl'] if not r['label'].isupper() else 0)
        if len(r['label'])>50 and r['label'].isupper():
            w=r['label'].split(' BEFORE '); cv.drawString(lx,y,w[0]+' BEFORE'); y-=12; cv.drawString(lx+10,y,w[1])
        else: cv.drawString(lx,y,r['label'])
        fin=r['type']=='TOTAL' and (r['lvl']==0)
        cv.setFont('Times-Roman',10.5)
        for x,v in zip(X,r['v']):
            t=fm(v,0,'(',zero='-'); cv.drawRightString(x+(3.6 if v<0 else 0),y,t)
            if first or fin: cv.drawString(x-60,y,'$')
        if not r['items']: first=False
        nx=st.rows[k+1] if k+1<len(st.rows) else None
        cv.setLineWidth(.5)
        if nx and nx['items']:
            for x in X: cv.line(x-60,y-3,x+3,y-3)
        if fin:
            for x in X: cv.line(x-60,y-3,x+3,y-3); cv.line(x-60,y-5,x+3,y-5)
        y-=20 if (r['items']) else 14
    cv.setFont('Times-Italic',9.5); cv.drawCentredString(306,52,'See accountants’ compilation report and accompanying notes.'); cv.setFont('Times-Roman',10); cv.drawCentredString(306,36,f'- {pg} -'); cv.showPage()
page(bs,'DECEMBER 31, 2025 AND 2024',2); page(op,'YEARS ENDED DECEMBER 31, 2025 AND 2024',3); cv.save()
save(F,'COOPERATIVE','BALANCE_SHEET','certified public accountants','compiled year-end package, serif, two statements, comparative years',False,[bs,op])
