# Bank loan form filled in by typewriter: borrower's operating statement, self storage. Planted: wrong total.
from kit import *
from reportlab.pdfgen import canvas
s=S("BORROWER'S OPERATING STATEMENT",'Mill Pond Self Storage','2022-01-01','2025-12-31',['2022 Actual','2023 Actual','2024 Actual','2025 Pro Forma'])
s.head('A. INCOME')
n=[0]
def l(t,*v): n[0]+=1;return s.line(t,list(v),no=n[0])
def T(t,it,sg=None,kind='SUBTOTAL',key=None,delta=None): n[0]+=1;return s.tot(t,it,sg,None,kind,key,delta,no=n[0])
a=l('Gross potential rent at street rates',948600,992400,1021800,1052400);b=l('Less: physical vacancy',-104346,-119088,-112398,-105240);c=l('Less: discounts and concessions',-61240,-74115,-80922,-73668);d=l('Less: bad debt / auctioned units',-9487,-11205,-12640,-10524)
rent=T('Net rental income',[a,b,c,d])
e=[l('Late and administrative fees',31870,33946,36118,37000),l('Tenant insurance commissions',22415,27630,32904,35500),l('Retail sales (locks, boxes), net',6218,5907,5544,5500),l('Truck rental commissions',8930,7744,6981,7000),l('RV / boat outdoor parking',27600,28950,30300,31200)]
egi=T('EFFECTIVE GROSS INCOME',[rent]+e,kind='TOTAL',key='total_income')
s.head('B. OPERATING EXPENSES')
x=[l(*q) for q in [('Real estate taxes',92418,95836,99704,103700),('Insurance',18240,21465,25318,27500),('On-site manager wages',71500,74860,78215,80500),('Payroll taxes and benefits',9867,10330,10794,11100),('Utilities',21344,22976,23518,24200),('Repairs and maintenance',19872,24433,17906,21000),('Landscaping and snow',8650,9925,8140,9000),('Advertising and internet leads',24718,27310,31206,32000),('Software, call center, telephone',11460,11902,12655,13000),('Credit card fees',17231,18044,18890,19500),('Office, legal and accounting',9315,8872,10260,10000)]]
x.append(l('Management fee',*[round(v*.06) for v in s.v(egi)]));x.append(l('Replacement reserve',None,None,None,12360))
tx=T('TOTAL OPERATING EXPENSES',x,kind='TOTAL',key='total_operating_expenses',delta=(1,-2700))
s.planted=dict(what='Total operating expenses of 2023 understated by 2,700 (net operating income carries the wrong total)',kind='total_wrong')
noi=T('NET OPERATING INCOME',[egi,tx],[1,-1],kind='TOTAL',key='noi')
s.head('C. DEBT SERVICE AND CASH FLOW')
f=l('Annual debt service - first mortgage',312480,312480,312480,341900);g=l('Capital expenditures',14850,38200,9475,20000)
ncf=T('NET CASH FLOW',[noi,f,g],[1,-1,-1],kind='TOTAL',key='net_cash_flow')
name='p6_millpond_bank_form.pdf';W,H=612,792;k=canvas.Canvas(DOC(name),pagesize=(W,H))
k.setFont('Helvetica-Bold',12);k.drawString(40,752,'CUMBERLAND VALLEY BANK & TRUST');k.setFont('Helvetica',8);k.drawRightString(572,756,'Form CRE-14 (Rev. 03/21)');k.drawRightString(572,746,'Commercial Real Estate Lending');k.setFont('Helvetica-Bold',14);k.drawCentredString(306,724,"BORROWER'S OPERATING STATEMENT")
def box(x,y,w,h,cap,val):
    k.rect(x,y,w,h);k.setFont('Helvetica',6.2);k.drawString(x+3,y+h-7,cap);k.setFont('Courier',9.5);k.drawString(x+5,y+5,val)
box(40,686,300,26,'PROPERTY NAME','Mill Pond Self Storage');box(340,686,232,26,'BORROWER','MPS Storage Holdings LLC')
box(40,660,300,26,'PROPERTY ADDRESS','2210 Old Mill Rd, Carlisle, PA 17013');box(340,660,116,26,'NO. OF UNITS','512');box(456,660,116,26,'NET RENTABLE SQ. FT.','61,800')
y=640;X=[244,326,408,490,572]
k.setFillGray(.87);k.rect(40,y-14,532,30,0,1);k.setFillGray(0);k.rect(40,y-14,532,30);k.setFont('Helvetica-Bold',7.5);k.drawString(44,y-4,'Line');k.drawString(66,y-4,'Description')
for i,(p,q) in enumerate([('2022','Actual'),('2023','Actual'),('2024','Actual'),('2025','Pro Forma')]):
    m=(X[i]+X[i+1])/2;k.drawCentredString(m,y+4,p);k.drawCentredString(m,y-7,q)
for v in [62]+X[:-1]: k.line(v,y-14,v,y+16)
y-=14;h=15.2
for r,xx in zip(s.rows,s.x):
    y-=h
    if r['rowType']=='HEADING':
        k.setFillGray(.25);k.rect(40,y,532,h,1,1);k.setFillGray(1);k.setFont('Helvetica-Bold',8);k.drawString(44,y+4.5,r['label']);k.setFillGray(0);continue
    b=r['rowType']!='LINE'
    if b: k.setFillGray(.93);k.rect(40,y,532,h,0,1);k.setFillGray(0)
    k.setLineWidth(.5);k.rect(40,y,532,h)
    for v in [62]+X[:-1]: k.line(v,y,v,y+h)
    k.setFont('Helvetica-Bold' if b else 'Helvetica',7.6);k.drawRightString(58,y+4.5,'%d.'%xx['no']);k.drawString(66,y+4.5,r['label'])
    k.setFont('Courier-Bold' if b else 'Courier',9)
    for i,v in enumerate(r['values']):
        if v is not None: k.drawRightString(X[i+1]-6,y+4.3,f'{v:,}' if v>=0 else f'({-v:,})')
print(y)
k.setFont('Helvetica',7.2);k.drawString(40,y-16,'I/We certify that the above is a true and complete statement of the income and expenses of the property for the periods shown.')
k.line(40,y-42,300,y-42);k.line(400,y-42,572,y-42);k.drawString(40,y-51,'Signature of Borrower / Authorized Officer');k.drawString(400,y-51,'Date');k.setFont('Courier',9.5);k.drawString(410,y-39,'02/18/2025')
k.save()
save(name,[s],'SELF_STORAGE','OPERATING_STATEMENT','bank form with numbered lines and boxed grid, typed entries')
