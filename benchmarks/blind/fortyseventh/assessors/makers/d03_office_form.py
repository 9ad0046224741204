from common import *
from reportlab.pdfgen import canvas
rnd=random.Random(303)
N='Marlow_County_IE_survey_office.pdf'
s=S('Income and Expense Survey - Office Property','Kessler Tower','2022-01-01','2024-12-31',['2022','2023','2024'],dec=0,dash=False)
s.title='2025 INCOME AND EXPENSE SURVEY - OFFICE PROPERTIES'
P=[];ln=[0]
def L(lab,base,g=.03,vals=None,sh=None):
    if vals is None:
        v=base;vals=[]
        for _ in range(3): vals.append(float(round(v)));v*=1+g+rnd.uniform(-.04,.04)
    ln[0]+=1;return s.line(lab,vals,no=ln[0])
def T(lab,terms,**k):
    ln[0]+=1;return s.tot(lab,terms,no=ln[0],**k)
s.head('PART 3. ANNUAL INCOME')
a=[L('Potential gross rent - office',6184300,.015),L('Potential gross rent - retail / ground floor',412750,.02),L('Storage and roof antenna rent',88600,.04)]
pgi=T('Potential gross rental income',a)
vc=L('Less: vacancy',0,vals=[-611208,-883540,-1127915]);cc=L('Less: collection loss',0,vals=[-18440,-9275,-42310])
er=T('Effective rental income',[pgi,vc,cc])
b=[L('Operating expense escalations',742100,.05),L('Real estate tax escalations',318450,.06),L('Parking income',264900,-.01),L('Tenant electric submeter reimbursement',301220,.02),L('Lease cancellation fees',0,vals=[None,215000,None]),L('Miscellaneous income',21480,.05)]
ti=T('EFFECTIVE GROSS INCOME',[er]+b,rt='TOTAL',key='total_income')
s.head('PART 4. ANNUAL EXPENSES')
e=[L('Management fee',198300,.01),L('Administrative payroll and office',243900,.03),L('Legal, accounting and other professional',61250,.08),L('Leasing and advertising',38440,.05),
L('Electricity',688700,.02),L('Steam / gas heat',214380,.03),L('Water and sewer',57920,.06),L('Janitorial contract and supplies',512640,.03),L('Engineers and maintenance payroll',604150,.035),L('Elevator maintenance contract',132900,.03),L('HVAC and plumbing repairs',149720,.04),L('General building repairs',187350,.03),L('Security and life safety',276480,.04),L('Landscaping and snow removal',44610,.02),L('Trash removal',39270,.03),L('Parking expense',71850,.01),L('Property insurance',163200,.11),L('Other (attach list)',0,vals=[12655,None,18940])]
te=T('TOTAL OPERATING EXPENSES',e,rt='TOTAL',key='total_operating_expenses')
noi=T('NET OPERATING INCOME BEFORE REAL ESTATE TAXES',[ti,(te,-1)],rt='TOTAL',key='noi')
s.head('PART 5. ITEMS BELOW THE LINE (do not include above)')
rt=L('Real estate taxes paid',1214600,.04)
s2=[rt,L('Tenant improvements',0,vals=[487200,312950,1046300]),L('Leasing commissions',0,vals=[206118,98740,371225]),L('Capital improvements',0,vals=[None,742880,164500]),L('Mortgage interest',1488200,-.015)]
# planted: one digit of one line, after all totals
i=[k for k,r in enumerate(s.rows) if r['label']=='Security and life safety'][0]
old=s.rows[i]['vals'][1]; t=str(int(old)); new=float(t[0]+str((int(t[1])+4)%10)+t[2:]); s.rows[i]['vals'][1]=new
s.planted={'what':f'line 26 "Security and life safety" 2023 prints {int(new)} instead of {int(old)}; TOTAL OPERATING EXPENSES 2023 was added with {int(old)}','kind':'digit_changed'}
s.planted['what']=s.planted['what'].replace('line 26',f"line {s.rows[i]['no']}")
c=canvas.Canvas(doc(N),pagesize=(612,792));c.setTitle('Form IE-O')
def tx(x,y,t,f='Helvetica',z=8.5,al='l'):
    c.setFont(f,z);{'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,t)
# page 1
tx(54,748,'MARLOW COUNTY ASSESSOR','Helvetica-Bold',13);tx(54,734,'Commercial Valuation Division   |   400 Court Square, Room 112   |   Marlow, OH 44999');tx(558,748,'Form IE-O (rev. 1/2025)',z=7.5,al='r')
c.setLineWidth(1.4);c.line(54,727,558,727)
tx(306,706,'2025 INCOME AND EXPENSE SURVEY - OFFICE PROPERTIES','Helvetica-Bold',13,'c')
tx(306,692,'CONFIDENTIAL - return on or before May 15, 2025','Helvetica-Oblique',9,'c')
y=668
def box(x,y,w,h,cap,val):
    c.setLineWidth(.6);c.rect(x,y-h,w,h);tx(x+3,y-8,cap,z=6.5)
    if val: tx(x+8,y-h+5,val,'Courier-Bold',10)
tx(54,y+4,'PART 1. PROPERTY IDENTIFICATION','Helvetica-Bold',9.5)
box(54,y,250,28,'1. Property name','Kessler Tower');box(304,y,254,28,'2. Parcel number','018-22-4410-00')
box(54,y-28,380,28,'3. Property address','77 East Kessler Street, Marlow');box(434,y-28,124,28,'4. Year built','1984')
box(54,y-56,168,28,'5. Gross building area (sq ft)','318,400');box(222,y-56,168,28,'6. Net rentable area (sq ft)','276,150');box(390,y-56,168,28,'7. No. of stories','19')
box(54,y-84,168,28,'8. Parking spaces','212');box(222,y-84,168,28,'9. Owner occupied? Y / N','N');box(390,y-84,168,28,'10. Vacant area 12/31/24 (sq ft)','47,880')
y=538;tx(54,y,'PART 2. REPORTING PERIOD','Helvetica-Bold',9.5);tx(54,y-14,'This return covers the period from  January 1, 2022  through  December 31, 2024.');tx(54,y-26,'Basis of reporting:  [ ] cash   [X] accrual')
y=488
for t in ['INSTRUCTIONS','Report actual income and expenses for each of the last three calendar years. Round to whole dollars. Enter deductions in parentheses.','Do not report depreciation, amortization, income taxes or principal payments as operating expenses. Real estate taxes are reported','in Part 5 only. Leave a line blank where it does not apply. Attach the December 31, 2024 rent roll.']:
    tx(54,y,t,'Helvetica-Bold' if t.isupper() else 'Helvetica',8.2);y-=11
y-=10;tx(54,y,'CERTIFICATION','Helvetica-Bold',9.5);y-=13
tx(54,y,'I certify under penalty of law that the information in this return is true and complete to the best of my knowledge.');y-=34
c.line(54,y,300,y);c.line(330,y,450,y);c.line(470,y,558,y);tx(54,y-9,'Signature of owner or agent',z=6.5);tx(330,y-9,'Title',z=6.5);tx(470,y-9,'Date',z=6.5);tx(338,y+4,'Controller','Courier-Bold',10);tx(474,y+4,'4/28/2025','Courier-Bold',10)
c.setFillGray(.85);c.rect(54,150,504,60,fill=1);c.setFillGray(0);tx(60,198,'ASSESSOR USE ONLY','Helvetica-Bold',8);tx(60,180,'Received ____________   Reviewed by ____________   Cap. group ________   Land use code ________',z=8)
tx(306,36,'Page 1 of 2',z=7.5,al='c');c.showPage()
# page 2
tx(54,756,'Form IE-O   Kessler Tower   Parcel 018-22-4410-00',z=7.5);X=[54,74,318,398,478,558]
y=742;H=15.2
def header(title):
    global y
    c.setFillGray(.2);c.rect(54,y-H,504,H,fill=1);c.setFillGray(1);tx(60,y-H+4.5,title,'Helvetica-Bold',9);
    for k in range(3): tx(X[3+k]-40,y-H+4.5,s.cols[k],'Helvetica-Bold',9,'c')
    c.setFillGray(0);y-=H
for r in s.rows:
    if r['rt']=='HEADING':
        if y<735:y-=5
        header(r['label']);continue
    big=r['items'] is not None
    if big:c.setFillGray(.92);c.rect(54,y-H,504,H,fill=1,stroke=0);c.setFillGray(0)
    c.setLineWidth(.4)
    for a,b in zip(X[:-1],X[1:]):c.rect(a,y-H,b-a,H)
    tx(71,y-H+4.5,str(r['no']),z=8,al='r');tx(78,y-H+4.5,r['label'],'Helvetica-Bold' if big else 'Helvetica',7.9 if len(r['label'])>42 else 8.4)
    for k,v in enumerate(r['vals']):
        if v is not None: tx(X[3+k]-5,y-H+4.2,f'({abs(v):,.0f})' if v<0 else f'{v:,.0f}','Courier-Bold' if big else 'Courier',9,'r')
    y-=H
tx(54,y-14,'Lines must add to the totals shown. Incomplete returns may be subject to penalty under county ordinance.','Helvetica-Oblique',7.5)
tx(306,30,'Page 2 of 2',z=7.5,al='c');print('end y',y)
c.save()
save(N,[s],'OFFICE','OPERATING_STATEMENT','s47c','county assessor form, numbered boxed lines, three years, blanks for nil; planted digit',True)
